public import ScreenNavigation

extension Bookshelf {
  /// The moves across flows.
  public enum Command: NavigationCommand {
    /// Shows a tab at its root, to somebody who is signed in.
    case goToAuthorized(tab: Tab)

    /// Leaves nothing of the account on any screen, and begins anew.
    case logoutToOnboarding

    /// Leaves nothing of the account on any screen, and asks for another one.
    case switchAccount

    /// Shows a flow at its root.
    case openFlowRoot(Flow)

    /// Where the command ends.
    public var destination: ScreenPath<Bookshelf> {
      switch self {
      case .goToAuthorized(let tab): ScreenPath(flow: .authorized, tab: tab)
      case .logoutToOnboarding: ScreenPath(flow: .onboarding)
      case .switchAccount: ScreenPath(flow: .authorized, tab: .settings, sheet: .signIn)
      case .openFlowRoot(let flow): ScreenPath(flow: flow)
      }
    }

    /// True for leaving an account.
    public var resetsEverything: Bool { self == .logoutToOnboarding || self == .switchAccount }
  }
}
