import ScreenNavigation

enum Garden: NavigationSchema {
  typealias Tab = Never

  enum Route: Hashable, Sendable {
    case bed(String)
  }

  enum Sheet: Hashable, Identifiable, Sendable {
    case planting

    var id: Self { self }
  }
}

enum AppScreen: String, ScreenManifest {
  case beds, bed, planting

  var navigationPath: ScreenPath<Garden> {
    switch self {
    case .beds: ScreenPath()
    case .bed: ScreenPath(routes: [.bed("Herbs")])
    case .planting: ScreenPath(sheet: .planting)
    }
  }
}
