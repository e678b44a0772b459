import Foundation
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenSnapshot

@Suite("Jumps and links that keep what was visible")
@MainActor
struct KeepingJumpsTests {
  private typealias Jump = @MainActor @Sendable (LobbyNavigator, LobbyState) throws -> Void

  /// Jumps that reset something less than everything, each by one mistake, with the finding.
  nonisolated private static let keepingJumps: [(jump: Jump, cause: String)] = [
    // Nothing is reset: the target adds to what is there.
    (
      { navigator, state in
        navigator.state.tab = state.tab
        navigator.stack += state.stacks[state.tab] ?? []
        navigator.state.sheet = state.sheet ?? navigator.state.sheet
        navigator.state.overlay = state.overlay ?? navigator.state.overlay
      }, "the stack, a sheet and an overlay stay"
    ),
    // The first tab is only a default, which no target names.
    (
      { navigator, state in
        if state.tab == .search { navigator.state.tab = .search }
        navigator.stack += state.stacks[state.tab] ?? []
        navigator.state.sheet = state.sheet ?? navigator.state.sheet
        navigator.state.overlay = state.overlay ?? navigator.state.overlay
      }, "the tab, the stack, a sheet and an overlay stay"
    ),
    // A sheet that is up keeps other sheets away.
    (
      { navigator, state in
        navigator.state.tab = state.tab
        navigator.stack += state.stacks[state.tab] ?? []
        navigator.state.sheet = navigator.state.sheet ?? state.sheet
        navigator.state.overlay = state.overlay
      }, "the stack and a sheet stay"
    ),
    // A route is pushed unless it is there.
    (
      { navigator, state in
        navigator.state.tab = state.tab
        let routes = state.stacks[state.tab] ?? []
        if navigator.stack.suffix(routes.count) != routes[...] { navigator.stack += routes }
        navigator.state.sheet = state.sheet
        navigator.state.overlay = state.overlay
      }, "the stack stays"
    ),
    (
      { navigator, state in
        let sheet = navigator.state.sheet
        navigator.show(state)
        navigator.state.sheet = state.sheet ?? sheet
      }, "a sheet stays"
    ),
  ]

  private static func app(_ change: (inout LobbyApp) -> Void) -> LobbyApp {
    LobbyApp {
      func state(
        in tab: LobbyTab = .home, _ routes: LobbyRoute..., sheet: LobbySheet? = nil
      ) -> LobbyState {
        var state = LobbyState()
        (state.tab, state.stacks[tab], state.sheet) = (tab, routes, sheet)
        return state
      }
      var call = state(.room(1))
      call.overlay = .call
      $0.screens = [
        "home": LobbyState(), "room": state(.room(1)), "suite": state(.room(1), .room(2)),
        "help": state(.room(1), sheet: .help), "photo": state(sheet: .photo),
        "search": state(in: .search), "result": state(in: .search, .room(3)),
        "tips": state(in: .search, .room(3), sheet: .help), "call": call,
      ]
      change(&$0)
    }
  }

  /// Opens links by a jump, and maybe changes the target before.
  private static func open(
    by jump: @escaping Jump,
    changing change: @escaping @Sendable (LobbyState) -> LobbyState = { $0 }
  ) -> @MainActor @Sendable (LobbyNavigator, URL) throws -> Void {
    { navigator, url in
      guard url.namesScreen, let state = Lobby.app.state(of: url.host ?? "") else {
        throw RefusedLink(reason: "no such link")
      }
      try jump(navigator, change(state))
    }
  }

  @Test(
    "A jump that keeps what was visible is one finding, also if links take the same way",
    arguments: keepingJumps.indices)
  func oneCause(index: Int) async throws {
    let (jump, cause) = Self.keepingJumps[index]
    let report = try await Self.app {
      $0.jump = jump
      $0.open = Self.open(by: jump)
    }.audit(.isolation, .links)
    #expect(report.groups.map { "\($0.law): \($0.cause)" } == ["isolation: \(cause)"])
    #expect(
      report.laws.flatMap(\.unchecked.keys) == [
        "a jump shows the same, which breaks the law of isolation"
      ])
  }

  @Test(
    "A link that keeps what was visible is one finding, and one where it changes nothing",
    arguments: keepingJumps.indices)
  func oneCauseOfLinks(index: Int) async throws {
    let (jump, cause) = Self.keepingJumps[index]
    let report = try await Self.app { $0.open = Self.open(by: jump) }.audit(.isolation, .links)
    let causes = Set(["a link is ignored", cause])
    #expect(Set(report.groups.map(\.cause)) == causes)
    #expect(report.groups.map(\.law) == [.links, .links])
    let relative = try await Self.app {
      $0.navigatesAbsolutely = false
      $0.jump = jump
      $0.open = Self.open(by: jump)
    }.audit(.links)
    #expect(Set(relative.groups.map(\.cause)) == causes)
    #expect(relative.groups.count == 2)
  }

  @Test("A link that is ignored where nothing stays elsewhere is ignored")
  func ignored() async throws {
    let report = try await Self.app {
      let open = $0.open
      $0.open = { navigator, url in
        if navigator.state.sheet == nil || !url.namesScreen { try open(navigator, url) }
      }
    }.audit(.links)
    #expect(report.groups.map(\.cause) == ["a link is ignored"])
  }

  @Test("A link that is ignored although its screen is missing is no screen that stays")
  func ignoredAndMissing() async throws {
    let keeping = Self.keepingJumps[3].jump
    let report = try await Self.app {
      let open = Self.open(by: keeping)
      $0.open = { navigator, url in
        let opens = navigator.state.tab == .home || url.host != "result" || !url.namesScreen
        if opens { try open(navigator, url) }
      }
    }.audit(.links)
    #expect(report.groups.map(\.cause) == ["a link is ignored", "the stack stays"])
  }

  @Test("Jumps that keep a sheet here and an overlay there, and never both, are two findings")
  func sheetAndOverlay() async throws {
    let report = try await Self.app {
      $0.jump = { navigator, state in
        let before = navigator.state
        navigator.state = state
        navigator.state.sheet = state.sheet ?? before.sheet
        navigator.state.overlay = state.overlay ?? before.overlay
      }
    }.audit(.isolation)
    #expect(report.groups.map(\.cause) == ["a sheet stays", "an overlay stays"])
  }
}
