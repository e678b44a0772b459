/// The navigation state of one screen: flow, tab, routes, at most one presentation, overlay.
///
/// A path is absolute: following it leads to the same visible state from every start.
public struct ScreenPath<Schema: NavigationSchema>: Sendable {
  /// The flow to enter.
  ///
  /// If nil, a path with a tab enters the flow that holds the tabs, and any other path enters the
  /// flow that the app starts in.
  public var flow: Schema.Flow?

  /// The tab to select; the first one if nil.
  public var tab: Schema.Tab?

  /// The routes on the tab's stack without the root, the visible route last.
  public var routes: [Schema.Route]

  /// The presentation over the stack, if any.
  ///
  /// A path with two presentations is a mistake in the manifest. ``PathNavigating/check(_:)``
  /// reports it. A router that follows the path presents the first one.
  public var presentations: [Presentation<Schema>]

  /// The screen over the whole app.
  public var overlay: Schema.Overlay?

  /// Creates a path to routes and a presentation over them.
  ///
  /// - Parameters:
  ///   - flow: The flow to enter.
  ///   - tab: The tab to select; the first one by default.
  ///   - routes: The stack without the root.
  ///   - sheet: A sheet at its root. For a sheet with routes on its stack, see
  ///     ``init(flow:tab:routes:presenting:overlay:)``.
  ///   - fullScreenCover: A full-screen cover at its root.
  ///   - alert: An alert.
  ///   - confirmation: A confirmation.
  ///   - overlay: A screen over the whole app.
  public init(
    flow: Schema.Flow? = nil,
    tab: Schema.Tab? = nil,
    routes: [Schema.Route] = [],
    sheet: Schema.Sheet? = nil,
    fullScreenCover: Schema.Sheet? = nil,
    alert: AlertState? = nil,
    confirmation: ConfirmationState? = nil,
    overlay: Schema.Overlay? = nil
  ) {
    self.flow = flow
    self.tab = tab
    self.overlay = overlay
    self.routes = routes
    presentations = []
    if let sheet { presentations.append(.sheet(sheet)) }
    if let fullScreenCover { presentations.append(.fullScreenCover(fullScreenCover)) }
    if let alert { presentations.append(.alert(alert)) }
    if let confirmation { presentations.append(.confirmation(confirmation)) }
  }

  /// Creates a path to a screen inside a presentation.
  ///
  /// ```swift
  /// ScreenPath(
  ///   tab: .library,
  ///   presenting: .sheet(.bookEdit(.fixture), StackState(routes: [.coverPicker])))
  /// ```
  ///
  /// - Parameters:
  ///   - flow: The flow to enter.
  ///   - tab: The tab to select; the first one by default.
  ///   - routes: The stack without the root.
  ///   - presentation: The presentation over the stack, with its own stack and presentation.
  ///   - overlay: A screen over the whole app.
  public init(
    flow: Schema.Flow? = nil,
    tab: Schema.Tab? = nil,
    routes: [Schema.Route] = [],
    presenting presentation: Presentation<Schema>,
    overlay: Schema.Overlay? = nil
  ) {
    self.flow = flow
    self.tab = tab
    self.overlay = overlay
    self.routes = routes
    presentations = [presentation]
  }

  /// The sheet over the stack; nil for a path without one.
  public var sheet: Schema.Sheet? {
    presentations.lazy.compactMap { presentation in
      if case .sheet(let sheet, _) = presentation { sheet } else { nil }
    }.first
  }

  /// The full-screen cover over the stack; nil for a path without one.
  public var fullScreenCover: Schema.Sheet? {
    presentations.lazy.compactMap { presentation in
      if case .fullScreenCover(let cover, _) = presentation { cover } else { nil }
    }.first
  }

  /// The alert over the stack; nil for a path without one.
  public var alert: AlertState? {
    presentations.lazy.compactMap { presentation in
      if case .alert(let alert) = presentation { alert } else { nil }
    }.first
  }

  /// The confirmation over the stack; nil for a path without one.
  public var confirmation: ConfirmationState? {
    presentations.lazy.compactMap { presentation in
      if case .confirmation(let confirmation) = presentation { confirmation } else { nil }
    }.first
  }

  /// The stack that the path leads to, with the first of its presentations.
  public var stack: StackState<Schema> {
    StackState(routes: routes, presenting: presentations.first)
  }
}

extension ScreenPath: Equatable where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}
extension ScreenPath: Hashable where Schema.Sheet: Hashable, Schema.Overlay: Hashable {}
