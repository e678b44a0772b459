import ScreenContents
import TestApps
import Testing

@testable import ScreenCoverage
@testable import ScreenJobs
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
      report.types.map { type in
        let cases = type.cases.map { "\($0.name) \($0.screenCount) \($0.firstScreen ?? "–")" }
        return "\(type.kind) \(type.qualifiedName): \(cases.joined(separator: ", "))"
      } == [
        "route ScreenCoverageTests.Harbour.Route: ship 3 ship, cabin 1 cabinInTicket, "
          + "crew 1 cabinInTicket, lighthouse 0 –, debugMenu 0 –",
        "sheet ScreenCoverageTests.Harbour.Sheet: ticket 1 cabinInTicket, "
          + "timetable 1 cabinInTicket, signIn 1 signIn",
        "tab ScreenCoverageTests.Harbour.Tab: quays 4 quays, ships 3 ship",
        "flow ScreenCoverageTests.Harbour.Flow: open 7 quays, closed 0 –",
        "overlay ScreenCoverageTests.Harbour.Overlay: storm 1 stormAtNight",
      ])
    #expect(report.duplicateScreens == [["quays", "lost"], ["ship", "shipAgain"]])
    #expect(
      report.uncovered == [
        UncoveredCase(kind: .route, name: "lighthouse"),
        UncoveredCase(kind: .route, name: "debugMenu"), UncoveredCase(kind: .flow, name: "closed"),
      ])
    #expect([report.caseCount, report.renderedCount, report.exceptedCount] == [13, 10, 0])
    #expect(report.conclusion == .differs)
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
