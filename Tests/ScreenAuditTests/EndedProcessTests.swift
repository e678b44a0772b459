import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("An audit whose processes crash or hang")
@MainActor
struct EndedProcessTests {
  @Test("A crash without a control, and one of a jump, make the screen invalid")
  func crash() async throws {
    let runner = FakeRunner { part, _ in
      switch part {
      case ControlsLaw(screen: 3): .crash()
      case ExitsLaw(screen: 2): .crash(at: .show("help"))
      case ReachabilityLaw(maximumPlaces: AuditSession.defaultMaximumPlaces):
        .timedOut(after: .seconds(1))
      default: nil
      }
    }
    let report = try await LobbyApp().audit(.controls, .exits, .reachability, runner: runner)
    #expect(report.causes.isEmpty)
    #expect(
      report.failures == [
        ScreenFailure(screen: "help", reason: "SIGTRAP"),
        ScreenFailure(screen: "search", reason: "SIGTRAP"),
        ScreenFailure(screen: "the start", reason: "took longer than 1 s; increase --timeout"),
      ])
    #expect(report.conclusion == .incomplete)
  }

  @Test("A step that ends the process although it is left out keeps the rest from being checked")
  func endedAgain() async throws {
    let runner = FakeRunner { part, _ in
      part as? BackLaw == BackLaw(screen: 2) ? .crash(at: .show("help"), .back) : nil
    }
    let report = try await LobbyApp().audit(.back, runner: runner)
    #expect(report.causes == ["back crashes: help"])
    #expect(
      report.failures == [
        ScreenFailure(
          screen: "help", reason: "show help, back: crashes again, so the rest is not checked")
      ])
    #expect(report.conclusion == .differs)
  }

  @Test(
    "A link that ends the process after a start, or over three screens, is not opened again",
    arguments: [
      ([nil], "a link crashes: r1", 2, ["the link crashes or hangs": 7]),
      (
        ["home", "r3", "r4"], "a link crashes: home, r3, r4 → r1", 8,
        ["the link crashes or hangs": 3]
      ),
      (["r1"], "a link crashes: r1 → r1", 11, [:]),
    ] as [([String?], String, Int, [String: Int])])
  func endingLink(
    screens: [String?], cause: String, checkedCount: Int, unchecked: [String: Int]
  ) async throws {
    let runner = FakeRunner { part, fatalSteps in
      guard part as? LinksLaw == .screen(1, over: Array(0...5)), fatalSteps.count < screens.count
      else { return nil }
      let link = Step.open(url: "lobby://r1")
      let screen = screens[fatalSteps.count]
      return screen.map { .crash(at: .show($0), link) } ?? .crash(at: link)
    }
    let report = try await Self.fiveRooms.audit(.links, patterns: ["r1"], runner: runner)
    #expect(report.causes == [cause])
    #expect(report.laws.map(\.checkedCount) == [checkedCount])
    #expect(report.laws.map(\.unchecked) == [unchecked])
  }

  private static let fiveRooms = LobbyApp {
    ($0.screens, $0.roomCount) = (["home": LobbyState()], 5)
  }

  @Test("A broken link that ends the process is a finding")
  func endingBrokenLink() async throws {
    let link = Step.open(url: "lobby://r1/\(Step.brokenPath)")
    let runner = FakeRunner { part, fatalSteps in
      part as? LinksLaw == .broken(1) && fatalSteps.isEmpty ? .crash(at: .show("r1"), link) : nil
    }
    let report = try await Self.fiveRooms.audit(.links, patterns: ["r1"], runner: runner)
    #expect(report.causes == ["a broken link crashes: r1"])
  }

  @Test("The crawl starts again without a control that crashes, and without screens that do")
  func endedCrawl() async throws {
    let ends: [JobOutcome<Never>] = [
      .crash(at: .tap("Room"), on: "tab home"), .crash(at: .show("help")),
    ]
    let runner = FakeRunner { _, fatalSteps in ends.dropFirst(fatalSteps.count).first }
    let app = LobbyApp { $0.link = { _ in nil } }
    let report = try await app.audit(.reachability, runner: runner)
    #expect(
      report.laws.map(\.unchecked) == [
        [
          "'tap Room' on tab home crashes or hangs": 1,
          "not reached, but a control crashes or hangs": 1,
        ]
      ])
    #expect(report.failures == [ScreenFailure(screen: "help", reason: "SIGTRAP")])
  }

  @Test("A step of the crawl that ends the process on a place without a screen breaks its own law")
  func endedCrawlIsFinding() async throws {
    // The law of controls checks the first one, because a screen shows its place.
    let ends: [JobOutcome<Never>] = [
      .crash(at: .tap("Room"), on: "tab home"),
      .crash(at: .tap("Room"), .back, on: "route room"),
    ]
    let runner = FakeRunner { part, fatalSteps in
      part is ReachabilityLaw ? ends.dropFirst(fatalSteps.count).first : nil
    }
    let app = LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { @MainActor _, _ in ScreenContent() }
    }
    let report = try await app.audit(.back, .controls, .reachability, runner: runner)
    #expect(
      report.findings == [
        [
          "back: back crashes: on route room", "> tap Room", "> back", "expected: one level less",
          "found:    SIGTRAP",
        ]
      ])
    #expect(report.failures.isEmpty)
    let selected = try await app.audit(.back, .reachability, patterns: ["home"], runner: runner)
    #expect(selected.causes.isEmpty)
  }

  @Test("A step of a crawl that does not end is a finding, also on a place that a screen shows")
  func endedCrawlWithoutEnd() async throws {
    let runner = FakeRunner { part, fatalSteps in
      if !(part is ReachabilityLaw) { return nil }
      return fatalSteps.isEmpty
        ? .crash(at: .tap("Room"), .tap("Help"), on: "route room") : .crash()
    }
    let report = try await LobbyApp().audit(.controls, .reachability, runner: runner)
    #expect(
      report.findings == [
        [
          "controls: a control crashes: 'Help' on route room", "> tap Room", "> tap Help",
          "expected: a change", "found:    SIGTRAP",
        ]
      ])
    #expect(report.failures == [ScreenFailure(screen: "the start", reason: "SIGTRAP")])
  }

  @Test("A step that ended the process of another job can be one of a finding's own steps")
  func fatalStepOfOtherJob() async throws {
    let runner = FakeRunner { part, fatalSteps in
      part as? ExitsLaw == ExitsLaw(screen: 2) && fatalSteps.isEmpty
        ? .crash(at: .show("help")) : nil
    }
    let app = LobbyApp {
      $0.openScreens { navigator, state in
        let sheet = navigator.state.sheet
        navigator.show(state)
        navigator.state.sheet = state.sheet ?? sheet
      }
    }
    let report = try await app.audit(.links, .exits, patterns: ["h*"], runner: runner)
    #expect(report.causes == ["a sheet stays: help → home"])
    #expect(report.groups.map(\.isConfirmed) == [true])
  }

  @Test("Jumps that crash in different places are different findings")
  func endingJumps() async throws {
    let jumps: [JobOutcome<Never>] = [
      .crash(at: .show("home"), .show("room"), message: "Router.swift:7: Fatal error: no 7"),
      .crash(at: .show("room"), .show("home"), message: "Router.swift:8: Fatal error: no 8"),
    ]
    let runner = FakeRunner { part, fatalSteps in
      switch part as? IsolationLaw {
      case .row(0, _, _): jumps.dropFirst(fatalSteps.count).first
      case .walk: .crash()
      default: nil
      }
    }
    let report = try await LobbyApp().audit(.isolation, runner: runner)
    #expect(report.causes == ["a jump crashes: home → room", "a jump crashes: room → home"])
    #expect(report.groups.map(\.isConfirmed) == [true, true])
    #expect(
      report.groups.map(\.example.stepTexts) == [
        ["show home", "show room"], ["show room", "show home"],
      ])
    #expect(report.laws.map(\.hint) == [nil])
    #expect(report.failures.isEmpty)
  }

  @Test("A screen that hangs is shown once, and all laws are checked without it")
  func lostScreen() async throws {
    let runner = FakeRunner(
      LobbySnapshots.self,
      ending: {
        ($0 as? ShowJob)?.screen == 2
          ? .timedOut(after: .seconds(1), during: .steps([.show("help")])) : nil
      })
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        #expect(state.sheet == nil)
        navigator.state = state
      }
    }.audit(runner: runner)
    #expect(report.causes.isEmpty)
    #expect(
      report.failures == [
        ScreenFailure(screen: "help", reason: "took longer than 1 s; increase --timeout")
      ])
    // For each of three screens: jumps from all of them; the start, all of them, a broken link, and three moments; and
    // one tab that a link leaves.
    #expect(report.laws.prefix(2).map(\.checkedCount) == [9, 25])
    #expect(report.laws[1].unchecked == ["the screen below the link cannot be rendered": 3])
    #expect(report.conclusion == .incomplete)
  }
}
