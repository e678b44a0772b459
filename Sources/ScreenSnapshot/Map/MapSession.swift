import ScreenText

/// Draws the map of a harness: taps each control of each screen, and crawls the app from its start.
@MainActor
package struct MapSession {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  private let limits: CrawlLimits

  /// The positions of the screens whose controls are tapped.
  private let selected: [Int]

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - harness: The harness that declares the screens.
  ///   - patterns: Names and patterns of the screens whose controls are tapped; all if empty.
  ///   - limits: The limits of the crawl.
  ///   - runner: Operates the app; this process by default.
  /// - Throws: ``ManifestError`` or ``SelectionError``.
  package init(
    of harness: AnySnapshotHarness, patterns: [String] = [], limits: CrawlLimits = CrawlLimits(),
    runner: (any JobRunner)? = nil
  ) throws {
    let selection = ScreenSelection(patterns, in: [.compact])
    if let pattern = selection.unmatchedPatterns(among: harness.screens).first {
      throw SelectionError.noMatch(
        for: pattern, nearest: NearestNames.nearest(to: pattern, among: harness.screens))
    }
    let screens = harness.screens.filter { selection.matches($0, in: .compact) }
    try self.init(of: harness, screens: Set(screens), limits: limits, runner: runner)
  }

  /// Creates a session that taps the controls of some screens.
  ///
  /// - Throws: ``ManifestError``.
  package init(
    of harness: AnySnapshotHarness, screens: Set<String>, limits: CrawlLimits = CrawlLimits(),
    runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    self.harness = harness
    self.limits = limits
    self.runner = runner ?? InProcessRunner(harness)
    selected = harness.screens.indices.filter { screens.contains(harness.screens[$0]) }
  }

  /// Operates the app.
  ///
  /// - Parameter progress: Called after each screen.
  /// - Returns: The map, also if the run is interrupted.
  /// - Throws: The error that stops the runner.
  package func map(
    progress: SnapshotPipeline.Progress = { _, _ in }
  ) async throws -> NavigationMap {
    var run = AuditRun(of: harness, on: runner)
    // 1. Find the tab or flow of each screen.
    let shown = try await run.showAllScreens()
    let areas = harness.screens.indices.map { shown[$0]?.tab ?? shown[$0]?.flow }
    // 2. Tap each control, and crawl from the start.
    let tasks = selected.map { AuditTask.edges($0) } + [.crawl(limits)]
    let taps = taps(in: try await run.results(of: tasks, progress: progress))
    var map = NavigationMap(
      manifest: harness.manifest, screens: screens(in: areas, taps.part), edges: taps.part.edges)
    map.failures = taps.failures
    map.problems = run.completion.problems + taps.problems
    map.isInterrupted = !run.completion.isComplete
    return map
  }
}

extension MapSession {
  private func taps(
    in results: [AuditRun.Result]
  ) -> (part: AuditPart, failures: [ScreenFailure], problems: [String]) {
    var part = AuditPart()
    var failures: [ScreenFailure] = []
    var crawlFailure: ScreenFailure?
    for result in results {
      if case .crawl = result.task {
        // The crawl starts again without the control that ended it.
        crawlFailure = ScreenFailure(of: "", result.outcome)
      } else if let failure = ScreenFailure(
        of: harness.screens[selected[result.position]], result.outcome)
      {
        failures.append(failure)
      }
      if case .completed(let other, _) = result.outcome {
        part.edges += other.edges
        part.reached.formUnion(other.reached)
        part.linked.formUnion(other.linked)
        part.undecided.merge(other.undecided) { $1 }
      }
    }
    guard let crawlFailure else { return (part, failures, []) }
    // Without a crawl, no screen is marked.
    part.reached = Set(harness.screens.indices)
    return (part, failures, ["cannot crawl the app from its start: \(crawlFailure.reason)"])
  }

  private func screens(in areas: [String?], _ part: AuditPart) -> [NavigationMap.Screen] {
    let selected = Set(selected)
    return harness.screens.indices.map { index in
      let reach: NavigationMap.Reach =
        if let reason = part.undecided[index] {
          .undecided(reason)
        } else if part.linked.contains(index) {
          .link
        } else {
          part.reached.contains(index) ? .taps : .nothing
        }
      return NavigationMap.Screen(
        name: harness.screens[index], area: areas[index], reach: reach,
        isSelected: selected.contains(index))
    }
  }
}
