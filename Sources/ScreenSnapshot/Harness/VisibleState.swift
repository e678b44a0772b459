/// The navigation state that the user sees: flow, tabs, stack, presentation and overlay.
///
/// The types have no requirements and can be existentials. ``VisibleState`` is the shorter spelling
/// for apps without flows and overlays.
public struct VisibleFlowState<Flow, Tab, Route, Sheet, Overlay> {
  /// The current app-wide mode, if the app has several.
  public var flow: Flow?

  /// The tabs, in visible order.
  public var tabs: [Tab]

  /// The selected tab.
  public var tab: Tab?

  /// The stack of the selected tab, or the app's only stack.
  public var stack: VisibleStack<Route, Sheet>

  /// The screen over the whole app.
  public var overlay: Overlay?

  /// Creates a state with at most one level of presentation.
  ///
  /// - Parameters:
  ///   - flow: The current flow.
  ///   - tabs: The tabs in visible order; ignored without `tab`. Default: all cases of a
  ///     `CaseIterable` tab type, or else the selected tab alone.
  ///   - tab: The selected tab.
  ///   - routes: The routes above the root, the visible route last.
  ///   - sheet: The sheet over the stack.
  ///   - popover: The popover over the stack.
  ///   - fullScreenCover: The full-screen cover over the stack.
  ///   - alert: The alert over the stack.
  ///   - confirmation: The confirmation over the stack.
  ///   - overlay: The overlay over the whole app.
  public init(
    flow: Flow? = nil,
    tabs: [Tab]? = nil,
    tab: Tab? = nil,
    routes: [Route] = [],
    sheet: Sheet? = nil,
    popover: Sheet? = nil,
    fullScreenCover: Sheet? = nil,
    alert: VisibleDialog? = nil,
    confirmation: VisibleDialog? = nil,
    overlay: Overlay? = nil
  ) {
    var stack = VisibleStack<Route, Sheet>(routes: routes)
    if let sheet { stack.presentations.append(.sheet(sheet)) }
    if let popover { stack.presentations.append(.popover(popover)) }
    if let fullScreenCover { stack.presentations.append(.fullScreenCover(fullScreenCover)) }
    if let alert { stack.presentations.append(.alert(alert)) }
    if let confirmation { stack.presentations.append(.confirmation(confirmation)) }
    self.init(flow: flow, tabs: tabs, tab: tab, stack: stack, overlay: overlay)
  }

  /// Creates a state whose sheets have their own stacks.
  ///
  /// The default for `tabs` is all cases of a `CaseIterable` tab type, or else the selected tab alone. Without
  /// `tab`, they are ignored.
  public init(
    flow: Flow? = nil,
    tabs: [Tab]? = nil,
    tab: Tab? = nil,
    stack: VisibleStack<Route, Sheet>,
    overlay: Overlay? = nil
  ) {
    self.flow = flow
    self.tabs = tab.map { tabs ?? Self.allTabs ?? [$0] } ?? []
    self.tab = tab
    self.stack = stack
    self.overlay = overlay
  }

  private static var allTabs: [Tab]? {
    (Tab.self as? any CaseIterable.Type).map { cases(of: $0) }
  }

  private static func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Tab] {
    type.allCases.compactMap { $0 as? Tab }
  }
}

/// The visible state of an app that has tabs and stacks, but no flows or overlays.
public typealias VisibleState<Tab, Route, Sheet> =
  VisibleFlowState<Never, Tab, Route, Sheet, Never>

/// A stack: its routes and the presentation over them.
public struct VisibleStack<Route, Sheet> {
  /// The routes above the root, the visible route last.
  public var routes: [Route]

  /// The presentations over the stack.
  ///
  /// SwiftUI supports one at a time, so a state with several makes the screen `invalid`.
  public var presentations: [VisiblePresentation<Route, Sheet>]

  /// Creates a stack.
  public init(
    routes: [Route] = [], presentations: [VisiblePresentation<Route, Sheet>] = []
  ) {
    self.routes = routes
    self.presentations = presentations
  }
}

/// A presentation over a stack.
public indirect enum VisiblePresentation<Route, Sheet> {
  /// A sheet with its own stack.
  case sheet(Sheet, VisibleStack<Route, Sheet> = VisibleStack())

  /// A popover with its own stack; drawn like a sheet, which it is on a phone.
  case popover(Sheet, VisibleStack<Route, Sheet> = VisibleStack())

  /// A full-screen cover with its own stack.
  case fullScreenCover(Sheet, VisibleStack<Route, Sheet> = VisibleStack())

  /// An alert.
  case alert(VisibleDialog)

  /// A confirmation dialog.
  case confirmation(VisibleDialog)
}
