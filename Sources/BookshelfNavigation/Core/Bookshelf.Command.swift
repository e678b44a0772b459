public import ScreenNavigation

extension Bookshelf {
  /// The moves across flows.
  public enum Command: NavigationCommand {
    /// Shows a tab at its root, to somebody who is signed in.
    case goToAuthorized(tab: Tab)

    /// Leaves nothing of the account on any screen, and begins anew.
    case logoutToOnboarding

    /// Shows a flow at its root.
    case openFlowRoot(Flow)

    /// Where the command ends.
    public var destination: ScreenPath<Bookshelf> {
      switch self {
      case .goToAuthorized(let tab): ScreenPath(flow: .authorized, tab: tab)
      case .logoutToOnboarding: ScreenPath(flow: .onboarding)
      case .openFlowRoot(let flow): ScreenPath(flow: flow)
      }
    }

    /// True for logging out alone.
    public var resetsEverything: Bool { self == .logoutToOnboarding }
  }
}
