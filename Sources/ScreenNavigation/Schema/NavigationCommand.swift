/// A move across flows as a value: where it ends, and whether it leaves anything behind.
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
/// A command ends in the same visible state from every start.
public protocol NavigationCommand<Schema>: Hashable, Sendable {
  /// The types that the destination is made of.
  associatedtype Schema: NavigationSchema

  /// Where the command ends.
  var destination: ScreenPath<Schema> { get }

  /// Whether every stack, presentation and overlay is emptied on the way, as when logging out;
  /// false by default.
  var resetsEverything: Bool { get }
}

extension NavigationCommand {
  /// False: stacks of other tabs and flows stay.
  public var resetsEverything: Bool { false }
}

/// The commands of an app that has none of its own.
public enum FlowCommand<Schema: NavigationSchema>: NavigationCommand {
  /// Shows a tab at its root.
  case openTab(Schema.Tab)

  /// Shows a flow at its root.
  case openFlowRoot(Schema.Flow)

  /// Shows a flow at its root, and leaves nothing behind anywhere.
  case logOut(to: Schema.Flow)

  /// Where the command ends.
  public var destination: ScreenPath<Schema> {
    switch self {
    case .openTab(let tab): ScreenPath(tab: tab)
    case .openFlowRoot(let flow), .logOut(let flow): ScreenPath(flow: flow)
    }
  }

  /// True for ``logOut(to:)`` alone.
  public var resetsEverything: Bool {
    if case .logOut = self { true } else { false }
  }
}
