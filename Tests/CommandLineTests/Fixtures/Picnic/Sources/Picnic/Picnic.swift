public import ScreenNavigation

public enum Picnic: NavigationSchema {
  public typealias Tab = Never

  public enum Route: Hashable, Sendable {
    case item(String)
  }

  public enum Sheet: Hashable, Identifiable, Sendable {
    case newItem

    public var id: Self { self }
  }
}

public enum AppScreen: String, ScreenManifest {
  case list, item, newItem

  public var navigationPath: ScreenPath<Picnic> {
    switch self {
    case .list: ScreenPath()
    case .item: ScreenPath(routes: [.item("Blanket")])
    case .newItem: ScreenPath(sheet: .newItem)
    }
  }
}
