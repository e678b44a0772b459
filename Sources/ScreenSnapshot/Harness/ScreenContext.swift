public import ScreenContents

/// A screen that has content of its own: the root of a tab or flow, a route, a sheet, an overlay.
///
/// In a harness, `Destination` is this type with the app's own types. A `switch` can leave out
/// cases whose type is `Never`.
public enum ScreenDestination<Flow, Tab, Route, Sheet, Overlay> {
  /// The root of the only stack of an app without tabs.
  case root

  /// The root of a flow.
  case flow(Flow)

  /// The root of a tab.
  case tab(Tab)

  /// A pushed screen.
  case route(Route)

  /// A sheet, popover or full-screen cover.
  case sheet(Sheet)

  /// A screen over the whole app.
  case overlay(Overlay)
}

/// The place of a screen in the app, for its content.
///
/// Actions of controls drive the app with it:
///
/// ```swift
/// .button("Edit") { context.router.present(sheet: .edit(recipe)) }
/// ```
@MainActor
public struct ScreenContext<Navigator: ScreenNavigating> {
  /// The navigator of the screen.
  public let navigator: Navigator

  /// The layout that the content is for.
  public nonisolated let layout: ScreenLayout

  /// Whether the destination is in front: on top of its stack, with no sheet, popover, cover or
  /// overlay over it.
  ///
  /// An alert or a confirmation over it has no content, so the destination stays in front. It is
  /// false for the title on a back button, the bar below a sheet, and the label of a tab.
  public nonisolated let isFrontmost: Bool

  let tab: Navigator.VisibleTab?
  let depth: Int

  /// Creates a context, for tests that call `content(of:in:)`.
  ///
  /// - Parameters:
  ///   - navigator: The navigator of the screen.
  ///   - tab: The tab that contains the destination. Default: the visible tab.
  ///   - depth: The number of sheets, popovers and covers up to the destination, including its own.
  ///   - layout: The layout that the content is for.
  ///   - isFrontmost: Whether the destination is in front.
  public init(
    _ navigator: Navigator, tab: Navigator.VisibleTab? = nil, depth: Int = 0,
    layout: ScreenLayout = .compact, isFrontmost: Bool = true
  ) {
    self.navigator = navigator
    self.layout = layout
    self.isFrontmost = isFrontmost
    self.tab = tab
    self.depth = depth
  }
}

extension ScreenContext where Navigator: StackRouterProviding {
  /// The router of the stack that the destination is in: of its tab, or of its sheet, popover or
  /// cover.
  ///
  /// An overlay is in no stack. Its router is the one of the frontmost stack below it.
  public var router: Navigator.StackRouter {
    navigator.stackRouter(in: tab, depth: depth)
  }

  /// The router of the stack that presents the destination's sheet, popover or cover; nil for a
  /// destination that is not presented.
  ///
  /// A Close button can call it: `context.presenter?.dismiss()`.
  public var presenter: Navigator.StackRouter? {
    depth > 0 ? navigator.stackRouter(in: tab, depth: depth - 1) : nil
  }
}

/// A navigator that has a router for each of its stacks.
///
/// The library's routers conform to it. A wrapper forwards to its router:
///
/// ```swift
/// extension AppCoordinator: StackRouterProviding {
///   public func stackRouter(in tab: Bookshelf.Tab?, depth: Int) -> AppRouter<Bookshelf> {
///     router.stackRouter(in: tab, depth: depth)
///   }
/// }
/// ```
@MainActor
public protocol StackRouterProviding: ScreenNavigating {
  /// The type of the routers.
  associatedtype StackRouter

  /// Returns the router of a stack.
  ///
  /// The tab is nil for the stack of the visible tab, and in an app without tabs. The depth is the
  /// number of sheets, popovers and covers up to the stack: 0 for the stack of a tab, 1 for the
  /// stack in a sheet over it.
  func stackRouter(in tab: VisibleTab?, depth: Int) -> StackRouter
}
