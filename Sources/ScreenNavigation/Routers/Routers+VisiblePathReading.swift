extension AppRouter: VisiblePathReading {
  /// The routes and the presentation as a path, without flow, tab and overlay.
  public var visiblePath: ScreenPath<Schema> {
    observeState()
    return unobservedVisiblePath
  }

  /// The visible path, without registering the reader as an observer.
  package var unobservedVisiblePath: ScreenPath<Schema> {
    guard let slot else { return ScreenPath(routes: routes) }
    return ScreenPath(routes: routes, presenting: slot.presentation)
  }

  /// Returns the routes and the presentation of a path, which are all that the router follows.
  public func completed(_ path: ScreenPath<Schema>) -> ScreenPath<Schema> {
    var complete = ScreenPath<Schema>(routes: path.routes)
    complete.presentations = Array(path.presentations.prefix(1))
    return complete
  }
}

extension TabRouter: VisiblePathReading {
  /// The selected tab, its routes and its presentation as a path, without flow and overlay.
  public var visiblePath: ScreenPath<Schema> {
    var path = current.visiblePath
    path.tab = selectedTab
    return path
  }

  /// The visible path, without registering the reader as an observer.
  package var unobservedVisiblePath: ScreenPath<Schema> {
    var path = unobservedCurrent.unobservedVisiblePath
    path.tab = unobservedSelectedTab
    return path
  }

  /// Returns a path with its tab, or the first one, and without flow and overlay.
  public func completed(_ path: ScreenPath<Schema>) -> ScreenPath<Schema> {
    var complete = unobservedCurrent.completed(path)
    complete.tab = path.tab ?? unobservedTabs.first
    return complete
  }
}

extension FlowRouter: VisiblePathReading {
  /// The flow, the selected tab, its routes, its presentation and the overlay as a path.
  public var visiblePath: ScreenPath<Schema> {
    var path = visibleTabs?.visiblePath ?? current.visiblePath
    path.flow = flow
    path.overlay = overlay
    return path
  }

  /// The visible path, without registering the reader as an observer.
  package var unobservedVisiblePath: ScreenPath<Schema> {
    let tabs = unobservedFlow == tabsFlow ? optionalTabs : nil
    var path = tabs?.unobservedVisiblePath ?? unobservedCurrent.unobservedVisiblePath
    path.flow = unobservedFlow
    path.overlay = unobservedOverlay
    return path
  }

  /// Returns a path with its flow, and with its tab or the first one in the flow of the tabs.
  public func completed(_ path: ScreenPath<Schema>) -> ScreenPath<Schema> {
    let target = flow(of: path)
    let tabs = target == tabsFlow ? optionalTabs : nil
    var complete = tabs?.completed(path) ?? unobservedCurrent.completed(path)
    complete.flow = target
    complete.overlay = path.overlay
    return complete
  }
}
