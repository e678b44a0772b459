import Foundation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenSnapshot

@Suite("The law of links about the tab that a link leaves")
@MainActor
struct LinkTabsCheckTests {
  private typealias Open = @MainActor @Sendable (LobbyNavigator, LobbyState) -> Void

  private static func app(
    _ open: @escaping @MainActor @Sendable (LobbyNavigator, LobbyState) -> Void
  ) -> LobbyApp {
    LobbyApp {
      $0.open = { navigator, url in
        guard url.namesScreen, let state = Lobby.app.state(of: url.host ?? "") else {
          throw RefusedLink(reason: "no such link")
        }
        open(navigator, state)
      }
    }
  }

  @Test("The tab that a link leaves keeps its stack")
  func holds() async throws {
    let report = try await Self.app { $0.show($1) }.audit(.links)
    #expect(report.causes == [])
  }

  @Test("A link that empties the stack of another tab is a finding")
  func broken() async throws {
    let report = try await Self.app { $0.state = $1 }.audit(.links)
    #expect(report.causes == ["a link changes the stack of another tab: room → search"])
    #expect(
      report.example == [
        "show room", "open lobby://search", "tab home", "home › room(1)", "home",
      ])
    #expect(report.groups.map(\.isConfirmed) == [true])
  }

  @Test("A link that changes the flow may empty the stacks")
  func otherFlow() async throws {
    var guest = LobbyState()
    guest.flow = .guest
    var member = LobbyState()
    (member.flow, member.tab) = (.member, .search)
    let states: KeyValuePairs = ["guest": guest, "member": member, "room": LobbyState(.room(1))]
    var app = Self.app { $0.state = $1 }
    app.screens = states
    #expect(try await app.audit(.links).causes == [])
  }
}
