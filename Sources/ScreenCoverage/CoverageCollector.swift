package import ScreenDriver
package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot
import ScreenText

/// Renders all screens of a harness and counts which cases of the app's types they contain.
@MainActor
package struct CoverageCollector {
  private let harness: AnySnapshotHarness
  /// The types of the navigator, declared ones, then those that screens render.
  private var types: [TypeCoverage] = []
  private var links: LinkCoverage?
  private var controls: [PlacedControl] = []
  private var looks: [(look: ScreenLook, screen: String)] = []
  private var failures: [ScreenFailure] = []

  package init(of harness: AnySnapshotHarness) {
    self.harness = harness
    let covered = harness.declared.allCoveredTypes
    for (position, next) in covered.enumerated() {
      let type = CaseType(next.type, as: next.kind)
      let isDeclared = position >= CoverageKind.navigatorKinds.count
      // A case that is rendered anywhere is rendered.
      let first = covered[..<(isDeclared ? 0 : position)].first { $0.type == next.type }
      if let first, type.unsupportedReason == nil {
        let known = CaseType(first.type, as: first.kind)
        let position = types.firstIndex { $0.type == known }
        if let position { types[position].otherKinds.append(next.kind) }
      } else if !type.isEmpty {
        types.append(
          TypeCoverage(
            of: type, named: isDeclared ? nil : String(describing: next.type),
            origin: isDeclared ? .declared : .navigator))
      }
    }
  }

  /// Renders every screen in all layouts, because the state can depend on the layout.
  ///
  /// - Parameters:
  ///   - runner: Renders the screens; this process by default.
  ///   - journeys: The steps of each journey.
  ///   - unreadJourneys: The names of the journeys that cannot be read.
  /// - Returns: The cases, checked against the exceptions of the harness.
  /// - Throws: An error of the harness's patterns of links, the error that stops the runner, or
  ///   `CancellationError` if it is interrupted.
  package consuming func report(
    from runner: (any JobRunner)? = nil, journeys: [[Step]] = [], unreadJourneys: [String] = []
  ) async throws -> CoverageReport {
    let screens = harness.screens
    links = try harness.declared.linkPatterns().map(LinkCoverage.init)
    let jobs = screens.indices.map {
      CoverageJob(
        screen: $0, readsLink: links != nil, readsControls: !journeys.isEmpty)
    }
    let runner = runner ?? InProcessRunner(harness)
    var completion = try await runner.run(jobs) { count($1, of: screens[$0]) }
    var report = CoverageReport(
      manifest: harness.manifest,
      types: CoverageKind.allCases.flatMap { kind in types.filter { $0.kind == kind } },
      duplicateScreens: looks.grouped(by: \.look).map { $1.map(\.screen) }.filter { $0.count > 1 },
      failures: failures)
    if !journeys.isEmpty, completion.isComplete {
      report.controls = ControlCoverage(
        of: controls, try await usage(in: journeys, on: runner, &completion))
      links?.open(journeys.joined().compactMap { if case .open(let url) = $0 { url } else { nil } })
    }
    guard completion.isComplete else { throw CancellationError() }
    report.problems = completion.problems
    report.links = links
    let performed = Set(journeys.joined().compactMap(\.event))
    report.unperformedEvents = harness.events.filter { !performed.contains($0) }
    report.unreadJourneys = unreadJourneys
    report.skipped = harness.skipped()
    report.judge(harness.declared.coverageExceptions)
    return report
  }

  private mutating func count(_ outcome: JobOutcome<CoverageJob.Result>, of screen: String) {
    if let failure = ScreenFailure(of: screen, outcome) { failures.append(failure) }
    guard case .completed(let rendered) = outcome else { return }
    for found in rendered.cases {
      let position = types.firstIndex { $0.type == found.type } ?? types.endIndex
      if position == types.endIndex {
        types.append(TypeCoverage(of: found.type, origin: .rendered(in: [])))
      }
      types[position].count(found, in: screen)
    }
    links?.add(rendered.link, of: screen, displayedAs: harness.displayed(link:))
    if let look = rendered.look { looks.append((look, screen)) }
    controls += rendered.controls
  }

  /// The controls that each journey uses.
  private func usage(
    in journeys: [[Step]], on runner: any JobRunner, _ completion: inout RunCompletion
  ) async throws -> [JourneyCoverageJob.Usage] {
    let shown = Set(journeys.joined().compactMap(\.shownScreen))
    let screens = harness.screens
    let finder = DialogFinder(on: runner)
    let dialogs = try await finder.dialogs(
      of: screens.indices.filter { shown.contains(screens[$0]) })
    completion += finder.completion
    let jobs = journeys.map { steps in
      let shown = Set(steps.compactMap(\.shownScreen))
      return JourneyCoverageJob(
        steps: steps, dialogs: dialogs.filter { shown.contains(screens[$0.key]) })
    }
    var usage = Array(repeating: JourneyCoverageJob.Usage(), count: jobs.count)
    completion += try await runner.run(jobs) { position, outcome in
      if case .completed(let used) = outcome { usage[position] = used }
    }
    return usage
  }
}
