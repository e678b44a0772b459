public import ScreenNavigation

extension Bookshelf {
  /// The app's moves across flows.
  public enum Command: NavigationCommand {
    /// Opens a tab at its root, for a signed-in user.
    case goToAuthorized(tab: Tab)

    /// Clears all navigation state and restarts the onboarding.
    case logoutToOnboarding

    /// Clears all navigation state and opens the app for another user.
    case switchAccount

    /// Opens a flow at its root.
    case openFlowRoot(Flow)

    /// The destination of the command.
    public var destination: ScreenPath<Bookshelf> {
      switch self {
      case .goToAuthorized(let tab): ScreenPath(flow: .authorized, tab: tab)
      case .logoutToOnboarding: ScreenPath(flow: .onboarding)
      case .switchAccount: ScreenPath(flow: .authorized, tab: .library)
      case .openFlowRoot(let flow): ScreenPath(flow: flow)
      }
    }

    /// True for commands that end a session.
    public var resetsEverything: Bool { self == .logoutToOnboarding || self == .switchAccount }
  }
}
