package import ScreenDriver
package import ScreenJobs
import ScreenPayloads
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// Renders all screens of a harness and counts which cases of the app's types they contain.
@MainActor
package struct CoverageCollector {
  private let harness: AnySnapshotHarness
  /// The counters of the covered types by position; nil for a type without cases, as `Never`.
  private var counters: [TypeCoverage?]
  /// The position of the counter of each covered type: a type of several kinds has one.
  private let counterPositions: [Int]
  /// The cases of the types that only rendered values name, in the order of the screens.
  private var found: [(cases: FoundCases, screen: String)] = []
  private var links: LinkCoverage?
  private var controls = ControlCoverage()
  private var duplicates = DuplicateScreens()
  private var failures: [ScreenFailure] = []

  package init(of harness: AnySnapshotHarness) {
    self.harness = harness
    let types = harness.app.declared.allCoveredTypes
    let navigatorTypes = types.prefix(CoverageKind.navigatorKinds.count)
    // A case that is rendered anywhere is rendered.
    let positions = types.indices.map { position in
      guard navigatorTypes.indices.contains(position),
        (try? EnumCaseNames.names(of: types[position].type)) != nil
      else { return position }
      return navigatorTypes.firstIndex { $0.type == types[position].type } ?? position
    }
    counters = types.indices.map { position in
      if positions[position] != position { return nil }
      let isDeclared = !navigatorTypes.indices.contains(position)
      var counter = TypeCoverage(
        of: types[position].type, as: types[position].kind,
        origin: isDeclared ? .declared : .navigator)
      counter?.otherKinds = types.indices.filter {
        $0 != position && positions[$0] == position
      }.map { types[$0].kind }
      return counter
    }
    counterPositions = positions
  }

  /// Renders every screen in all layouts, because the state can depend on the layout.
  ///
  /// - Parameters:
  ///   - runner: Renders the screens; this process by default.
  ///   - journeys: The steps of each journey.
  ///   - unreadJourneys: The names of the journeys that cannot be read.
  /// - Returns: The cases, checked against the exceptions of the harness.
  /// - Throws: ``LinkPatternsError``, the error that stops the runner, or `CancellationError` if it is
  ///   interrupted.
  package consuming func report(
    from runner: (any JobRunner)? = nil, journeys: [[Step]] = [], unreadJourneys: [String] = []
  ) async throws -> CoverageReport {
    let screens = harness.screens
    links = try harness.linkCoverage()
    let jobs = screens.indices.map {
      CoverageJob(
        screen: $0, layouts: harness.drivenLayouts, readsLink: links != nil,
        readsControls: !journeys.isEmpty)
    }
    let runner = runner ?? InProcessRunner(harness)
    let completion = try await runner.run(jobs) { count($1, of: screens[$0]) }
    guard completion.isComplete else { throw CancellationError() }
    var report = CoverageReport(
      manifest: harness.manifest, types: types, duplicateScreens: duplicates.groups,
      failures: failures, problems: completion.problems)
    if !journeys.isEmpty {
      controls.add(try await usage(in: journeys, on: runner))
      report.controls = controls
      links?.open(journeys.joined().compactMap(\.openedLink))
    }
    report.links = links
    let performed = Set(journeys.joined().compactMap(\.event))
    report.unperformedEvents = harness.app.events.filter { !performed.contains($0) }
    report.unreadJourneys = unreadJourneys
    report.skipped = harness.skipped(among: screens.indices)
    report.judge(harness.app.declared.coverageExceptions)
    return report
  }

  /// The types by kind: those of the navigator, declared ones, then those that screens render.
  private var types: [TypeCoverage] {
    let rendered = found.grouped(by: \.cases.type).map { type, found in
      found.reduce(into: TypeCoverage(of: type)) { $0.count($1.cases, in: $1.screen) }
    }
    let all = counters.compactMap(\.self) + rendered
    return CoverageKind.allCases.flatMap { kind in all.filter { $0.kind == kind } }
  }

  private mutating func count(_ outcome: JobOutcome<CoverageJob.Result>, of screen: String) {
    if let failure = ScreenFailure(of: screen, outcome) { failures.append(failure) }
    guard case .completed(let rendered) = outcome else { return }
    let tags = rendered.cases.tags.filter { counters.indices.contains($0.key) }
    for (position, lists) in tags.sorted(by: { $0.key < $1.key }).grouped(by: {
      counterPositions[$0.key]
    }) {
      counters[position]?.count(lists.flatMap(\.value).uniqued, in: screen)
    }
    found += rendered.cases.found.map { ($0, screen) }
    links?.add(rendered.link, of: screen, displayedAs: harness.displayed(link:))
    if !rendered.text.isEmpty { duplicates.add(rendered.text, rendered.dialog, of: screen) }
    controls.add(rendered.controls)
  }

  /// The controls that each journey uses; nil for one that ends the process.
  private func usage(
    in journeys: [[Step]], on runner: any JobRunner
  ) async throws -> [JourneyCoverageJob.Usage?] {
    let shown = Set(journeys.joined().compactMap(\.shownScreen))
    let screens = harness.screens
    let dialogs = try await DialogFinder(of: harness, on: runner)
      .dialogs(of: screens.indices.filter { shown.contains(screens[$0]) })
    let jobs = journeys.map { steps in
      let shown = Set(steps.compactMap(\.shownScreen))
      return JourneyCoverageJob(
        steps: steps, layout: harness.drivenLayouts[0],
        dialogs: dialogs.filter { shown.contains(screens[$0.key]) })
    }
    var usage: [JourneyCoverageJob.Usage?] = []
    let completion = try await runner.run(jobs) { _, outcome in
      if case .completed(let used) = outcome { usage.append(used) } else { usage.append(nil) }
    }
    guard completion.isComplete else { throw CancellationError() }
    return usage
  }
}
