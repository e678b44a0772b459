/// Renders all screens of a harness and counts which cases of the app's types they contain.
@MainActor
package struct CoverageCollector {
  private let harness: AnySnapshotHarness
  private var counters: [CoverageKind: CaseCounter] = [:]
  private var duplicates = DuplicateScreens()
  private var failures: [ScreenFailure] = []

  package init(of harness: AnySnapshotHarness) {
    self.harness = harness
    for (kind, type) in harness.caseTypes { counters[kind] = CaseCounter(of: type, as: kind) }
  }

  /// Renders every screen in one layout.
  ///
  /// - Parameter runner: Renders the screens; this process by default.
  /// - Returns: The cases, checked against the exceptions of the harness.
  /// - Throws: The error that stops the runner, and `CancellationError` if it is interrupted.
  package consuming func report(
    from runner: (any ScreenRunner)? = nil
  ) async throws -> CoverageReport {
    let screens = harness.screens
    let layouts = harness.layouts.contains(.compact) ? [.compact] : Array(harness.layouts.prefix(1))
    let tasks = screens.indices.map { RenderTask(index: $0, layouts: layouts) }
    var outcomes: [ScreenOutcome] = []
    let runner = runner ?? InProcessRunner(harness)
    let completion = try await runner.show(tasks, for: .coverage) { outcomes.append($1) }
    guard completion.isWhole else { throw CancellationError() }
    for (screen, outcome) in zip(screens, outcomes) { count(outcome, of: screen) }
    var exceptions = ExceptionChecker(
      of: CoverageKind.allCases.compactMap { counters[$0]?.coverage })
    exceptions.check(harness.exceptions())
    return CoverageReport(
      manifest: harness.manifest, types: exceptions.types, accepted: exceptions.accepted,
      stale: exceptions.stale, lookalikes: duplicates.groups, failures: failures,
      problems: completion.problems)
  }

  private mutating func count(_ outcome: ScreenOutcome, of screen: String) {
    if let failure = ScreenFailure(of: screen, outcome) { failures.append(failure) }
    guard case .rendered(let rendered) = outcome else { return }
    for kind in CoverageKind.allCases {
      counters[kind]?.count(rendered.cases[kind], shownBy: screen)
    }
    if let text = rendered.texts.first { duplicates.add(text.bytes, of: screen) }
  }
}
