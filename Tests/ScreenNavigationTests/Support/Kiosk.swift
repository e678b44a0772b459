import ScreenNavigation

/// A schema whose sheet is not `Equatable`.
enum Kiosk: NavigationSchema {
  enum Tab: CaseIterable {
    case shop
  }

  enum Route: Hashable {
    case item(Int)
  }

  struct Sheet: Identifiable {
    var id: Int
    var text = ""
  }
}
