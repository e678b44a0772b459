extension AppRouter {
  /// The receiver of events from the whole tree of routers; set it on the outermost router.
  public var tracker: (any NavigationTracking<Schema>)? {
    get { reporter?.tracker }
    set { rootReporter.tracker = newValue }
  }

  /// The reporter of this router's tree, created on first use.
  var rootReporter: EventReporter<Schema> {
    if let reporter { return reporter }
    let reporter = EventReporter<Schema> { [weak self] in
      self?.unobservedVisiblePath ?? ScreenPath()
    }
    attach(reporter, at: place)
    return reporter
  }

  /// Reports a change of the stack: a push, a pop, or a replaced stack.
  func report(from old: [Schema.Route]) {
    guard let reporter else { return }
    reporter.report(event(from: old, in: reporter))
  }

  func event(
    from old: [Schema.Route], in reporter: EventReporter<Schema>
  ) -> NavigationEvent<Schema> {
    let new = routes
    if new.count == old.count + 1, new.starts(with: old), let route = new.last {
      return .routePush(route, at: place)
    }
    if new.count < old.count, old.starts(with: new) {
      return .routePop(count: old.count - new.count, at: place)
    }
    return reporter.screenView(by: .stack(unobservedState, at: place))
  }

  /// Reports everything that the work changes in this stack and its presentation as one change.
  func coalescedStackChange(_ work: () -> Void) {
    guard let reporter else { return work() }
    reporter.coalesced(work) { NavigationChange.stack(unobservedState, at: place) }
  }

  /// This router, or the router of the sheet at a nesting depth above it.
  func router(atDepth depth: Int) -> AppRouter? {
    depth == 0 ? self : presented?.router(atDepth: depth - 1)
  }
}
