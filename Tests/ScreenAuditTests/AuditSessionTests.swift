import Foundation
import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

/// An app in which each of two starts has its own way to a place that no screen shows.
private struct TermsSnapshots: SnapshotHarness {
  enum Start: String, CaseIterable, Sendable { case signedIn, signedOut }

  enum Screen: String, CaseIterable { case home }

  enum Route: Hashable { case terms }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
    let start: Start

    init(_ start: Start) { self.start = start }
  }

  static let auditExceptions: [AuditException] = [
    .init(.controls, "route terms", from: Start.signedIn, because: "sharing is not built yet")
  ]

  static func makeNavigator(from start: Start, for layout: ScreenLayout) -> Navigator {
    Navigator(start)
  }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    navigator.visibleState = VisibleState()
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    if case .route = destination { return ScreenContent(elements: [.button("Share") {}]) }
    let label = navigator.start == .signedIn ? "Terms" : "Read"
    return ScreenContent(elements: [
      .button(label) { navigator.visibleState = VisibleState(routes: [.terms]) }
    ])
  }
}

@Suite("A session of an audit")
@MainActor
struct AuditSessionTests {
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

  @Test("Violations of one cause from other starts are other findings")
  func starts() {
    func violation(on screen: String, from starts: String...) -> Violation {
      var violation = Violation(
        law: .controls, cause: .controlDoesNothing, screen: screen, control: "Share",
        steps: [.show(screen: screen)], found: screen)
      violation.starts = starts
      return violation
    }
    let violations = [
      violation(on: "home", from: "signedIn"), violation(on: "welcome", from: "signedOut"),
      violation(on: "news", from: "signedIn"),
    ]
    #expect(AuditGroup.positions(of: violations) == [[0, 2], [1]])
  }

  @Test("Without the start that an exception accepts, a finding has the steps of the other one")
  func exceptionForStart() async throws {
    var session = try AuditSession(
      of: AnySnapshotHarness(TermsSnapshots.self), laws: [.controls, .reachability])
    let report = try await session.report()
    #expect(
      report.findings.map { Array($0.prefix(4)) } == [
        [
          "controls: a control does nothing: 'Share' on route terms, from signedOut",
          "> start signedOut", "> tap Read", "> tap Share",
        ]
      ])
    #expect(report.usedExceptions.count == 1)
  }

  /// Audits an app in which back does nothing in a room after a screen that leaves something behind, and always in a
  /// draft.
  private static func auditBack(
    _ screens: KeyValuePairs<String, LobbyState>
  ) async throws -> (AuditReport, FakeRunner) {
    let process = LobbyMemory()
    let app = LobbyApp {
      $0.screens = screens
      $0.content = { @MainActor _, _ in ScreenContent() }
      $0.back = { navigator in
        if navigator.state.sheet != nil { process.count = 1 }
        if navigator.stack.first == .draft || process.count == 1 && !navigator.stack.isEmpty {
          return
        }
        navigator.goBack()
      }
    }
    let runner = FakeRunner(LobbySnapshots.self, onStart: { process.count = 0 })
    return (try await app.audit(.back, runner: runner), runner)
  }

  @Test("A finding that only the order in one process shows is not confirmed")
  func unconfirmed() async throws {
    let (report, runner) = try await Self.auditBack([
      "home": LobbyState(), "signIn": LobbyState(sheet: .help), "room": LobbyState(.room(1)),
    ])
    #expect(report.causes == ["back changes nothing: room"])
    #expect(report.groups.map(\.isConfirmed) == [false])
    #expect(
      report.findings[0].last
        == "not in each new process: a screen leaves something behind in the process, or the app does not "
        + "do the same each time")
    #expect(runner.isolatedParts == [BackLaw(screen: 2)] as [AnyHashable])
    #expect(report.conclusion == .differs)
  }

  @Test("Another violation with the same cause confirms the finding, and becomes the example")
  func confirmed() async throws {
    let (report, runner) = try await Self.auditBack([
      "home": LobbyState(), "signIn": LobbyState(sheet: .help), "room": LobbyState(.room(1)),
      "draft": LobbyState(.draft, .room(22)),
    ])
    #expect(report.groups.map(\.isConfirmed) == [true])
    #expect(report.causes == ["back changes nothing: draft, room"])
    #expect(runner.isolatedParts == [2, 3].map { BackLaw(screen: $0) } as [AnyHashable])
  }

  @Test("An interrupted audit says so, and a screen that is left out is not a failure")
  func interruptedFailures() async throws {
    let app = LobbyApp {
      $0.content = { @MainActor destination, navigator in
        guard case .route = destination else {
          return LobbyApp.content(of: destination, in: navigator)
        }
        return ScreenContent(elements: [.text("\(UUID())")])
      }
    }
    var report = AuditReport(manifest: "Lobby")
    var maximum = 0
    repeat {
      let jobs = LobbyMemory()
      report = try await Lobby.$app.withValue(app) {
        let harness = AnySnapshotHarness(LobbySnapshots.self)
        let runner = InProcessRunner(
          harness,
          isInterrupted: {
            MainActor.assumeIsolated {
              jobs.count += 1
              return jobs.count > maximum
            }
          })
        var session = try AuditSession(of: harness, laws: [.back, .reachability], runner: runner)
        return try await session.report()
      }
      #expect(report.failures == [], "after \(maximum) jobs")
      #expect((report.conclusion == .interrupted) == report.isInterrupted)
      maximum += 1
    } while report.isInterrupted
  }

  // MARK: Screens that are not the same each time

  @Test(
    "A screen that is the same in two starts by chance breaks no law, and no other screen is unstable",
    arguments: 0..<9)
  func chance(phase: Int) async throws {
    let tosses = LobbyMemory()
    tosses.count = phase
    let app = LobbyApp { app in
      app.content = { @MainActor destination, navigator in
        guard case .route(.room) = destination, navigator.state.sheet == nil else {
          return LobbyApp.content(of: destination, in: navigator)
        }
        // Two of nine tosses in a row are tails.
        tosses.count += 1
        return ScreenContent(
          title: "Room", elements: [.text(tosses.count % 9 < 2 ? "tails" : "heads")])
      }
    }
    let report = try await app.audit(.isolation)
    #expect(report.causes.isEmpty)
    #expect(report.unstable.allSatisfy { $0.screen == "room" })
  }

  @Test("Each jump to a screen has its own time limit")
  func steps() async throws {
    var steps: [Activity] = []
    let tools = JobTools(AnySnapshotHarness(LobbySnapshots.self))
    _ = try await ShowJob(screen: 1).run(with: tools) { steps.append($0) }
    #expect(steps == Array(repeating: .steps([.show("room")]), count: 2))
  }
}
