/// A move across flows as a value: its destination, and whether it resets the app.
///
/// An app's commands are an enum with a computed `destination`:
///
/// ```swift
/// enum Command: NavigationCommand {
///   case goToAuthorized(tab: Tab)
///   case logoutToOnboarding
///
///   var destination: ScreenPath<Bookshelf> {
///     switch self {
///     case .goToAuthorized(let tab): ScreenPath(flow: .authorized, tab: tab)
///     case .logoutToOnboarding: ScreenPath(flow: .onboarding)
///     }
///   }
/// }
/// ```
///
/// A command leads to the same visible state from every start.
public protocol NavigationCommand<Schema>: Hashable, Sendable {
  /// The app's schema.
  associatedtype Schema: NavigationSchema

  /// The destination of the command.
  var destination: ScreenPath<Schema> { get }

  /// Whether the command first clears every stack, presentation and overlay; false by default.
  ///
  /// Return true for commands that end a session, such as logging out.
  var resetsEverything: Bool { get }
}

extension NavigationCommand {
  /// The default: the stacks of other tabs and flows stay.
  public var resetsEverything: Bool { false }
}

/// The commands of an app that does not define its own.
public enum FlowCommand<Schema: NavigationSchema>: NavigationCommand {
  /// Opens a tab at its root.
  case openTab(Schema.Tab)

  /// Opens a flow at its root.
  case openFlowRoot(Schema.Flow)

  /// Opens a flow at its root and clears everything else.
  case logOut(to: Schema.Flow)

  /// The destination of the command.
  public var destination: ScreenPath<Schema> {
    switch self {
    case .openTab(let tab): ScreenPath(tab: tab)
    case .openFlowRoot(let flow), .logOut(let flow): ScreenPath(flow: flow)
    }
  }

  /// True only for ``logOut(to:)``.
  public var resetsEverything: Bool {
    if case .logOut = self { true } else { false }
  }
}
