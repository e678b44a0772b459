import Foundation
import ScreenNavigation
import Testing

@testable import ScreenSnapshot

@Suite("The law of links")
@MainActor
struct LinksLawTests {
  @Test("Links that keep the screen below and lose a part of their payload are two findings")
  func twoCauses() async throws {
    let report = try await LobbyApp {
      $0.screens = [
        "home": LobbyState(), "room": LobbyState(.room(1)), "suite": LobbyState(.room(2)),
        "draft": LobbyState(.draft),
      ]
      $0.open = { navigator, url in
        guard url.path.isEmpty, let state = Lobby.app.state(of: url.host ?? "") else {
          throw RefusedLink(reason: "no such link")
        }
        let routes = navigator.stack
        navigator.state = state
        navigator.stack = routes + navigator.stack.map { $0 == .room(2) ? .room(0) : $0 }
      }
    }.audit(.links)
    #expect(
      report.causes == [
        "a link is ignored: draft, room, suite → home",
        "the stack stays: draft, room, suite → draft, room, suite",
        "a payload differs: home, room, suite, draft → suite",
      ])
  }

  @Test("A text that stays only after a link is a finding of links, and one after jumps is not")
  func text() async throws {
    let app = LobbyApp {
      $0.open = { navigator, url in
        guard url.path.isEmpty, let state = Lobby.app.state(of: url.host ?? "") else {
          throw RefusedLink(reason: "no such link")
        }
        if navigator.state.tab == .search { navigator.count = 7 }
        navigator.state = state
      }
    }
    let report = try await app.audit(.links)
    #expect(report.causes == ["a screen shows another text: search → room, help"])
    #expect(
      report.example == [
        "show search", "open lobby://room", "look", "‹ Home           Room 0             Help",
        "‹ Home           Room 7             Help",
      ])
    let leaking = LobbyApp {
      $0.jump = { navigator, state in
        if navigator.state.tab == .search { navigator.count = 7 }
        navigator.state = state
      }
      $0.open = app.open
    }
    #expect(try await leaking.audit(.links).causes == [])
  }

  @Test("A link opens its screen from the start and over every screen")
  func holds() async throws {
    let report = try await LobbyApp().audit(.links)
    // For each of four screens: the start, the four screens, and a broken link.
    #expect(report.laws.map(\.checkedCount) == [24])
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[:]])
  }

  @Test("The law waits for an app that opens links in a task of its own")
  func later() async throws {
    let report = try await LobbyApp {
      let open = $0.open
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        navigator.later = { try? open(navigator, url) }
      }
    }.audit(.links)
    #expect(report.laws.map(\.checkedCount) == [24])
    #expect(report.causes.isEmpty)
  }

  @Test("A link that leads to an invalid state is a finding with the reason")
  func invalidState() async throws {
    let report = try await LobbyApp {
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
      }
    }.audit(.links, patterns: ["room"])
    #expect(
      report.causes == ["a link leads to an invalid state: home, room, help, search → room"])
    #expect(report.failures.isEmpty)
  }

  @Test("A broken link that leads to an invalid state is a finding, and the other links count")
  func brokenInvalidState() async throws {
    let report = try await LobbyApp {
      let open = $0.open
      $0.open = { navigator, url in
        if url.path.isEmpty { return try open(navigator, url) }
        (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
      }
    }.audit(.links, patterns: ["room"])
    #expect(report.causes == ["a broken link leads to an invalid state: room"])
    #expect(report.laws.map(\.checkedCount) == [6])
    #expect(report.failures.isEmpty)
  }

  /// A static of a process.
  @MainActor
  private final class Process {
    var isLocked = false
  }

  @Test("A link that fails only after other links in one process is not confirmed")
  func unconfirmed() async throws {
    let process = Process()
    let runner = LobbyRunner(onStart: { process.isLocked = false })
    let report = try await LobbyApp {
      let open = $0.open
      $0.open = { navigator, url in
        if process.isLocked, url.path.isEmpty { return }
        if navigator.state.sheet != nil { process.isLocked = true }
        try open(navigator, url)
      }
    }.audit(.links, patterns: ["room"], runner: runner)
    #expect(report.causes == ["a link is ignored: search → room"])
    #expect(report.groups.map(\.isConfirmed) == [false])
    #expect(runner.isolatedParts == [LawPart(LinksLaw.link(to: 1, over: 3))])
  }

  @Test("A link that pushes its screen again while it is visible is a finding")
  func again() async throws {
    let report = try await LobbyApp {
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        let state = Lobby.app.state(of: url.host ?? "") ?? LobbyState()
        let routes = navigator.state.sheet == nil ? navigator.state.stacks[.home] : nil
        navigator.state = state
        if let routes, routes == state.stacks[.home] {
          navigator.state.stacks[.home] = routes + routes
        }
      }
    }.audit(.links, patterns: ["room"])
    #expect(report.causes == ["the stack stays: room → room"])
    #expect(
      report.example == [
        "show room", "open lobby://room", "home › room(1)", "home › room(1) › room(1)",
      ])
  }

  @Test("A link that opens another screen is a finding, also where that screen is visible")
  func wrongScreen() async throws {
    let report = try await LobbyApp {
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        let screen = url.host == "help" ? "room" : url.host ?? ""
        navigator.state = Lobby.app.state(of: screen) ?? LobbyState()
      }
    }.audit(.links)
    #expect(report.causes == ["a presentation is missing: home, room, help, search → help"])
    #expect(
      report.example == ["open lobby://help", "home › room(1) › sheet help", "home › room(1)"])
  }

  @Test("A link that the app refuses is a finding with the reason")
  func refused() async throws {
    let report = try await LobbyApp {
      $0.open = { _, _ in throw RefusedLink(reason: "the token=1234 is old") }
    }.audit(.links, patterns: ["room"])
    #expect(report.causes == ["a link is refused: room"])
    #expect(
      report.example == ["open lobby://room", "home › room(1)", "the token=<redacted> is old"])
  }

  @Test("The example has no redacted part if another violation of the finding has none")
  func redactedExample() async throws {
    let report = try await LobbyApp {
      $0.link = { URL(string: $0 == "home" ? "lobby://home?token=x7" : "lobby://\($0)") }
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        navigator.state = LobbyState(sheet: .photo)
      }
      $0.screens = ["home": LobbyState(.room(1)), "room": LobbyState(.room(2))]
    }.audit(.links)
    #expect(report.groups.map(\.example.stepTexts).first == ["open lobby://room"])
  }

  // MARK: What the app does with a link

  private typealias Open = @MainActor @Sendable (LobbyNavigator) throws -> Void

  /// Opens the link to home over a sheet, with code that runs if the sheet is up.
  ///
  /// The count is 1 while a link waits; back and the button of the sheet close it.
  private static func report(
    _ outcome: LinkOutcome, blockers: [LinkBlocker] = [], opensLater: Bool = true,
    over screens: KeyValuePairs<String, LobbyState> = ["home": LobbyState(), "help": help],
    _ open: @escaping Open
  ) async throws -> AuditReport {
    try await LobbyApp {
      $0.screens = screens
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        if navigator.state == LobbyState() { return }
        try open(navigator)
      }
      $0.outcome = { $0.state == LobbyState() ? .opened : outcome }
      $0.linkBlockers = blockers
      $0.back = { navigator in
        navigator.goBack()
        if navigator.count == 1, opensLater { navigator.state = LobbyState() }
      }
    }.audit(.links, patterns: ["home"])
  }

  private static let help = LobbyState(.room(1), sheet: .help)

  @Test("A link that waits is opened when what blocks it has ended")
  func waiting() async throws {
    let report = try await Self.report(.waiting) { $0.count = 1 }
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[:]])
    // After a start, over both screens, and the broken link.
    #expect(report.laws.map(\.checkedCount) == [4])
  }

  @Test("A link that waits after a start is opened when the first flow has ended")
  func waitingAfterStart() async throws {
    let report = try await Self.startingInAFlow(opensLater: true)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[:]])
    let forgotten = try await Self.startingInAFlow(opensLater: false)
    #expect(forgotten.causes == ["a waiting link is not opened later: room"])
    #expect(forgotten.example == ["open lobby://room", "tap Begin", "home › room(1)", "home"])
  }

  @Test(
    "A link waits until all that blocks it has ended: the flow behind a screen, and a sheet under an overlay"
  )
  func severalBlockers() async throws {
    var guest = LobbyState(.room(1))
    guest.flow = .guest
    var call = LobbyState(sheet: .help)
    call.overlay = .call
    var member = LobbyState(.room(1))
    member.flow = .member
    let states: KeyValuePairs = ["home": member, "guest": guest, "call": call]
    let report = try await LobbyApp {
      $0.screens = states
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.outcome = { $0.state.flow == .member ? .opened : .waiting }
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        navigator.count = 1
        if navigator.state.flow == .member { navigator.state = member }
      }
      $0.content = { @MainActor destination, navigator in
        let begin = ScreenButton.button("Begin") {
          navigator.state = LobbyState()
          navigator.state.flow = .member
          if navigator.count == 1 { navigator.state = member }
        }
        let hide = ScreenButton.button("Hide") { navigator.state.overlay = nil }
        if case .overlay = destination { return ScreenContent(trailing: [hide]) }
        return ScreenContent(trailing: [begin])
      }
    }.audit(.links, patterns: ["home"])
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[:]])
  }

  private static func startingInAFlow(opensLater: Bool) async throws -> AuditReport {
    var room = LobbyState(.room(1))
    room.flow = .member
    let states: KeyValuePairs = ["room": room]
    return try await LobbyApp {
      $0.screens = states
      $0.outcome = { $0.state.flow == .member ? .opened : .waiting }
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        navigator.count = 1
      }
      $0.content = { @MainActor _, navigator in
        let begin = ScreenButton.button("Begin") {
          navigator.state.flow = .member
          if navigator.count == 1, opensLater { navigator.stack = [.room(1)] }
        }
        return ScreenContent(trailing: [begin])
      }
    }.audit(.links)
  }

  nonisolated private static let brokenOutcomes: [(LinkOutcome, Bool, Open, String, [String])] = [
    (
      .waiting, false, { $0.count = 1 }, "a waiting link is not opened later: help → home",
      ["show help", "open lobby://home", "back", "home", "home › room(1)"]
    ),
    (
      .waiting, true, { $0.state.sheet = .page(1) },
      "a waiting link changes something: help → home",
      ["show help", "open lobby://home", "home", "home › room(1) › sheet page(1)"]
    ),
    (
      .unreported, true, { _ in }, "a link is ignored: help → home",
      ["show help", "open lobby://home", "home", "home › room(1) › sheet help"]
    ),
    (
      .opened, true, { _ in }, "a link is ignored: help → home",
      ["show help", "open lobby://home", "home", "home › room(1) › sheet help"]
    ),
    (
      .opened, true, { $0.state.sheet = nil }, "the stack stays: help → home",
      ["show help", "open lobby://home", "home", "home › room(1)"]
    ),
    (
      .opened, true,
      {
        $0.state.sheet = nil
        throw RefusedLink(reason: "a form is open")
      }, "a refused link changes something: help → home",
      ["show help", "open lobby://home", "home", "a form is open"]
    ),
    (
      .refused(""), true, { _ in }, "a link is refused without a reason: help → home",
      ["show help", "open lobby://home", "home", ""]
    ),
  ]

  @Test("A link that does not do what the app says is a finding", arguments: brokenOutcomes.indices)
  func outcomes(index: Int) async throws {
    let (outcome, opensLater, open, cause, example) = Self.brokenOutcomes[index]
    let report = try await Self.report(outcome, opensLater: opensLater, open)
    #expect(report.causes == [cause])
    #expect(report.example == example)
  }

  nonisolated private static let acceptedOutcomes: [(LinkOutcome, [LinkBlocker], Open, String)] = [
    (
      .unreported, [.presentations], { _ in },
      "the harness declares that the screen below blocks links"
    ),
    (
      .unreported, [.screen("hel*")], { _ in },
      "the harness declares that the screen below blocks links"
    ),
    (.fallback, [], { $0.state.sheet = .page(1) }, "the app shows something else on purpose"),
    (
      .opened, [], { _ in throw RefusedLink(reason: "a form is open") },
      "the app refuses the link over the screen, for a reason"
    ),
    (
      .refused("a form is open"), [], { _ in },
      "the app refuses the link over the screen, for a reason"
    ),
  ]

  @Test(
    "A link that the app refuses for a reason, replaces on purpose, or declares as blocked, is not checked",
    arguments: acceptedOutcomes.indices)
  func accepted(index: Int) async throws {
    let (outcome, blockers, open, gap) = Self.acceptedOutcomes[index]
    let report = try await Self.report(outcome, blockers: blockers, open)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[gap: 1]])
    #expect(report.laws.map { $0.omissions.flatMap(\.omission.places) } == [["help"]])
  }

  @Test(
    "Overlays and flows block links if the harness declares it, and a link may wait without end")
  func blockers() async throws {
    var call = LobbyState()
    call.overlay = .call
    var guest = LobbyState()
    guest.flow = .guest
    let states: KeyValuePairs = ["home": LobbyState(), "call": call, "guest": guest]
    let declared = try await Self.report(
      .unreported, blockers: [.overlays, .flow("guest")], over: states
    ) { _ in }
    #expect(declared.causes.isEmpty)
    #expect(
      declared.laws.map(\.unchecked) == [
        ["the harness declares that the screen below blocks links": 2]
      ])
    let misspelled = try await Self.report(.unreported, blockers: [.screen("hlep*")]) { _ in }
    #expect(misspelled.problems == ["the link blocker 'hlep*' matches no screen"])
    let endless = try await Self.report(.waiting, over: states) { _ in }
    #expect(
      endless.laws.map(\.unchecked) == [
        ["the link waits, and the audit finds no way to end what blocks it": 2]
      ])
  }

  @Test("A broken link must be refused and change nothing")
  func brokenLink() async throws {
    let ignoring = try await LobbyApp {
      $0.open = { navigator, url in
        navigator.state = Lobby.app.state(of: url.host ?? "") ?? LobbyState()
      }
    }.audit(.links, patterns: ["room"])
    #expect(ignoring.causes == ["a broken link is not refused: room"])
    #expect(
      ignoring.example == [
        "show room", "open lobby://room/there/is/no/such/screen",
        "a refusal, and still home › room(1)",
        "home › room(1)",
      ])
    let falling = try await LobbyApp {
      $0.open = { navigator, url in
        let screen = url.path.isEmpty ? url.host ?? "" : "home"
        navigator.state = Lobby.app.state(of: screen) ?? LobbyState()
      }
    }.audit(.links, patterns: ["room"])
    #expect(falling.causes == ["a broken link changes something: room"])
  }

  @Test("A link table that fails is an error of the screen, and one without a link is not")
  func brokenTable() async throws {
    let report = try await LobbyApp {
      $0.link = { screen in
        if screen == "help" { throw DeepLinkError.noURL }
        if screen == "room" { throw RefusedLink(reason: "the table has two links to room") }
        return URL(string: "lobby://\(screen)")
      }
    }.audit(.links)
    #expect(
      report.failures == [ScreenFailure(screen: "room", reason: "the table has two links to room")])
    #expect(report.laws.map(\.unchecked) == [["'link(to:)' returns no link": 1]])
    #expect(report.conclusion == .incomplete)
  }

  @Test("Without links the law does not apply, and without support it is not checked")
  func unsupported() async throws {
    let none = try await LobbyApp { $0.link = { _ in nil } }.audit(.links)
    #expect(none.laws.map(\.unchecked) == [["'link(to:)' returns no link": 4]])
    let unsupported = try await LobbyApp {
      $0.open = { _, _ in throw UnsupportedOperation.open }
    }.audit(.links)
    #expect(unsupported.laws.map(\.unsupported) == [[.open]])
    #expect(unsupported.laws.map(\.checkedCount) == [0])
    #expect(unsupported.conclusion == .incomplete)
  }

  @Test("An example without the secret of its link is no journey, and says so")
  func secretLink() async throws {
    let report = try await LobbyApp {
      $0.link = { $0 == "room" ? URL(string: "lobby://room?token=x7") : nil }
      $0.open = { _, url in
        if url.path.count > 1 { throw RefusedLink(reason: "no such link") }
      }
    }.audit(.links, patterns: ["room"])
    #expect(
      report.groups.first?.exampleLines == [
        "> open lobby://room?token=<redacted>", "expected: home › room(1)", "found:    home",
        "not for a journey file: a secret is left out of 'open lobby://room?token=<redacted>'",
      ])
  }
}
