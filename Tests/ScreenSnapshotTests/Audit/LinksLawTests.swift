import Foundation
import ScreenNavigation
import Testing

@testable import ScreenSnapshot

@Suite("The law of links")
@MainActor
struct LinksLawTests {
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
    #expect(report.causes == ["the tab stays: search → room"])
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
    #expect(report.causes == ["a link is refused: home, room, help, search → room"])
    #expect(
      report.example == ["open lobby://room", "home › room(1)", "the token=<redacted> is old"])
  }

  @Test("A link that waits for the end of a presentation, an overlay or a flow is no finding")
  func waiting() async throws {
    var guest = LobbyState()
    guest.flow = .guest
    var call = LobbyState()
    (call.flow, call.overlay) = (.member, .call)
    var home = LobbyState()
    home.flow = .member
    let states: KeyValuePairs = ["home": home, "guest": guest, "call": call]
    let report = try await LobbyApp {
      $0.screens = states
      $0.link = { $0 == "home" ? URL(string: "lobby://home") : nil }
      $0.open = { navigator, url in
        guard url.path.isEmpty else { throw RefusedLink(reason: "no such link") }
        if navigator.state.flow != .guest, navigator.state.overlay == nil {
          navigator.state = Lobby.app.state(of: "home") ?? LobbyState()
        } else if navigator.state == LobbyState() {
          navigator.state = Lobby.app.state(of: "home") ?? LobbyState()
        }
      }
    }.audit(.links)
    #expect(report.causes.isEmpty)
    #expect(
      report.laws.map(\.unchecked) == [
        [
          "a presentation, an overlay or a flow blocks links": 2, "'link(to:)' returns no link": 2,
        ]
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
