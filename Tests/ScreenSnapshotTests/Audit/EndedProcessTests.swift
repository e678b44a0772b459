import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("An audit whose processes crash or hang")
@MainActor
struct EndedProcessTests {
  @Test("A control that crashes and one that hangs are findings, and the others are checked")
  func endingControls() async throws {
    let crash = ScreenCrash(signal: "SIGTRAP", standardErrorTail: ["Fatal error: no rooms"])
    let runner = LobbyRunner { task in
      switch task {
      case .screen(.controls, 0, skipping: []): .crashed(crash.during("tap Room #2"))
      case .screen(.controls, 0, let skipped) where skipped.count == 1:
        .timedOut(after: .seconds(2), during: "tap Read it")
      default: nil
      }
    }
    let report = try await LobbyApp {
      $0.content = { destination, _ in
        guard case .tab(.home) = destination else { return nil }
        return ScreenContent(elements: [.link("Idle") {}])
      }
    }.audit(.controls, runner: runner)
    #expect(
      report.causes == [
        "a control crashes: home", "a control hangs: home", "a control does nothing: home",
      ])
    #expect(report.groups.map(\.example.control) == ["Room", "Read it", "Idle"])
    #expect(
      report.groups.map(\.example.steps) == [
        ["show home", "tap Room #2"], ["show home", "tap Read it"], ["show home", "tap Idle"],
      ])
    #expect(
      report.groups.map(\.example.found) == [
        "SIGTRAP: Fatal error: no rooms", "took longer than 2 s; increase --timeout", "home",
      ])
    #expect(report.laws.map(\.checkedCount) == [3])
    #expect(report.failures.isEmpty)
    #expect(report.conclusion == .differs)
    // Twice without the steps so far, and then each example without the other steps.
    let (room, read) = ("tap Room #2", "tap Read it")
    #expect(
      runner.isolated
        == [[room], [room, read], [read], [room], [room, read]].map {
          AuditTask.screen(.controls, 0, skipping: $0)
        })
  }

  @Test("A crash without a control, and one of a jump, make the screen invalid")
  func crash() async throws {
    let crash = ScreenCrash(signal: "SIGSEGV")
    let runner = LobbyRunner { task in
      switch task {
      case .screen(.controls, 1, _): .crashed(crash)
      case .screen(.exits, 3, _): .crashed(crash.during("show help"))
      case .crawl: .timedOut(after: .seconds(1), during: "tap Help")
      default: nil
      }
    }
    let report = try await LobbyApp().audit(.controls, .exits, .reachability, runner: runner)
    #expect(report.causes.isEmpty)
    #expect(
      report.failures == [
        ScreenFailure(screen: "room", reason: "SIGSEGV"),
        ScreenFailure(screen: "help", reason: "SIGSEGV"),
        ScreenFailure(
          screen: "the start", reason: "tap Help: took longer than 1 s; increase --timeout"),
      ])
    #expect(report.conclusion == .incomplete)
  }

  @Test("A link, a back, a tap on a tab and a relaunch that end the process are findings")
  func endingSteps() async throws {
    let crash = ScreenCrash(signal: "SIGTRAP", standardErrorTail: ["Fatal error: no rooms"])
    let broken = "show help\nopen lobby://help/there/is/no/such/screen"
    let runner = LobbyRunner { task in
      switch task {
      case .screen(.links, 1, skipping: []), .link(1, over: 2):
        .crashed(crash.during("show help\nopen lobby://room"))
      case .screen(.links, 2, skipping: []), .link(2, over: nil):
        .timedOut(after: .seconds(2), during: broken)
      case .screen(.restoration, 0, skipping: []):
        .timedOut(after: .seconds(2), during: "show home\nrelaunch")
      case .screen(.back, 2, skipping: []): .crashed(crash.during("show help\nback"))
      case .screen(.tabs, 1, skipping: []): .crashed(crash.during("show room\ntab search"))
      default: nil
      }
    }
    let report = try await LobbyApp().audit(.links, .restoration, .back, .tabs, runner: runner)
    let trap = "SIGTRAP: Fatal error: no rooms"
    let timeout = "took longer than 2 s; increase --timeout"
    #expect(
      report.groups.map(\.example) == [
        AuditFinding(
          law: .links, cause: "a link crashes", screen: "room", previous: "help",
          steps: ["show help", "open lobby://room"], expected: "the screen room", found: trap),
        AuditFinding(
          law: .links, cause: "a broken link hangs", screen: "help",
          steps: ["show help", "open lobby://help/there/is/no/such/screen"], expected: "a refusal",
          found: timeout),
        AuditFinding(
          law: .restoration, cause: "a relaunch hangs", screen: "home",
          steps: ["show home", "relaunch"], expected: "the screen home", found: timeout),
        AuditFinding(
          law: .back, cause: "back crashes", screen: "help", steps: ["show help", "back"],
          expected: "one level less", found: trap),
        AuditFinding(
          law: .tabs, cause: "a tap on a tab crashes", screen: "room",
          steps: ["show room", "tab search"], expected: "the tab", found: trap),
      ])
    #expect(report.groups.map(\.isConfirmed) == [true, true, true, true, true])
    // All others are checked: six links for each screen, and both taps on tabs on three screens.
    #expect(report.laws.map(\.checkedCount) == [24, 4, 2, 6])
    #expect(report.failures.isEmpty)
    #expect(report.conclusion == .differs)
  }

  @Test("A step that ends the process although it is left out keeps the rest from being checked")
  func endedAgain() async throws {
    let runner = LobbyRunner { task in
      guard case .screen(.back, 2, _) = task else { return nil }
      return .crashed(ScreenCrash(signal: "SIGTRAP").during("show help\nback"))
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

  @Test("A crash without secrets has its whole step, which the next process leaves out")
  func secretStep() {
    let crash = ScreenCrash(signal: "SIGTRAP").during("tap token=x7")
    let redacted = crash.redacted(by: MessageRedactor(.standard))
    #expect(redacted.activity == .auditPart("tap token=x7"))
    #expect(redacted.reason == "tap token=<redacted>: SIGTRAP")
  }

  @Test("A link that ends the process after a start, or over three screens, is not opened again")
  func endingLink() async throws {
    let app = LobbyApp {
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)), "a": LobbyState(.room(2)),
        "b": LobbyState(.room(3)), "c": LobbyState(.room(4)), "d": LobbyState(.room(5)),
      ]
    }
    func report(_ steps: [String]) async throws -> AuditReport {
      let runner = LobbyRunner { task in
        guard case .screen(.links, 1, let skipped) = task, skipped.count < steps.count else {
          return nil
        }
        return .crashed(ScreenCrash(signal: "SIGTRAP").during(steps[skipped.count]))
      }
      return try await app.audit(.links, patterns: ["room"], runner: runner)
    }
    let start = try await report(["open lobby://room"])
    #expect(start.causes == ["a link crashes: room"])
    #expect(start.laws.map(\.checkedCount) == [2])
    #expect(start.laws.map(\.unchecked) == [["the link crashes or hangs": 6]])
    let over = try await report(["home", "b", "c"].map { "show \($0)\nopen lobby://room" })
    #expect(over.causes == ["a link crashes: home, b, c → room"])
    #expect(over.laws.map(\.checkedCount) == [7])
    #expect(over.laws.map(\.unchecked) == [["the link crashes or hangs": 1]])
    let itself = try await report(["show room\nopen lobby://room"])
    #expect(itself.causes == ["a link crashes: room → room"])
    let broken = try await report(["show room\nopen lobby://room/there/is/no/such/screen"])
    #expect(broken.causes == ["a broken link crashes: room"])
  }

  @Test("A control that ends the process in the search for a way out makes the screen invalid")
  func endingExit() async throws {
    let runner = LobbyRunner { task in
      guard case .screen(.exits, 0, _) = task else { return nil }
      return .crashed(ScreenCrash(signal: "SIGTRAP").during("tap Done"))
    }
    let report = try await LobbyApp {
      $0.screens = ["photo": LobbyState(cover: .photo)]
      $0.content = { _, navigator in
        ScreenContent(trailing: [.button("Done") { navigator.state.cover = nil }])
      }
    }.audit(.exits, runner: runner)
    #expect(report.causes.isEmpty)
    #expect(report.failures == [ScreenFailure(screen: "photo", reason: "tap Done: SIGTRAP")])
    #expect(report.conclusion == .incomplete)
  }

  @Test("The crawl starts again without a control that crashes, and without screens that do")
  func endedCrawl() async throws {
    let crash = ScreenCrash(signal: "SIGTRAP")
    let runner = LobbyRunner { task in
      switch task {
      case .crawl(_, skipping: []): .crashed(crash.during("tab home\ntap Room"))
      case .crawl(_, let skipped) where skipped.count == 1: .crashed(crash.during("show help"))
      default: nil
      }
    }
    let report = try await LobbyApp {
      $0.link = { _ in nil }
      $0.content = { destination, navigator in
        guard case .tab(.home) = destination else { return ScreenContent() }
        return ScreenContent(elements: [.link("Room") { navigator.stack = [.room(1)] }])
      }
    }.audit(.reachability, runner: runner)
    #expect(report.causes.isEmpty)
    #expect(
      report.laws.map(\.unchecked) == [
        [
          "'tap Room' on tab home crashes or hangs": 1,
          "not reached, but a control crashes or hangs": 1,
        ]
      ])
    #expect(report.failures == [ScreenFailure(screen: "help", reason: "SIGTRAP")])
    #expect(report.conclusion == .incomplete)
  }

  @Test("A step of the crawl that ends the process on a place without a screen breaks its own law")
  func endedCrawlIsFinding() async throws {
    let crash = ScreenCrash(signal: "SIGTRAP")
    // The law of controls checks the first one, because a screen shows its place.
    let steps = [
      "tab home\ntap Room", "route room\ntap Room\ntap Save", "route room\ntap Room\nback",
    ]
    let runner = LobbyRunner { task in
      switch task {
      case .crawl(_, let skipped) where skipped.count < steps.count:
        .crashed(crash.during(steps[skipped.count]))
      case .journey(["tap Room", "tap Save"]): .crashed(crash)
      default: nil
      }
    }
    let app = LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.content = { _, navigator in
        ScreenContent(elements: [.link("Room") { navigator.stack = [.room(1)] }])
      }
    }
    let report = try await app.audit(.back, .controls, .reachability, runner: runner)
    #expect(
      report.groups.map(\.example) == [
        AuditFinding(
          law: .back, cause: "back crashes", screen: "route room", steps: ["tap Room", "back"],
          expected: "one level less", found: "SIGTRAP"),
        AuditFinding(
          law: .controls, cause: "a control crashes", screen: "route room", control: "Save",
          steps: ["tap Room", "tap Save"], expected: "a change", found: "SIGTRAP"),
      ])
    // As a journey in a new process, only the second one ends it.
    #expect(report.groups.map(\.isConfirmed) == [false, true])
    #expect(report.failures.isEmpty)
    #expect(try await app.audit(.reachability, runner: runner).causes.isEmpty)
    let selected = try await app.audit(
      .controls, .reachability, patterns: ["home"], runner: runner)
    #expect(selected.causes.isEmpty)
  }

  @Test("A step of a crawl that does not end is a finding, too")
  func endedCrawlWithoutEnd() async throws {
    let crash = ScreenCrash(signal: "SIGTRAP")
    let runner = LobbyRunner { task in
      switch task {
      case .crawl(_, skipping: []): .crashed(crash.during("route room\ntap Room\ntap Save"))
      case .crawl: .crashed(crash)
      case .journey: .crashed(crash)
      default: nil
      }
    }
    let report = try await LobbyApp().audit(.controls, .reachability, runner: runner)
    #expect(report.groups.map(\.example.steps) == [["tap Room", "tap Save"]])
    #expect(report.groups.map(\.isConfirmed) == [true])
    #expect(report.failures == [ScreenFailure(screen: "the start", reason: "SIGTRAP")])
  }

  @Test("A row of jumps that is only slow is checked jump by jump")
  func slowRow() async throws {
    let runner = LobbyRunner { task in
      guard case .pairs(0, _, skipping: nil) = task else { return nil }
      return .timedOut(after: .seconds(1), during: "jumps from and to home")
    }
    let report = try await LobbyApp().audit(.isolation, runner: runner)
    #expect(report.laws.map(\.checkedCount) == [16])
    #expect(report.causes.isEmpty)
    #expect(report.failures.isEmpty)
  }

  @Test(
    "Jumps that crash in different places are different findings, with a third screen if needed")
  func endingJumps() async throws {
    let jumps = ["show home\nshow room", "show room\nshow home"]
    let runner = LobbyRunner { task in
      switch task {
      case .pairs(0, _, let skipped) where (skipped?.count ?? 0) <= 2:
        let step = skipped.map { jumps[$0.count - 1] } ?? "jumps from and to home"
        let line = skipped?.count == 1 ? 7 : 8
        let message = "App/Router.swift:\(line): Fatal error: no \(line)"
        return .crashed(
          ScreenCrash(signal: "SIGTRAP", standardErrorTail: [message]).during(step))
      case .walk(let walk) where walk.count == 3:
        return .crashed(ScreenCrash(signal: "SIGTRAP").during(nil))
      default: return nil
      }
    }
    let report = try await LobbyApp().audit(.isolation, runner: runner)
    #expect(report.causes == ["a jump crashes: home → room", "a jump crashes: room → home"])
    #expect(report.groups.map(\.isConfirmed) == [true, true])
    #expect(
      report.groups.map(\.example.steps) == [
        ["show room", "show home", "show room"], ["show home", "show room", "show home"],
      ])
    #expect(report.laws.map(\.hint) == [nil])
    #expect(report.failures.isEmpty)
  }

  @Test(
    "A control, a back and a tab that lead to an invalid state break their laws on a place that only taps reach"
  )
  func invalidPlace() async throws {
    let app = LobbyApp {
      $0.screens = ["home": LobbyState()]
      $0.back = { ($0.state.sheet, $0.state.cover) = (.help, .photo) }
      $0.select = { navigator, tab in
        if navigator.stack.isEmpty { return navigator.select(tab) }
        (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
      }
      $0.content = LobbyApp.contentWithInvalidRoom
    }
    let report = try await app.audit(.back, .tabs, .controls, .reachability)
    #expect(
      report.causes == [
        "back leads to an invalid state: route room",
        "a tap on a tab leads to an invalid state: route room",
        "a control leads to an invalid state: route room",
      ])
    #expect(
      report.groups.map(\.example.steps) == [
        ["tap Room", "back"], ["tap Room", "tab Home"], ["tap Room", "tap Both"],
      ])
    #expect(report.groups.map(\.isConfirmed) == [true, true, true])
    #expect(report.laws.map(\.checkedCount) == [1, 4, 2, 3])
    #expect(try await app.audit(.reachability).causes.isEmpty)
  }

  @Test("A screen that hangs is shown once, and all laws are checked without it")
  func lostScreen() async throws {
    let runner = LobbyRunner(lost: [2: .timedOut(after: .seconds(1), during: nil)])
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
    // For each of three screens: jumps from all of them; the start, all of them, a broken link.
    #expect(report.laws.prefix(2).map(\.checkedCount) == [9, 15])
    #expect(report.laws[1].unchecked == ["the screen below the link cannot be shown": 3])
    #expect(report.conclusion == .incomplete)
  }
}
