import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("The law of links")
@MainActor
struct LinksLawTests {
  private enum LobbyLink: String { case home, room, help, search, promo, invite }

  @Test("A case of the enum of links that no link of a screen has is counted and named")
  func casesWithoutLink() async throws {
    let app = LobbyApp {
      $0.linkType = LinkType(LobbyLink.self) { LobbyLink(rawValue: $0.host ?? "") }
    }
    let report = try await app.audit(.links)
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [["no link of a screen has the case": 2]])
    let places = report.laws.flatMap { $0.omissions.map { $0.omission.places.sorted() } }
    #expect(
      places.filter { !$0.isEmpty } == [
        ["LinksLawTests.LobbyLink.invite", "LinksLawTests.LobbyLink.promo"]
      ])
    // Selected screens do not tell which cases have a link.
    #expect(try await app.audit(.links, patterns: ["room"]).laws.map(\.unchecked) == [[:]])
  }

  @Test("A link type without cases is named, and a link that the app refuses counts for none")
  func otherLinkTypes() async throws {
    let text = try await LobbyApp { $0.linkType = LinkType(String.self) { $0.host } }
      .audit(.links)
    #expect(text.laws.map(\.unchecked) == [["the cases of 'linkType' cannot be read": 1]])
    let refusing = try await LobbyApp {
      $0.linkType = LinkType(LobbyLink.self) { _ in throw RefusedLink(reason: "no") }
    }.audit(.links)
    #expect(refusing.laws.map(\.unchecked) == [["no link of a screen has the case": 6]])
  }

  /// An app with twenty screens, whose link to the first one waits over the sheet of the second one.
  private static func appWithManyScreens() -> LobbyApp {
    LobbyApp {
      $0.screens = ["home": LobbyState(), "help": help]
      $0.roomCount = 18
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.outcome = { $0.state.sheet == nil ? .opened : .waiting }
      $0.open = { navigator, url in
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
        if navigator.state.sheet == nil {
          navigator.state = LobbyState()
        } else {
          navigator.count = 1
        }
      }
      $0.back = { navigator in
        navigator.goBack()
        if navigator.count == 1 { navigator.state = LobbyState() }
      }
    }
  }

  @Test(
    "Each jump and each link is announced before it")
  func announcements() async throws {
    try await Lobby.$app.withValue(Self.appWithManyScreens()) {
      let harness = AnySnapshotHarness(LobbySnapshots.self)
      var activities: [String] = []
      let findings = try await harness.result(of: LawJob(LinksLaw.screen(0, over: Array(0..<20)))) {
        activities.append($0.text)
      }
      #expect(findings.checkedCount == 21)
      #expect(findings.violations.isEmpty)
      #expect(findings.gaps.isEmpty)
      let link = "open lobby://home"
      let screens = (["home", "help"] + (1...18).map { "r\($0)" }).flatMap { screen in
        let (jump, opened) = ("show \(screen)", "show \(screen), \(link)")
        // The link that waits is opened once more, to see what it shows.
        return screen == "help" ? [jump, opened, jump, opened] : [jump, opened]
      }
      #expect(
        activities == ["show home", "the start of the app", link] + screens
          + (["help"] + (1...18).map { "r\($0)" }).map { "show \($0)" })
    }
  }

  @Test("A text that stays only after a link is a finding of links, and one after jumps is not")
  func text() async throws {
    let app = LobbyApp {
      $0.open = { navigator, url in
        guard url.namesScreen, let state = Lobby.app.state(of: url.host ?? "") else {
          throw RefusedLink(reason: "no such link")
        }
        if navigator.state.tab == .search { navigator.count = 7 }
        navigator.show(state)
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
        navigator.show(state)
      }
      $0.open = app.open
    }
    #expect(try await leaking.audit(.links).causes == [])
  }

  @Test("A link opens its screen from the start and over every screen")
  func holds() async throws {
    let report = try await LobbyApp().audit(.links)
    // For each of four screens: the start, the four screens, a broken link, and five moments; and one tab that a link
    // leaves.
    #expect(report.laws.map(\.checkedCount) == [45])
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[:]])
  }

  @Test("The law waits for an app that opens links in a task of its own")
  func later() async throws {
    let report = try await LobbyApp {
      let open = $0.open
      $0.open = { navigator, url in
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
        navigator.later = { try? open(navigator, url) }
      }
    }.audit(.links)
    #expect(report.laws.map(\.checkedCount) == [45])
    #expect(report.causes.isEmpty)
  }

  @Test("A link that leads to an invalid state is a finding with the reason")
  func invalidState() async throws {
    let report = try await LobbyApp {
      $0.open = { navigator, url in
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
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
        if url.namesScreen { return try open(navigator, url) }
        (navigator.state.sheet, navigator.state.cover) = (.help, .photo)
      }
    }.audit(.links, patterns: ["room"])
    #expect(report.causes == ["a broken link leads to an invalid state: room"])
    #expect(report.laws.map(\.checkedCount) == [12])
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
        if process.isLocked, url.namesScreen { return }
        if navigator.state.sheet != nil { process.isLocked = true }
        try open(navigator, url)
      }
    }.audit(.links, patterns: ["room"], runner: runner)
    #expect(report.causes == ["a link is ignored: search → room"])
    #expect(report.groups.map(\.isConfirmed) == [false])
    #expect(
      runner.isolatedParts == [LinksLaw.link(to: 1, at: LinkOpening(over: 3))] as [AnyHashable])
  }

  @Test("A link that pushes its screen again while it is visible is a finding")
  func again() async throws {
    let report = try await LobbyApp {
      $0.open = { navigator, url in
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
        let state = Lobby.app.state(of: url.host ?? "") ?? LobbyState()
        let routes = navigator.state.sheet == nil ? navigator.state.stacks[.home] : nil
        let isInTab = navigator.state.tab == .home
        navigator.show(state)
        if let routes, routes == state.stacks[.home], isInTab {
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
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
        let screen = url.host == "help" ? "room" : url.host ?? ""
        navigator.show(Lobby.app.state(of: screen) ?? LobbyState())
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
      report.example == ["open lobby://room", "home › room(1)", "the token=1234 is old"])
  }

  // MARK: What the app does with a link

  private typealias Open = @MainActor @Sendable (LobbyNavigator) throws -> Void

  /// Opens the link to home over a sheet, with code that runs if the sheet is up.
  ///
  private static func report(
    _ outcome: LinkOutcome, blockers: [LinkBlocker] = [],
    over screens: KeyValuePairs<String, LobbyState> = ["home": LobbyState(), "help": help],
    _ open: @escaping Open
  ) async throws -> AuditReport {
    try await LobbyApp {
      $0.screens = screens
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.open = { navigator, url in
        guard url.namesScreen else { throw RefusedLink(reason: "no such link") }
        if navigator.state.isBlocked { return try open(navigator) }
        navigator.state = LobbyState()
      }
      $0.outcome = { $0.state.isBlocked ? outcome : .opened }
      $0.linkBlockers = blockers
    }.audit(.links, patterns: ["home"])
  }

  private static let help = LobbyState(.room(1), sheet: .help)

  nonisolated private static let brokenOutcomes: [(LinkOutcome, Open, String, [String])] = [
    (
      .waiting, { $0.state.sheet = .page(1) },
      "a waiting link changes something: help → home",
      ["show help", "open lobby://home", "home", "home › room(1) › sheet page(1)"]
    ),
    (
      .unreported, { _ in }, "a link is ignored: help → home",
      ["show help", "open lobby://home", "home", "home › room(1) › sheet help"]
    ),
    (
      .opened, { _ in }, "a link is ignored, but reported as opened: help → home",
      ["show help", "open lobby://home", "home", "home › room(1) › sheet help"]
    ),
    (
      .opened, { $0.state.sheet = nil }, "the stack stays: help → home",
      ["show help", "open lobby://home", "home", "home › room(1)"]
    ),
    (
      .opened,
      {
        $0.state.sheet = nil
        throw RefusedLink(reason: "a form is open")
      }, "a refused link changes something: help → home",
      ["show help", "open lobby://home", "home", "a form is open"]
    ),
    (
      .refused(""), { _ in }, "a link is refused without a reason: help → home",
      ["show help", "open lobby://home", "home", ""]
    ),
  ]

  @Test("A link that does not do what the app says is a finding", arguments: brokenOutcomes.indices)
  func outcomes(index: Int) async throws {
    let (outcome, open, cause, example) = Self.brokenOutcomes[index]
    let report = try await Self.report(outcome, open)
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
    (
      .fallback("closed"), [], { $0.state.sheet = .page(1) },
      "the app shows something else on purpose"
    ),
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

  @Test("A link that the app keeps for later is checked: it changes nothing")
  func waiting() async throws {
    let report = try await Self.report(.waiting) { $0.count = 1 }
    #expect(report.causes.isEmpty)
    #expect(report.laws.map(\.unchecked) == [[:]])
    #expect(report.laws.map(\.holds) == [true])
  }

  @Test("Overlays and flows block links if the harness declares it")
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
  }

  @Test("A broken link must be refused and change nothing")
  func brokenLink() async throws {
    let ignoring = try await LobbyApp {
      $0.open = { navigator, url in
        navigator.state = Lobby.app.state(of: url.host ?? "") ?? LobbyState()
      }
    }.audit(.links, patterns: ["room"])
    #expect(
      ignoring.findings == [
        [
          "links: a broken link is not refused: on room", "> show room",
          "> open lobby://room/there/is/no/such/screen",
          "expected: a refusal, and still home › room(1)", "found:    home › room(1)",
        ]
      ])
    let falling = try await LobbyApp {
      $0.open = { navigator, url in
        let screen = url.namesScreen ? url.host ?? "" : "home"
        navigator.show(Lobby.app.state(of: screen) ?? LobbyState())
      }
    }.audit(.links, patterns: ["room"])
    #expect(falling.causes == ["a broken link changes something: room"])
  }

  @Test("A payload with a slash, a space, a plus, an umlaut and an emoji survives its link")
  func payloadThatIsEncoded() async throws {
    let report = try await NoteSnapshots.$readsPlusAsSpace.withValue(true) {
      try await NoteSnapshots.auditOfLinks()
    }
    #expect(report.causes == ["a payload differs: note, page → note"])
    #expect(
      report.example == [
        "open note://text/a%2Fb%20c%2Bd%C3%BC%F0%9F%99%82", #"root › note("a/b c+dü🙂")"#,
        #"root › note("a/b c dü🙂")"#,
      ])
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
      report.groups.first?.reportedExample.lines == [
        "> open lobby://room?token=<redacted>", "expected: home › room(1)", "found:    home",
        "not for a journey file: a secret is left out of 'open lobby://room?token=<redacted>'",
      ])
  }
}

extension LobbyState {
  /// Whether something other than a screen of a tab is visible.
  fileprivate var isBlocked: Bool { sheet != nil || overlay != nil || flow != nil }
}

/// An app whose routes have any text as their payload.
private struct NoteSnapshots: SnapshotHarness {
  @TaskLocal static var readsPlusAsSpace = false

  enum Screen: String, CaseIterable { case note, page }

  enum Route: Hashable {
    case note(String)
    case page(String, of: String)
  }

  final class Navigator: ScreenNavigating {
    var routes: [Route] = []

    var visibleState: VisibleState<Never, Route, Never> { VisibleState(routes: routes) }
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    switch screen {
    case .note: navigator.routes = [.note("a/b c+dü🙂")]
    case .page: navigator.routes = [.page("1", of: "x")]
    }
  }

  static func link(to screen: Screen) -> URL? {
    switch screen {
    case .note: URL(string: "note://text/a%2Fb%20c%2Bd%C3%BC%F0%9F%99%82")
    case .page: URL(string: "note://text/x/1")
    }
  }

  static func open(_ url: URL, in navigator: Navigator) throws {
    let parts = try #require(URLComponents(url: url, resolvingAgainstBaseURL: true))
    let components = parts.percentEncodedPath.split(separator: "/").map { component in
      let text = String(component).removingPercentEncoding ?? ""
      return readsPlusAsSpace ? text.replacing("+", with: " ") : text
    }
    switch (parts.host ?? "", components.count) {
    case ("text", 1): navigator.routes = [.note(components[0])]
    case ("text", 2): navigator.routes = [.page(components[1], of: components[0])]
    default: throw RefusedLink(reason: "no such link")
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    ScreenContent()
  }

  static func auditOfLinks() async throws -> AuditReport {
    var session = try AuditSession(of: AnySnapshotHarness(NoteSnapshots.self), laws: [.links])
    return try await session.report(namedLaws: [.links])
  }
}
