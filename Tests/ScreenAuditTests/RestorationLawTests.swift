import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("The law of restoration")
@MainActor
struct RestorationLawTests {
  @Test("A state that a new start restores is no finding")
  func holds() async throws {
    let report = try await LobbyApp().audit(.restoration)
    #expect(report.laws.map(\.checkedCount) == [4])
    #expect(report.causes.isEmpty)
  }

  @Test("A sheet and a stack that a new start loses are findings")
  func lost() async throws {
    let sheet = try await LobbyApp {
      $0.restored = { state in
        var state = state
        state.sheet = nil
        return state
      }
    }.audit(.restoration)
    #expect(sheet.causes == ["a presentation is missing: help"])
    #expect(
      sheet.example == ["show help", "relaunch", "home › room(1) › sheet help", "home › room(1)"])
    let all = try await LobbyApp { $0.restored = { _ in LobbyState() } }.audit(.restoration)
    #expect(
      all.causes == [
        "a screen is missing on the stack: room",
        "a presentation is missing, a screen is missing on the stack: help",
        "another tab is selected: search",
      ])
  }

  @Test("A transient screen may be restored or end the stack, but nothing below it may be lost")
  func transient() async throws {
    func causes(restoring count: Int) async throws -> [String] {
      try await LobbyApp {
        $0.screens = ["draft": LobbyState(.room(1), .draft, .room(2), sheet: .help)]
        $0.restored = { state in
          var state = state
          state.stacks[.home] = state.stacks[.home].map { Array($0.prefix(count)) }
          if count < 3 { state.sheet = nil }
          return state
        }
      }.audit(.restoration).causes
    }
    #expect(try await causes(restoring: 3) == [])
    #expect(try await causes(restoring: 1) == [])
    #expect(try await causes(restoring: 2) == ["another screen is on the stack: draft"])
    #expect(try await causes(restoring: 0) == ["a screen is missing on the stack: draft"])
  }

  @Test("A sheet of a router that is not the library's can be transient, too")
  func transientSheet() async throws {
    for (sheet, causes) in [
      (LobbySheet.page(1), []), (.help, ["a presentation is missing: room"]),
    ] {
      let report = try await LobbyApp {
        $0.screens = ["room": LobbyState(.room(1), sheet: sheet)]
        $0.restored = { _ in LobbyState(.room(1)) }
      }.audit(.restoration)
      #expect(report.causes == causes)
    }
  }

  @Test("A relaunch that leads to an invalid state is a finding with the reason")
  func invalid() async throws {
    let report = try await LobbyApp {
      $0.restored = { _ in LobbyState(sheet: .help, cover: .photo) }
    }.audit(.restoration)
    #expect(report.causes == ["a relaunch leads to an invalid state: home, room, help, search"])
    #expect(
      report.example == [
        "show home", "relaunch", "home", Lobby.twoPresentations,
      ])
    #expect(report.failures.isEmpty)
  }

  @Test("Dialogs and overlays are not restored")
  func dialogs() async throws {
    var alert = LobbyState(.room(1))
    alert.dialog = .alert
    var call = LobbyState(.room(1))
    call.overlay = .call
    let states: KeyValuePairs = ["alert": alert, "call": call]
    let report = try await LobbyApp {
      $0.screens = states
      $0.restored = { state in
        var state = state
        (state.dialog, state.overlay) = (nil, nil)
        return state
      }
    }.audit(.restoration)
    #expect(report.laws.map(\.checkedCount) == [2])
    #expect(report.causes.isEmpty)
  }

  @Test("A new start that fails is a finding, and one that is not supported is none")
  func failing() async throws {
    struct Unreadable: Error {}
    let failing = try await LobbyApp { $0.restored = { _ in throw Unreadable() } }
      .audit(.restoration)
    #expect(failing.causes == ["the state is not restored: home, room, help, search"])
    #expect(failing.example == ["show home", "relaunch", "home", "Unreadable()"])
    let unsupported = try await LobbyApp {
      $0.restored = { _ in throw UnsupportedOperation.relaunch }
    }.audit(.restoration)
    #expect(unsupported.laws.map(\.unsupported) == [[.relaunch]])
    #expect(unsupported.conclusion == .incomplete)
  }
}
