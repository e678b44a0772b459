/// Shows all screens of one app, and finds out which cases of its types they show.
@MainActor
struct CoverageWalk<Harness: SnapshotHarness> {
  private typealias Navigator = Harness.Navigator

  private var routes = CaseTally(of: Navigator.VisibleRoute.self, as: .route)
  private var sheets = CaseTally(of: Navigator.VisibleSheet.self, as: .sheet)
  private var tabs = CaseTally(of: Navigator.VisibleTab.self, as: .tab)
  private var flows = CaseTally(of: Navigator.VisibleFlow.self, as: .flow)
  private var overlays = CaseTally(of: Navigator.VisibleOverlay.self, as: .overlay)
  private var lookalikes = Lookalikes()
  private var failures: [ScreenFailure] = []

  /// Creates the walk.
  init() {}

  /// Shows every screen, on a fresh navigator each.
  ///
  /// - Returns: What they show, checked against the exceptions of the harness.
  consuming func report() async -> CoverageReport {
    let renderer = ScreenRenderer<Harness>()
    let layout = Harness.layouts.contains(.compact) ? .compact : Harness.layouts.first
    for screen in Harness.Screen.allCases {
      do {
        let shown = try await renderer.show(screen)
        let texts = try renderer.write(shown, in: layout.map { [$0] } ?? []).texts
        count(shown.state, of: screen.rawValue)
        if let text = texts.first { lookalikes.add(text.bytes, of: screen.rawValue) }
      } catch {
        failures.append(ScreenFailure(screen: screen.rawValue, reason: "\(error)"))
      }
    }
    let tallies = [routes, sheets, tabs, flows, overlays]
    var exceptions = ExceptionCheck(of: tallies.compactMap { $0?.coverage })
    exceptions.check(Harness.exceptions)
    return CoverageReport(
      manifest: Harness.manifest, types: exceptions.types, accepted: exceptions.accepted,
      stale: exceptions.stale, lookalikes: lookalikes.groups, failures: failures)
  }

  private mutating func count(_ state: ScreenRenderer<Harness>.State, of screen: String) {
    let stacks = Array(sequence(first: state.stack) { $0.inner })
    routes?.count(stacks.flatMap(\.routes), shownBy: screen)
    sheets?.count(stacks.compactMap(\.sheet), shownBy: screen)
    tabs?.count(state.tab.map { [$0] } ?? [], shownBy: screen)
    flows?.count(state.flow.map { [$0] } ?? [], shownBy: screen)
    overlays?.count(state.overlay.map { [$0] } ?? [], shownBy: screen)
  }
}

extension VisibleStack {
  /// The sheet or cover over the stack.
  fileprivate var sheet: Sheet? {
    switch presentations.first {
    case .sheet(let sheet, _), .fullScreenCover(let sheet, _): sheet
    case nil, .alert, .confirmation: nil
    }
  }

  /// The stack inside of that.
  fileprivate var inner: VisibleStack? {
    switch presentations.first {
    case .sheet(_, let inner), .fullScreenCover(_, let inner): inner
    case nil, .alert, .confirmation: nil
    }
  }
}
