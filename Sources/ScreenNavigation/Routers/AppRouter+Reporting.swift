extension AppRouter {
  /// Where the router's changes are reported to; that of the whole tree.
  ///
  /// Set it on the outermost router.
  public var tracker: (any NavigationTracking<Schema>)? {
    get { reporter?.tracker }
    set { rootReporter.tracker = newValue }
  }

  /// What changes are reported through, made where nobody listened before.
  var rootReporter: EventReporter<Schema> {
    if let reporter { return reporter }
    let reporter = EventReporter<Schema> { [weak self] in self?.visiblePath ?? ScreenPath() }
    attach(reporter, at: place)
    return reporter
  }

  /// Reports what became of the stack: a push, a pop, or something else.
  func report(from old: [Schema.Route]) {
    guard let reporter else { return }
    let new = stack
    if new.count == old.count + 1, new.starts(with: old), let route = new.last {
      reporter.report(.routePush(route, at: place))
    } else if new.count < old.count, old.starts(with: new) {
      reporter.report(.routePop(count: old.count - new.count, at: place))
    } else {
      reporter.report(.stack(state, at: place))
    }
  }

  /// Reports all that the work does to this stack and to what is over it as one change.
  func coalescedStackChange(_ work: () -> Void) {
    guard let reporter else { return work() }
    reporter.coalesced(work) { NavigationChange.stack(state, at: place) }
  }

  /// What is visible, as a path.
  var visiblePath: ScreenPath<Schema> {
    var path = ScreenPath<Schema>(flow: place.flow, tab: place.tab, routes: stack)
    path.presentations = presentation.map { [$0] } ?? []
    return path
  }

  /// The router that lies over this one at a depth.
  func router(atDepth depth: Int) -> AppRouter? {
    depth == 0 ? self : presented?.router(atDepth: depth - 1)
  }
}
