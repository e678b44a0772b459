import ScreenNavigation

extension Shelf {
  enum Command: NavigationCommand {
    case goToAuthorized(tab: Tab)
    case logoutToOnboarding

    var destination: ScreenPath<Shelf> {
      switch self {
      case .goToAuthorized(let tab): ScreenPath(flow: .authorized, tab: tab)
      case .logoutToOnboarding: ScreenPath(flow: .onboarding)
      }
    }

    var resetsEverything: Bool { self == .logoutToOnboarding }
  }
}
