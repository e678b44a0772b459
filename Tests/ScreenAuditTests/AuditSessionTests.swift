import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("A session of an audit")
@MainActor
struct AuditSessionTests {
  private static func keepsSheet(_ app: inout LobbyApp) {
    app.jump = { navigator, state in
      let sheet = navigator.state.sheet
      navigator.state = state
      navigator.state.sheet = state.sheet ?? sheet
    }
  }

  @Test(
    "A correct app follows all eight laws, in any layout",
    arguments: [[ScreenLayout.compact, .regular], [.regular], [.controls]])
  func holds(layouts: [ScreenLayout]) async throws {
    let report = try await LobbyApp { $0.layouts = layouts }.audit()
    #expect(report.laws.map(\.law) == AuditLaw.allCases)
    #expect(report.laws.allSatisfy { $0.checkedCount > 0 && $0.unsupported.isEmpty })
    #expect(report.causes.isEmpty)
    #expect(report.conclusion == .matched)
  }

  @Test("Findings with one cause are one, whose example has the fewest steps")
  func grouping() async throws {
    let report = try await LobbyApp {
      $0.screens = [
        "a very long name of a screen": LobbyState(.room(1)), "home": LobbyState(),
        "help": LobbyState(sheet: .help), "help2": LobbyState(.room(2), sheet: .help),
      ]
      Self.keepsSheet(&$0)
    }.audit(.isolation)
    #expect(report.groups.count == 1)
    #expect(report.groups[0].count == 4)
    #expect(
      report.causes == ["a sheet stays: help, help2 → home, a very long name of a screen"])
    #expect(report.example == ["show help", "show home", "home", "home › sheet help"])
  }

  @Test("Texts that differ on one screen are one finding, whatever the lines are")
  func texts() {
    func violation(_ text: String, on screen: String) -> Violation {
      BackLaw.violation(
        by: TextChange(from: Array("Number 1".utf8), to: Array(text.utf8)), on: screen, after: nil,
        steps: [.show(screen), .back])
    }
    let violations = [
      violation("a", on: "room"), violation("b", on: "home"), violation("c", on: "room"),
      violation("d", on: "help"), violation("b", on: "help"),
    ]
    #expect(AuditGroup.positions(of: violations) == [[0, 2], [1, 3, 4]])
  }

  @Test("Patterns select the screens of the laws, and a pattern without a screen is an error")
  func selection() async throws {
    let report = try await LobbyApp { Self.keepsSheet(&$0) }
      .audit(.isolation, .back, patterns: ["h*"])
    // Two steps back, one control after a back, and the back after Close.
    #expect(report.laws.map(\.checkedCount) == [4, 4])
    #expect(report.causes == ["a sheet stays: help → home"])
    await #expect(throws: SelectionError.noMatch(for: "hlep", nearest: ["help"])) {
      _ = try await LobbyApp().audit(patterns: ["hlep"])
    }
  }

  /// A static of a process.
  @MainActor
  private final class Process {
    var isSignedIn = false
  }

  /// An app in which a room opens as a draft after a screen that leaves something behind.
  private static func app(of process: Process) -> LobbyApp {
    LobbyApp {
      $0.screens = [
        "home": LobbyState(), "signIn": LobbyState(sheet: .help), "room": LobbyState(.room(1)),
      ]
      $0.content = { @MainActor _, _ in ScreenContent() }
      $0.back = { navigator in
        if navigator.state.sheet != nil { process.isSignedIn = true }
        if process.isSignedIn, !navigator.stack.isEmpty { return }
        navigator.goBack()
      }
    }
  }

  @Test("A finding that only the order in one process shows is not confirmed")
  func unconfirmed() async throws {
    let process = Process()
    let runner = LobbyRunner(onStart: { process.isSignedIn = false })
    let report = try await Self.app(of: process).audit(.back, runner: runner)
    #expect(report.causes == ["back changes nothing: room"])
    #expect(report.groups.map(\.isConfirmed) == [false])
    #expect(runner.isolatedParts == [BackLaw(screen: 2)] as [AnyHashable])
    #expect(report.conclusion == .differs)
  }

  @Test("A finding that one of several new processes does not show is not confirmed")
  func chance() async throws {
    @MainActor final class Processes { var count = 0 }
    func report(withBackIn process: Int?) async throws -> (report: AuditReport, processes: Int) {
      let processes = Processes()
      let app = LobbyApp {
        $0.screens = ["home": LobbyState(), "room": LobbyState(.room(1))]
        $0.content = { @MainActor _, _ in ScreenContent() }
        $0.back = { navigator in if processes.count == process { navigator.goBack() } }
      }
      let runner = LobbyRunner(onStart: { processes.count += 1 })
      return (try await app.audit(.back, runner: runner), processes.count)
    }
    let (never, processes) = try await report(withBackIn: nil)
    #expect(never.causes == ["back changes nothing: room"])
    #expect(never.groups.map(\.isConfirmed) == [true])
    let (once, _) = try await report(withBackIn: processes)
    #expect(once.causes == ["back changes nothing: room"])
    #expect(once.groups.map(\.isConfirmed) == [false])
    #expect(
      once.findings[0].last
        == "not in each new process: a screen leaves something behind in the process, or the app does not "
        + "do the same each time")
  }

  @Test("Another violation with the same cause confirms the finding, and becomes the example")
  func confirmed() async throws {
    let process = Process()
    var app = Self.app(of: process)
    app.screens = [
      "home": LobbyState(), "signIn": LobbyState(sheet: .help), "room": LobbyState(.room(1)),
      "draft": LobbyState(.draft, .room(22)),
    ]
    app.back = { navigator in
      if navigator.state.sheet != nil { process.isSignedIn = true }
      if navigator.stack.first == .draft || process.isSignedIn && !navigator.stack.isEmpty {
        return
      }
      navigator.goBack()
    }
    let runner = LobbyRunner(onStart: { process.isSignedIn = false })
    let report = try await app.audit(.back, runner: runner)
    #expect(report.groups.map(\.isConfirmed) == [true])
    #expect(report.causes == ["back changes nothing: draft, room"])
    #expect(runner.isolatedParts == [2, 3].map { BackLaw(screen: $0) } as [AnyHashable])
  }

  @Test("A screen that cannot be shown is invalid once, for all laws")
  func invalid() async throws {
    let report = try await LobbyApp.withClosedSearch.audit()
    #expect(report.failures == [ScreenFailure(screen: "search", reason: "Closed()")])
    #expect(report.conclusion == .incomplete)
  }

  @Test("An audit without a checked law is incomplete; an unsupported law must be named")
  func incomplete() async throws {
    let app = LobbyApp { $0.restored = { _ in throw UnsupportedOperation.relaunch } }
    #expect(try await app.audit().conclusion == .matched)
    #expect(try await app.audit(.back, .restoration).conclusion == .incomplete)
    let none = try await LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor _, _ in nil }
    }.audit(.back, .exits)
    #expect(none.laws.map(\.checkedCount) == [0, 0])
    #expect(none.conclusion == .incomplete)
  }

  @Test("An interrupted audit is not complete")
  func interrupted() async throws {
    let app = LobbyApp()
    let report = try await Lobby.$app.withValue(app) {
      let harness = AnySnapshotHarness(LobbySnapshots.self)
      var session = try AuditSession(
        of: harness, runner: InProcessRunner(harness, isInterrupted: { true }))
      return try await session.report()
    }
    #expect(report.isInterrupted)
    #expect(report.conclusion == .interrupted)
  }
}
