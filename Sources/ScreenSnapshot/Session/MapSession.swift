/// Draws the map of a harness: taps each control of each screen, and crawls the app from its start.
@MainActor
package struct MapSession {
  private let harness: AnySnapshotHarness
  private let runner: any ScreenRunner
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
    runner: (any ScreenRunner)? = nil
  ) throws {
    let selection = ScreenSelection(patterns, in: [.compact])
    if let pattern = selection.unmatchedPatterns(among: harness.screens).first {
      throw SelectionError(
        pattern: pattern, nearest: NearestNames.nearest(to: pattern, among: harness.screens))
    }
    let screens = harness.screens.filter { selection.matches($0, in: .compact) }
    try self.init(of: harness, screens: Set(screens), limits: limits, runner: runner)
  }

  /// Creates a session that taps the controls of some screens.
  ///
  /// - Throws: ``ManifestError``.
  package init(
    of harness: AnySnapshotHarness, screens: Set<String>, limits: CrawlLimits = CrawlLimits(),
    runner: (any ScreenRunner)? = nil
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
    var completion = RunCompletion()
    // 1. Find the tab or flow of each screen.
    let areas = try await areas(&completion)
    // 2. Tap each control, and crawl from the start.
    let taps = try await taps(&completion, progress)
    var map = NavigationMap(
      manifest: harness.manifest, screens: screens(in: areas, taps.part), edges: taps.part.edges)
    map.failures = taps.failures
    map.problems = completion.problems + taps.problems
    map.isInterrupted = !completion.isComplete
    return map
  }
}

extension MapSession {
  private func areas(_ completion: inout RunCompletion) async throws -> [String?] {
    var areas: [String?] = Array(repeating: nil, count: harness.screens.count)
    let tasks = areas.indices.map { RenderTask(index: $0, layouts: [harness.drivenLayouts[0]]) }
    completion += try await runner.run(tasks, for: .location) { index, outcome in
      guard case .rendered(let screen) = outcome else { return }
      areas[index] = screen.tab ?? screen.flow
    }
    return areas
  }

  private func taps(
    _ completion: inout RunCompletion, _ progress: SnapshotPipeline.Progress
  ) async throws -> (part: AuditPart, failures: [ScreenFailure], problems: [String]) {
    var part = AuditPart()
    var failures: [ScreenFailure] = []
    var problems: [String] = []
    let tasks = selected.map { AuditTask.edges($0) } + [.crawl(limits)]
    completion += try await runner.run(tasks.map { RenderTask($0) }, for: .texts) {
      index, outcome in
      let screen = selected.indices.contains(index) ? harness.screens[selected[index]] : nil
      if let failure = ScreenFailure(of: screen ?? "", outcome) {
        if screen == nil {
          // Without a crawl, no screen is marked.
          part.reached = Set(harness.screens.indices)
          problems.append("cannot crawl the app from its start: \(failure.reason)")
        } else {
          failures.append(failure)
        }
      }
      if case .audited(let other) = outcome {
        part.edges += other.edges
        part.reached.formUnion(other.reached)
        part.linked.formUnion(other.linked)
        part.undecided.merge(other.undecided) { $1 }
      }
      progress(index + 1, tasks.count)
    }
    return (part, failures, problems)
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
