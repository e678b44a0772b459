/// Shows all screens of one app, and finds out which cases of its types they show.
@MainActor
struct CoverageCollector<Harness: SnapshotHarness> {
  private typealias Navigator = Harness.Navigator

  private var tallies: [CoverageKind: CaseCounter] = [:]
  private var lookalikes = DuplicateScreens()
  private var failures: [ScreenFailure] = []

  /// Creates the walk.
  init() {
    let types: [CoverageKind: Any.Type] = [
      .route: Navigator.VisibleRoute.self, .sheet: Navigator.VisibleSheet.self,
      .tab: Navigator.VisibleTab.self, .flow: Navigator.VisibleFlow.self,
      .overlay: Navigator.VisibleOverlay.self,
    ]
    for (kind, type) in types { tallies[kind] = CaseCounter(of: type, as: kind) }
  }

  /// Shows every screen.
  ///
  /// - Parameters:
  ///   - screens: The screens' raw values, in declared order.
  ///   - source: What shows them.
  /// - Returns: What they show, checked against the exceptions of the harness.
  /// - Throws: What keeps all screens from being shown, and `CancellationError` where it is
  ///   interrupted.
  consuming func report(
    on screens: [String], from source: any ScreenRunner
  ) async throws -> CoverageReport {
    let layouts = Harness.layouts.contains(.compact) ? [.compact] : Array(Harness.layouts.prefix(1))
    let tasks = screens.indices.map { RenderTask(index: $0, layouts: layouts) }
    var outcomes: [ScreenOutcome] = []
    let end = try await source.show(tasks, for: .coverage) { outcomes.append($1) }
    guard end.isWhole else { throw CancellationError() }
    for (screen, outcome) in zip(screens, outcomes) { count(outcome, of: screen) }
    var exceptions = ExceptionChecker(
      of: CoverageKind.allCases.compactMap { tallies[$0]?.coverage })
    exceptions.check(Harness.exceptions)
    return CoverageReport(
      manifest: Harness.manifest, types: exceptions.types, accepted: exceptions.accepted,
      stale: exceptions.stale, lookalikes: lookalikes.groups, failures: failures,
      problems: end.problems)
  }

  private mutating func count(_ outcome: ScreenOutcome, of screen: String) {
    if let failure = ScreenFailure(of: screen, outcome) { failures.append(failure) }
    guard case .rendered(let rendered) = outcome else { return }
    for kind in CoverageKind.allCases {
      tallies[kind]?.count(rendered.cases[kind], shownBy: screen)
    }
    if let text = rendered.texts.first { lookalikes.add(text.bytes, of: screen) }
  }
}
