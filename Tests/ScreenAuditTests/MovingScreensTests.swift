import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenJobs
@testable import ScreenReports
@testable import ScreenSnapshot

/// Apps whose sheet hands over to an alert when it closes, and then clears what both share.
@Suite("Screens that the app leaves when it settles")
@MainActor
struct MovingScreensTests {
  private static let dialog: LobbyState = {
    var state = LobbyState()
    state.dialog = .alert
    return state
  }()

  private static func app() -> LobbyApp {
    LobbyApp {
      $0.screens = ["home": LobbyState(), "room": LobbyState(.room(1)), "confirmed": dialog]
      $0.jump = { navigator, state in
        navigator.show(state)
        if state.dialog != nil { navigator.later = { navigator.state.dialog = nil } }
      }
      $0.open = { _, _ in throw RefusedLink(reason: "no links") }
      $0.link = { _ in nil }
      $0.content = { @MainActor destination, navigator in
        var content = LobbyApp.content(of: destination, in: navigator)
        if case .tab(.home) = destination {
          content?.elements.append(.button("Save") { navigator.state.dialog = .alert })
        }
        return content
      }
      $0.buttons = { navigator in [.button("OK") { navigator.state.dialog = nil }] }
    }
  }

  @Test("An audit names a screen that the app leaves, and checks no law on it")
  func audit() async throws {
    let report = try await Self.app().audit()
    let moved = ScreenFailure(screen: "confirmed", reason: "'settle(_:)' moves on to home")
    #expect(report.movedOn == [moved])
    #expect(report.failures.isEmpty)
    #expect(report.causes.isEmpty)
    #expect(report.conclusion == .matched)
    let screens = report.laws.flatMap { $0.gaps.values.flatMap(\.places) }
    #expect(!screens.contains("confirmed"))
    #expect(
      try report.text(as: .json).contains(
        #"""
          "movedOn" : [
            {
              "reason" : "'settle(_:)' moves on to home",
              "screen" : "confirmed"
            }
          ],
        """#))
    #expect(
      try report.text(as: .markdown).contains(
        "'settle(_:)' moves on to home: no law is checked on the screen"))
  }

  @Test("A map marks a screen that the app leaves, and taps none of its controls")
  func map() async throws {
    try await Lobby.$app.withValue(Self.app()) {
      let map = try await MapSession(of: AnySnapshotHarness(LobbySnapshots.self)).map()
      #expect(map.conclusion == .matched)
      #expect(
        map.text(as: .text) == """
          home
            Room → room
            Save → home › alert “Leave?”
          room
            Help → home › room(1) › sheet help
          confirmed  ('settle(_:)' moves on to home)

          """)
    }
  }
}
