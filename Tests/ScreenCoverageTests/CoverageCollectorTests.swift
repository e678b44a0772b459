import ScreenContents
import TestApps
import Testing

@testable import ScreenCoverage
@testable import ScreenDriver
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("CoverageCollector")
@MainActor
struct CoverageCollectorTests {
  private var harness: AnySnapshotHarness { AnySnapshotHarness(HarbourSnapshots.self) }

  @Test("Cases are counted in stacks, sheets, covers, tabs, flows and overlays")
  func cases() async throws {
    let report = try await CoverageCollector(of: harness).report()
    #expect(
      report
        == CoverageReport(
          manifest: "Harbour",
          types: [
            TypeCoverage(
              kind: .route, typeName: "Route", qualifiedName: "ScreenCoverageTests.Harbour.Route",
              cases: [
                .init(name: "ship", firstScreen: "ship", screenCount: 3),
                .init(name: "cabin", firstScreen: "cabinInTicket", screenCount: 1),
                .init(name: "crew", firstScreen: "cabinInTicket", screenCount: 1),
                .init(name: "lighthouse"), .init(name: "debugMenu"),
              ]),
            TypeCoverage(
              kind: .sheet, typeName: "Sheet", qualifiedName: "ScreenCoverageTests.Harbour.Sheet",
              cases: [
                .init(name: "ticket", firstScreen: "cabinInTicket", screenCount: 1),
                .init(name: "timetable", firstScreen: "cabinInTicket", screenCount: 1),
                .init(name: "signIn", firstScreen: "signIn", screenCount: 1),
              ]),
            TypeCoverage(
              kind: .tab, typeName: "Tab", qualifiedName: "ScreenCoverageTests.Harbour.Tab",
              cases: [
                .init(name: "quays", firstScreen: "quays", screenCount: 4),
                .init(name: "ships", firstScreen: "ship", screenCount: 3),
              ]),
            TypeCoverage(
              kind: .flow, typeName: "Flow", qualifiedName: "ScreenCoverageTests.Harbour.Flow",
              cases: [
                .init(name: "open", firstScreen: "quays", screenCount: 7), .init(name: "closed"),
              ]),
            TypeCoverage(
              kind: .overlay, typeName: "Overlay",
              qualifiedName: "ScreenCoverageTests.Harbour.Overlay",
              cases: [.init(name: "storm", firstScreen: "stormAtNight", screenCount: 1)]),
          ],
          usedExceptions: [], staleExceptions: [],
          duplicateScreens: [["quays", "lost"], ["ship", "shipAgain"]],
          failures: []))
    #expect(
      report.uncovered == [
        UncoveredCase(kind: .route, name: "lighthouse"),
        UncoveredCase(kind: .route, name: "debugMenu"), UncoveredCase(kind: .flow, name: "closed"),
      ])
    #expect([report.caseCount, report.renderedCount, report.exceptedCount] == [13, 10, 0])
    #expect(report.conclusion == .differs)
  }

  @Test("Exceptions accept cases without a screen")
  func accepted() async throws {
    let exceptions: [CoverageException] = [
      .flow("closed", because: "not built yet"), .route("lighthouse", because: "for keepers"),
      .route("debugMenu", because: "debug builds only"),
    ]
    let report = try await HarbourSnapshots.$coverageExceptions.withValue(exceptions) {
      try await CoverageCollector(of: harness).report()
    }
    #expect(report.usedExceptions == exceptions)
    #expect(report.staleExceptions == [])
    #expect(report.uncovered == [])
    #expect([report.caseCount, report.renderedCount, report.exceptedCount] == [13, 10, 3])
    #expect(report.conclusion == .matched)
  }

  @Test("Each stale exception has a fault")
  func stale() async throws {
    let exceptions: [CoverageException] = [
      .sheet("signIn", because: "old"), .route("lightHouse", because: "typed wrongly"),
      .route("submarine", because: "gone"), .flow("closed", because: " \n"),
      .route("debugMenu", because: "first"), .route("debugMenu", because: "second"),
      .overlay("storm", because: "weather"), .tab("ships", because: "sold"),
      .flow("debugMenu", because: "of another kind"),
    ]
    let report = try await HarbourSnapshots.$coverageExceptions.withValue(exceptions) {
      try await CoverageCollector(of: harness).report()
    }
    #expect(report.usedExceptions == [exceptions[4]])
    #expect(
      report.staleExceptions == [
        .init(exception: exceptions[0], fault: .rendered(by: "signIn")),
        .init(exception: exceptions[1], fault: .noSuchCase(nearest: ["lighthouse"])),
        .init(exception: exceptions[2], fault: .noSuchCase(nearest: [])),
        .init(exception: exceptions[3], fault: .noReason),
        .init(exception: exceptions[5], fault: .repeated),
        .init(exception: exceptions[6], fault: .rendered(by: "stormAtNight")),
        .init(exception: exceptions[7], fault: .rendered(by: "ship")),
        .init(exception: exceptions[8], fault: .noSuchCase(nearest: [])),
      ])
    #expect(
      report.uncovered == [
        UncoveredCase(kind: .route, name: "lighthouse"), UncoveredCase(kind: .flow, name: "closed"),
      ])
    #expect(report.conclusion == .differs)
  }

  @Test("Stale exceptions alone make the report differ")
  func staleAlone() async throws {
    let exceptions: [CoverageException] = [
      .flow("closed", because: "not built yet"), .route("lighthouse", because: "for keepers"),
      .route("debugMenu", because: "debug builds only"), .tab("ships", because: "old"),
    ]
    let report = try await HarbourSnapshots.$coverageExceptions.withValue(exceptions) {
      try await CoverageCollector(of: harness).report()
    }
    #expect(report.uncovered == [])
    #expect(report.conclusion == .differs)
  }

  @Test("A screen that does not render makes the report incomplete")
  func failures() async throws {
    let report = try await HarbourSnapshots.$isLost.withValue(true) {
      try await CoverageCollector(of: harness).report()
    }
    #expect(report.failures == [ScreenFailure(screen: "lost", reason: "the pilot is on strike")])
    #expect(report.duplicateScreens == [["ship", "shipAgain"]])
    #expect(report.uncovered.count == 3)
    #expect(report.conclusion == .incomplete)
  }

  @Test("Values have a reason why they cannot be checked, and existential types contain enums")
  func obstacles() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(TheatreSnapshots.self)).report()
    #expect(
      report.types.filter { [.route, .tab, .alert].contains($0.kind) } == [
        TypeCoverage(
          kind: .route, typeName: "Route", qualifiedName: "TestApps.Theatre.Route",
          unsupportedReason: .existential),
        TypeCoverage(
          kind: .route, typeName: "Theatre.Play", qualifiedName: "TestApps.Theatre.Play",
          origin: .rendered(in: []),
          unsupportedReason: .noEnum, firstScreen: "seat", screenCount: 1),
        TypeCoverage(
          kind: .route, typeName: "Theatre.Seat", qualifiedName: "TestApps.Theatre.Seat",
          origin: .rendered(in: []),
          cases: [.init(name: "box", firstScreen: "seat", screenCount: 1)]),
        TypeCoverage(
          kind: .tab, typeName: "Tab", qualifiedName: "TestApps.Theatre.Tab",
          unsupportedReason: .noEnum),
        TypeCoverage(
          kind: .alert, typeName: "Theatre.Alarm",
          qualifiedName: "TestApps.Theatre.Alarm",
          origin: .rendered(in: []),
          cases: [.init(name: "fireInTheHouse", firstScreen: "fire", screenCount: 1)]),
      ])
    #expect(report.failures.map(\.screen) == ["nowhere", "twice", "twiceInside"])
    #expect(report.duplicateScreens == [])
    #expect(report.renderedCount == 6)
    #expect(report.conclusion == .incomplete)
  }

  @Test("Coverage supports the library's routers")
  func library() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(MuseumSnapshots.self)).report()
    let shown = report.types.map { "\($0.kind.rawValue) \($0.renderedCount)/\($0.cases.count)" }
    #expect(shown == ["route 2/2", "sheet 2/2", "tab 2/2", "alert 0/0"])
    #expect(report.types.last?.unsupportedReason == .noValue)
    #expect(report.failures.map(\.screen) == ["twoAtOnce"])
  }

  @Test("An enum of routes and sheets is counted once, with the exceptions of both kinds")
  func severalKinds() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(OneEnumSnapshots.self)).report()
    #expect(
      report.types == [
        TypeCoverage(
          kind: .route, otherKinds: [.sheet], typeName: "Place",
          qualifiedName: "ScreenCoverageTests.OneEnumSnapshots.Place",
          cases: [
            .init(name: "list", firstScreen: "list", screenCount: 1),
            .init(name: "editor", firstScreen: "editor", screenCount: 1),
            .init(name: "debug", isExcepted: true),
          ])
      ])
    #expect(report.usedExceptions == OneEnumSnapshots.coverageExceptions)
    #expect(report.conclusion == .matched)
  }

  @Test("The report is incomplete if no type could be checked")
  func nothing() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(IslandSnapshots.self)).report()
    #expect(report.types.map(\.unsupportedReason) == [.noEnum, .existential])
    #expect(report.conclusion == .incomplete)
  }

  @Test("The report matches if there are no cases")
  func noCases() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(RaftSnapshots.self)).report()
    #expect(
      report
        == CoverageReport(
          manifest: "Raft", types: [], usedExceptions: [], staleExceptions: [],
          duplicateScreens: [], failures: []))
    #expect(report.conclusion == .matched)
  }

  @Test("Exceptions for missing or unsupported types are stale")
  func foreignKinds() {
    let types = [
      TypeCoverage(
        kind: .tab, typeName: "Tab", qualifiedName: "TestApps.Theatre.Tab",
        unsupportedReason: .noEnum)
    ]
    let exceptions: [CoverageException] = [.tab("a", because: "x"), .overlay("b", because: "y")]
    var check = CoverageReport(manifest: "sea", types: types)
    check.judge(exceptions)
    #expect(
      check.staleExceptions == [
        .init(exception: exceptions[0], fault: .unsupportedType),
        .init(exception: exceptions[1], fault: .noSuchType(nearest: [])),
      ])
    #expect(check.types == types)
    #expect(check.usedExceptions == [])
  }
}

/// The harness of an app with one enum for routes and sheets.
private struct OneEnumSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case list, editor }

  enum Place { case list, editor, debug }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Place, Place>()
  }

  static let coverageExceptions: [CoverageException] = [
    .sheet("debug", because: "debug builds only")
  ]

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .list: navigator.visibleState = VisibleState(routes: [.list])
    case .editor: navigator.visibleState = VisibleState(sheet: .editor)
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
