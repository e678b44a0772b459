/// The navigation state that shows one screen: flow, tab, routes, at most one presentation, overlay.
///
/// A path is absolute. Following it gives the same visible state whatever was shown before.
public struct ScreenPath<Schema: NavigationSchema>: Sendable {
  /// The flow to enter; where the path names none, the one that holds the tabs if it names a tab,
  /// else the one that the app starts in.
  public var flow: Schema.Flow?

  /// The tab to select; the first one where the path names none.
  public var tab: Schema.Tab?

  /// The routes on the tab's stack, the root not included, the visible one last.
  public var routes: [Schema.Route]

  /// What lies over the stack: none or one.
  ///
  /// A path that was made with two of them is a mistake in the manifest, which
  /// ``PathNavigating/check(_:)`` names; following it shows the first.
  public var presentations: [Presentation<Schema>]

  /// The screen over the whole app.
  public var overlay: Schema.Overlay?

  /// Creates a path to routes and to what is presented over them.
  ///
  /// - Parameters:
  ///   - flow: The flow to enter.
  ///   - tab: The tab to select; the first one by default.
  ///   - routes: The stack, the root not included.
  ///   - sheet: A sheet at its root. For one with a stack of its own, see
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

  /// Creates a path to what goes on inside of a presentation.
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
  ///   - routes: The stack, the root not included.
  ///   - presentation: What lies over the stack, with its own stack and presentation.
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

  /// The stack that the path leads to, with the first of its presentations.
  public var stack: StackState<Schema> {
    StackState(routes: routes, presenting: presentations.first)
  }
}

extension ScreenPath: Equatable where Schema.Sheet: Equatable, Schema.Overlay: Equatable {}
extension ScreenPath: Hashable where Schema.Sheet: Hashable, Schema.Overlay: Hashable {}
