import ScreenContents
import TestApps
import Testing

@testable import ScreenCoverage
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("CoverageCollector")
@MainActor
struct CoverageCollectorTests {
  @Test("An enum of routes and sheets is counted once, with the exceptions of both kinds")
  func severalKinds() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(OneEnumSnapshots.self)).report()
    var place = TypeCoverage(
      of: CaseType(OneEnumSnapshots.Place.self, as: .route), named: "Place", origin: .navigator)
    place.otherKinds = [.sheet]
    place.cases = [
      .init(name: "list", screens: ["list"]),
      .init(name: "editor", screens: ["editor"]),
      .init(name: "debug", isExcepted: true),
    ]
    #expect(report.types == [place])
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

  @Test("The report has the problems of all runs, also of the search for what presents dialogs")
  func problems() async throws {
    let harness = AnySnapshotHarness(AlertSnapshots.self)
    let report = try await CoverageCollector(of: harness).report(
      from: ProblemRunner(harness: harness), journeys: [[.show(screen: "leave")]])
    #expect(report.problems == ["CoverageJob", "DialogsJob", "JourneyCoverageJob"])
  }

  @Test("Dialogs with one text and other roles look different")
  func looks() async throws {
    let report = try await CoverageCollector(of: AnySnapshotHarness(AlertSnapshots.self)).report()
    #expect(report.duplicateScreens == [["leave", "stay"]])
  }
}

/// Runs jobs in this process, with a problem for each kind of job.
private struct ProblemRunner: JobRunner {
  let harness: AnySnapshotHarness
  let startsProcesses = false

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    _ = await InProcessRunner(harness).run(
      jobs, processes: processes, options: options, onOutcome: onOutcome)
    return RunCompletion(problems: [J.kind])
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
    .init(.sheet, "debug", because: "debug builds only")
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

/// Alerts with one text, whose buttons have other roles.
private struct AlertSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case delete, leave, stay }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Never, Never>()
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    let button = ScreenButton.button("OK", role: screen == .delete ? .destructive : nil) {}
    navigator.visibleState = VisibleState(alert: VisibleDialog("Sure?", buttons: [button]))
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}

/// An app whose types cannot be checked.
private struct IslandSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case beach }
  struct Path { var name = "north" }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Path, any Error>(routes: [Path()])
  }

  static func makeNavigator() -> Navigator { Navigator() }
  static func navigate(_ navigator: Navigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}

/// An app with one screen and no destinations.
private struct RaftSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case raft }
  enum Route {}

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
  }

  static func makeNavigator() -> Navigator { Navigator() }
  static func navigate(_ navigator: Navigator, to screen: Screen) {}
  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
}
