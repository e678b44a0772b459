/// Draws the map of a harness: taps each control of each screen, and crawls the app from its start.
@MainActor
package struct MapSession {
  private let harness: AnySnapshotHarness
  private let runner: any ScreenRunner
  private let limits: CrawlLimits

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - harness: The harness that declares the screens.
  ///   - limits: The limits of the crawl.
  ///   - runner: Operates the app; this process by default.
  /// - Throws: ``ManifestError``.
  package init(
    of harness: AnySnapshotHarness, limits: CrawlLimits = CrawlLimits(),
    runner: (any ScreenRunner)? = nil
  ) throws {
    try harness.check()
    self.harness = harness
    self.limits = limits
    self.runner = runner ?? InProcessRunner(harness)
  }

  /// Operates the app.
  ///
  /// - Parameter progress: Called after each screen.
  /// - Throws: The error that stops the runner.
  package func map(
    progress: SnapshotPipeline.Progress = { _, _ in }
  ) async throws -> NavigationMap {
    let indices = Array(harness.screens.indices)
    // 1. Find the tab or flow of each screen.
    var areas: [String?] = []
    let tasks = indices.map { RenderTask(index: $0, layouts: [harness.drivenLayouts[0]]) }
    var completion = try await runner.run(tasks, for: .location) { _, outcome in
      guard case .rendered(let screen) = outcome else { return areas.append(nil) }
      areas.append(screen.tab ?? screen.flow)
    }
    // 2. Tap each control, and crawl from the start.
    var part = AuditPart()
    var failures: [ScreenFailure] = []
    let audits = indices.map { AuditTask.edges($0) } + [.crawl(limits)]
    completion += try await runner.run(audits.map { RenderTask($0) }, for: .texts) { index, outcome in
      let name = indices.contains(index) ? harness.screens[index] : "the start"
      if let failure = ScreenFailure(of: name, outcome) { failures.append(failure) }
      if case .audited(let other) = outcome {
        part.edges += other.edges
        part.reached.formUnion(other.reached)
      }
      progress(index + 1, audits.count)
    }
    let screens = indices.map { index in
      NavigationMap.Screen(
        name: harness.screens[index], area: areas.indices.contains(index) ? areas[index] : nil,
        isReached: part.reached.contains(index))
    }
    var map = NavigationMap(manifest: harness.manifest, screens: screens, edges: part.edges)
    map.failures = failures
    map.problems = completion.problems
    map.isInterrupted = !completion.isComplete
    return map
  }
}
