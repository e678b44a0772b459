package import ScreenContents
import ScreenText

/// Draws the map of a harness: taps each control of each screen, and crawls the app from its start.
@MainActor
package struct MapSession {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  private let limits: CrawlLimits

  /// The positions of the screens whose controls are tapped.
  private let selected: [Int]

  /// The layouts in whose pictures the controls are found.
  private let pictureLayouts: [ScreenLayout]

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
    let selected = try ScreenSelection.positions(of: patterns, among: harness.screens)
    try self.init(
      of: harness, screens: Set(selected.map { harness.screens[$0] }), limits: limits,
      runner: runner)
  }

  /// Creates a session that taps the controls of some screens, also in the pictures of some layouts.
  ///
  /// - Throws: ``ManifestError``.
  package init(
    of harness: AnySnapshotHarness, screens: Set<String>, pictureLayouts: [ScreenLayout] = [],
    limits: CrawlLimits = CrawlLimits(), runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    self.harness = harness
    self.limits = limits
    self.runner = runner ?? InProcessRunner(harness)
    self.pictureLayouts = pictureLayouts
    selected = harness.screens.indices.filter { screens.contains(harness.screens[$0]) }
  }

  /// Operates the app.
  ///
  /// - Parameter progress: Called before and after each screen.
  /// - Returns: The map, also if the run is interrupted.
  /// - Throws: The error that stops the runner.
  package func map(
    progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> NavigationMap {
    var run = StepRun(of: harness, on: runner)
    let count = harness.screens.count + selected.count * (pictureLayouts.isEmpty ? 1 : 2) + 1
    var counter = ProgressCounter(of: count, among: harness.screens, progress)
    // 1. Find the tab or flow of each screen.
    let shown = try await run.showAllScreens(&counter)
    try await run.findPresenters(on: harness.screens.indices)
    // 2. Tap each control, and crawl from the start.
    let movedOn = run.knownScreens.pathsAfterSettling
    let tapped = selected.filter { movedOn[$0] == nil }
    let taps = try await run.results(of: tapped.map(ControlEdgesJob.init), &counter)
    let crawls = try await run.results(of: [CrawlJob(within: limits)], &counter)
    // 3. The crawl starts again without a control that ends it, so that the last outcome counts.
    let crawl = crawls.last?.outcome
    var map = NavigationMap(
      manifest: harness.manifest, screens: screens(in: shown, crawl, movedOn: movedOn),
      edges: taps.flatMap(\.edges))
    map.failures = taps.compactMap {
      ScreenFailure(of: harness.screens[tapped[$0.position]], $0.outcome)
    }
    map.problems = run.completion.problems
    if let reason = crawl?.failureReason {
      map.problems.append("cannot crawl the app from its start: \(reason)")
    }
    // 4. Find the controls in pictures.
    if !pictureLayouts.isEmpty, run.completion.isComplete {
      map.prototype = try await prototype(&run, &counter)
    }
    map.isInterrupted = !run.completion.isComplete
    return map
  }

  private func prototype(
    _ run: inout StepRun, _ counter: inout ProgressCounter
  ) async throws -> NavigationMap.Prototype {
    let jobs = selected.map { PictureControlsJob(of: $0, in: pictureLayouts) }
    var prototype = NavigationMap.Prototype()
    for result in try await run.results(of: jobs, &counter) {
      if case .completed(let pictures) = result.outcome {
        prototype.pictures[selected[result.position]] = pictures
      }
    }
    if case .completed(let start) = try await run.outcome(
      inNewProcess: run.withoutEndingScreens(StartScreenJob()))
    {
      prototype.start = start
    }
    return prototype
  }

  private func screens(
    in shown: [Int: ShowJob.Result], _ crawl: JobOutcome<CrawlResult>?, movedOn: [Int: String]
  ) -> [NavigationMap.Screen] {
    let selected = Set(selected)
    return harness.screens.indices.map { index in
      let away = movedOn[index].map { ScreenReach.movedOn(KnownScreens.reason(movingOnTo: $0)) }
      return NavigationMap.Screen(
        name: harness.screens[index], area: shown[index]?.tab ?? shown[index]?.flow,
        reach: away ?? ScreenReach(of: index, in: crawl), isSelected: selected.contains(index))
    }
  }
}

extension StepRun.Result<ControlEdgesJob> {
  fileprivate var edges: [ControlEdge] {
    if case .completed(let edges) = outcome { edges } else { [] }
  }
}

extension ScreenReach {
  /// How a crawl reaches a screen; without the result of a crawl, no screen is marked.
  fileprivate init(of index: Int, in crawl: JobOutcome<CrawlResult>?) {
    self =
      switch crawl {
      case .completed(let result): result.reach[index] ?? .nothing
      case nil: .nothing
      case .failed, .crashed, .timedOut: .taps
      }
  }
}
