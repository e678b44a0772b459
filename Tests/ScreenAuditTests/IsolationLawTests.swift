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

@Suite("The law of isolation")
@MainActor
struct IsolationLawTests {
  @Test("Every ordered pair is one jump, and an absolute jump leaves nothing behind")
  func holds() async throws {
    let report = try await LobbyApp().audit(.isolation)
    #expect(report.laws.map(\.checkedCount) == [16])
    #expect(report.causes.isEmpty)
    #expect(report.conclusion == .matched)
  }

  @Test("A sheet that stays is one finding on all screens")
  func sheet() async throws {
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        let sheet = navigator.state.sheet
        navigator.state = state
        navigator.state.sheet = state.sheet ?? sheet
      }
    }.audit(.isolation)
    #expect(report.causes == ["a sheet stays: help → home, room, search"])
    #expect(report.example == ["show help", "show home", "home", "home › sheet help"])
    #expect(report.conclusion == .differs)
  }

  @Test("A jump that pushes on the old stack, and one that keeps the tab, have other causes")
  func stack() async throws {
    let pushing = try await LobbyApp {
      $0.jump = { navigator, state in
        let routes = navigator.state.stacks[.home] ?? []
        navigator.state = state
        navigator.state.stacks[.home] = routes + (state.stacks[.home] ?? [])
      }
    }.audit(.isolation)
    #expect(
      pushing.causes == ["the stack stays: room, help → home, room, help"])
    let staying = try await LobbyApp {
      $0.jump = { navigator, state in
        let tab = navigator.state.tab
        navigator.state = state
        if state.stacks.isEmpty, tab == .search { navigator.state.tab = .search }
      }
    }.audit(.isolation)
    #expect(staying.causes == ["the tab stays: search → home"])
  }

  @Test("A jump that keeps everything that was visible is one finding")
  func everything() async throws {
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        let before = navigator.state
        if before == LobbyState() {
          navigator.state = state
          return
        }
        navigator.state.stacks[before.tab] =
          (before.stacks[before.tab] ?? []) + (state.stacks[state.tab] ?? [])
        navigator.state.sheet = before.sheet ?? state.sheet
      }
    }.audit(.isolation)
    #expect(
      report.causes == [
        "the tab, the stack and a sheet stay: search, room, help → home, room, help, search"
      ])
  }

  @Test("A jump that pushes a screen again while it is visible is a finding")
  func again() async throws {
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        let routes = navigator.state.stacks[.home]
        navigator.state = state
        if let routes, routes == state.stacks[.home] {
          navigator.state.stacks[.home] = routes + routes
        }
      }
    }.audit(.isolation)
    #expect(report.causes == ["the stack stays: room, help → room, help"])
    #expect(
      report.example == ["show room", "show room", "home › room(1)", "home › room(1) › room(1)"])
  }

  @Test("A text of the screen before that stays is one finding, with the first line that differs")
  func text() async throws {
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        navigator.count = state.tab == .search ? 7 : navigator.count
        navigator.state = state
      }
    }.audit(.isolation)
    #expect(report.causes == ["a screen shows another text: search → room, help"])
    #expect(
      report.example == [
        "show search", "show room", "look", "‹ Home           Room 0             Help",
        "‹ Home           Room 7             Help",
      ])
    #expect(report.laws.map(\.checkedCount) == [16])
  }

  @Test("A jump that fails after another screen is a finding with the app's message")
  func failing() async throws {
    struct Failure: Error, CustomStringConvertible {
      let description = "sign in again: token=abc123"
    }
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        if navigator.state.tab == .search { throw Failure() }
        navigator.state = state
      }
    }.audit(.isolation)
    #expect(report.causes == ["the jump fails: search → home, room, help, search"])
    #expect(
      report.example == ["show search", "show home", "home", "sign in again: token=abc123"])
  }

  @Test("A harness whose jumps are not absolute is not checked, and says so")
  func relative() async throws {
    let report = try await LobbyApp { $0.navigatesAbsolutely = false }.audit(.isolation)
    #expect(report.laws.map(\.checkedCount) == [0])
    #expect(
      report.laws.map(\.unchecked) == [["the harness declares that 'navigate' is not absolute": 4]])
  }

  @Test("A screen that cannot be shown is invalid, and the other pairs are checked")
  func invalid() async throws {
    struct Closed: Error {}
    let report = try await LobbyApp {
      $0.jump = { navigator, state in
        if state.tab == .search { throw Closed() }
        navigator.state = state
      }
    }.audit(.isolation)
    #expect(report.failures == [ScreenFailure(screen: "search", reason: "Closed()")])
    #expect(report.laws.map(\.checkedCount) == [9])
    #expect(report.conclusion == .incomplete)
  }
}
