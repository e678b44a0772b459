import ScreenDriver
package import ScreenJobs
import ScreenPayloads
package import ScreenRendering
package import ScreenSnapshot
import ScreenText

/// Draws the map of a harness: taps each control of each screen, and crawls the app from its starts.
@MainActor
package struct MapSession {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  private let maximumPlaces: Int
  private let selected: [Int]

  /// Creates a session that taps the controls of the selected screens, or of all, in this process by default.
  ///
  /// - Throws: `ManifestError` or `SelectionError`.
  package init(
    of harness: AnySnapshotHarness, patterns: [String] = [],
    maximumPlaces: Int = AuditSession.defaultMaximumPlaces, runner: (any JobRunner)? = nil
  ) throws {
    try harness.check()
    self.harness = harness
    self.maximumPlaces = maximumPlaces
    self.runner = runner ?? InProcessRunner(harness)
    selected = try ScreenSelection.positions(of: patterns, among: harness.screens)
  }

  /// Operates the app.
  ///
  /// - Parameter progress: Called before and after each screen.
  /// - Returns: The map, also if the run is interrupted.
  /// - Throws: The error that stops the runner.
  package func map(
    progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> NavigationMap {
    var run = RestartingRun(of: harness, on: runner)
    let starts = harness.startsToCrawl
    let crawlCount = starts.reduce(starts.count) { $0 + harness.surveyedCount(from: $1) }
    var counter = ProgressCounter(
      of: run.screens.count + selected.count + crawlCount, among: harness.screens, progress)
    // 1. Find what each screen shows.
    let shown = try await run.surveyScreens(&counter)
    var screens = ConnectedScreens(among: harness.screens)
    for (index, screen) in shown { screens.add(screen.state, of: index) }
    try await run.findPresenters(on: run.screens)
    // 2. Tap each control as control goldens do, and crawl from each start.
    let failures = try await tapControls(with: &run, &screens, &counter)
    var crawls: [JobOutcome<LawFindings>?] = []
    for start in starts {
      let job = LawJob(ReachabilityLaw(maximumPlaces: maximumPlaces))
      crawls.append(try await run.outcome(of: job, from: start, &counter))
    }
    // 3. Name what cannot be reached or shown.
    var map = NavigationMap(
      manifest: harness.manifest,
      screens: mapScreens(in: shown.mapValues(\.state), run.survey, crawls),
      connections: screens.connections)
    map.failures = failures
    map.problems = run.completion.problems
    for (start, crawl) in zip(starts, crawls) {
      guard let reason = crawl?.failureReason else { continue }
      let name = start.map { "the start '\(harness.starts[$0])'" } ?? "its start"
      map.problems.append("cannot crawl the app from \(name): \(reason)")
    }
    map.isInterrupted = !run.completion.isComplete
    return map
  }

  /// Taps the controls of the selected screens on which the app stays.
  ///
  /// - Returns: The screens that could not be shown, or have a control that ends the process or fails.
  private func tapControls(
    with run: inout RestartingRun, _ screens: inout ConnectedScreens,
    _ counter: inout ProgressCounter
  ) async throws -> [ScreenFailure] {
    let known = run.survey
    var failures: [Int: ScreenFailure] = [:]
    var jobs: [ControlsJob] = []
    for index in selected where !known.excluded.contains(index) {
      if let reason = known.omissions[index]?.reason {
        failures[index] = ScreenFailure(screen: harness.screens[index], reason: reason)
      } else {
        jobs.append(ControlsJob(screen: index, dialog: known.dialogs[index]))
      }
    }
    counter.begin(jobs)
    let options = RenderOptions(locates: false, connects: true)
    run.completion += try await runner.run(jobs, with: options) { position, outcome in
      let index = jobs[position].screen
      if case .completed(let rendered) = outcome { screens.add(rendered.controls, of: index) }
      failures[index] = ScreenFailure(of: harness.screens[index], outcome)
      counter.finish(position, of: jobs)
    }
    return failures.sorted { $0.key < $1.key }.map(\.value)
  }

  private func mapScreens(
    in states: [Int: DescribedState], _ survey: ScreenSurvey,
    _ crawls: [JobOutcome<LawFindings>?]
  ) -> [NavigationMap.Screen] {
    let selected = Set(selected)
    return harness.screens.indices.map { index in
      let omission = survey.omissions[index]
      let reason =
        harness.skipReasons[index].map { "skipped: \($0)" }
        ?? (omission?.kind == .movesOn ? omission?.reason : nil)
      return NavigationMap.Screen(
        name: harness.screens[index],
        area: (states[index]?.tab ?? states[index]?.flow)?.value?.name,
        reach: reason.map { .notTapped($0) } ?? ScreenReach(of: index, in: crawls),
        isSelected: selected.contains(index))
    }
  }
}

extension ScreenReach {
  /// How the crawls from several starts reach a screen: the best way counts, and one that did not end marks no screen.
  fileprivate init(of index: Int, in crawls: [JobOutcome<LawFindings>?]) {
    let ways = crawls.map { crawl -> ScreenReach in
      if case .completed(let result)? = crawl { result.reach[index] ?? .invalid } else { .taps }
    }
    self = ways.min { $0.rank < $1.rank } ?? .nothing
  }
}

// MARK: - Ways

extension MapSession {
  /// What a search for a way found.
  package enum Way: Codable, Equatable, Sendable {
    /// The steps of a journey, taken in this order after a new start of the app; empty if the way starts at the screen.
    case found([String])

    /// No way leads to the screen: the path to the nearest place that is reached, and whether a limit kept places
    /// out of the search.
    case none(nearest: String, hasReachedLimit: Bool)
  }

  /// The position of a screen.
  ///
  /// - Throws: `SelectionError` for an unknown name.
  package func position(of name: String) throws(SelectionError) -> Int {
    if let position = harness.positions[name] { return position }
    throw .noMatch(for: name, nearest: NearestNames.nearest(to: name, among: harness.screens))
  }

  /// Finds a shortest way from a screen, or from the start of the app, to another screen.
  ///
  /// - Returns: The outcome of the search; nil if it is interrupted.
  /// - Throws: The error that stops the runner.
  package func way(
    from start: Int?, to screen: Int, progress: @escaping RunProgress.Receiver = { _ in }
  ) async throws -> JobOutcome<Way>? {
    if start == screen { return .completed(.found([])) }
    let appStart = appStart(of: [start, screen].compactMap(\.self))
    var run = RestartingRun(of: harness, on: runner)
    var counter = ProgressCounter(
      of: run.screens.count + harness.surveyedCount(from: appStart) + 1, among: harness.screens,
      progress)
    let shown = try await run.surveyScreens(&counter)
    try await run.findPresenters(on: run.screens)
    var job = WayJob(
      start: start, screen: screen, states: shown.mapValues(\.state),
      maximumPlaces: maximumPlaces)
    if let appStart, appStart > 0 { job.firstSteps = [.start(harness.starts[appStart])] }
    let outcome = try await run.outcome(of: job, from: appStart, &counter)
    return run.completion.isComplete ? outcome : nil
  }

  /// The position of the start of the app, which one of the screens may need; nil if it has only one.
  private func appStart(of screens: [Int]) -> Int? {
    harness.starts.count == 1
      ? nil : screens.lazy.compactMap { harness.neededStarts[$0] }.first ?? 0
  }
}
