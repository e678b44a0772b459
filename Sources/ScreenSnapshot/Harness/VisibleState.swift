/// What a person would see: the flow, the tabs, the selected tab's stack, what is presented, the
/// overlay.
///
/// The types need not conform to anything; existentials fit. An app without flows and overlays
/// spells it ``VisibleState``.
public struct VisibleFlowState<Flow, Tab, Route, Sheet, Overlay> {
  /// The app-wide mode that is shown, where the app has several.
  public var flow: Flow?

  /// The tabs, in the order that they are shown.
  public var tabs: [Tab]

  /// The selected tab.
  public var tab: Tab?

  /// The stack of the selected tab, or the only one.
  public var stack: VisibleStack<Route, Sheet>

  /// The screen of the whole app that lies over everything.
  public var overlay: Overlay?

  /// Creates a state of what a router can present.
  ///
  /// - Parameters:
  ///   - flow: The flow that is shown.
  ///   - tabs: The tabs, in order; by default all cases of the tab type, where it is
  ///     `CaseIterable` and a tab is selected.
  ///   - tab: The selected tab.
  ///   - routes: The stack, the root not included, the visible route last.
  ///   - sheet: The sheet over it.
  ///   - fullScreenCover: The full-screen cover over it.
  ///   - alert: The alert over it.
  ///   - confirmation: The confirmation over it.
  ///   - overlay: The overlay over the whole app.
  public init(
    flow: Flow? = nil,
    tabs: [Tab]? = nil,
    tab: Tab? = nil,
    routes: [Route] = [],
    sheet: Sheet? = nil,
    fullScreenCover: Sheet? = nil,
    alert: VisibleDialog? = nil,
    confirmation: VisibleDialog? = nil,
    overlay: Overlay? = nil
  ) {
    var stack = VisibleStack<Route, Sheet>(routes: routes)
    if let sheet { stack.presentations.append(.sheet(sheet)) }
    if let fullScreenCover { stack.presentations.append(.fullScreenCover(fullScreenCover)) }
    if let alert { stack.presentations.append(.alert(alert)) }
    if let confirmation { stack.presentations.append(.confirmation(confirmation)) }
    self.init(flow: flow, tabs: tabs, tab: tab, stack: stack, overlay: overlay)
  }

  /// Creates a state of a stack whose sheets have stacks of their own.
  ///
  /// - Parameters:
  ///   - flow: The flow that is shown.
  ///   - tabs: The tabs, in order; by default all cases of the tab type, where it is
  ///     `CaseIterable` and a tab is selected.
  ///   - tab: The selected tab.
  ///   - stack: The stack of the selected tab, or the only one.
  ///   - overlay: The overlay over the whole app.
  public init(
    flow: Flow? = nil,
    tabs: [Tab]? = nil,
    tab: Tab? = nil,
    stack: VisibleStack<Route, Sheet>,
    overlay: Overlay? = nil
  ) {
    self.flow = flow
    self.tabs = tab == nil ? [] : tabs ?? Self.allTabs
    self.tab = tab
    self.stack = stack
    self.overlay = overlay
  }

  private static var allTabs: [Tab] {
    guard let type = Tab.self as? any CaseIterable.Type else { return [] }
    return cases(of: type)
  }

  private static func cases<Cases: CaseIterable>(of type: Cases.Type) -> [Tab] {
    type.allCases.compactMap { $0 as? Tab }
  }
}

/// What a person would see in an app of tabs and stacks.
public typealias VisibleState<Tab, Route, Sheet> =
  VisibleFlowState<Never, Tab, Route, Sheet, Never>

/// One stack: its routes, and what is presented over them.
public struct VisibleStack<Route, Sheet> {
  /// The routes, the root not included, the visible one last.
  public var routes: [Route]

  /// What is presented: none or one.
  ///
  /// A screen that shows two at once is invalid.
  public var presentations: [VisiblePresentation<Route, Sheet>]

  /// Creates a stack.
  ///
  /// - Parameters:
  ///   - routes: The routes, the root not included.
  ///   - presentations: What is presented over them.
  public init(
    routes: [Route] = [], presentations: [VisiblePresentation<Route, Sheet>] = []
  ) {
    self.routes = routes
    self.presentations = presentations
  }
}

/// What is presented over a stack.
public indirect enum VisiblePresentation<Route, Sheet> {
  /// A card, with a stack of its own.
  case sheet(Sheet, VisibleStack<Route, Sheet> = VisibleStack())

  /// A screen that hides the stack, with a stack of its own.
  case fullScreenCover(Sheet, VisibleStack<Route, Sheet> = VisibleStack())

  /// A message with buttons.
  case alert(VisibleDialog)

  /// A question with buttons.
  case confirmation(VisibleDialog)
}
