import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("Screens that are not the same each time")
@MainActor
struct UnstableScreensTests {
  @Test("A screen with a random text is named, and others are checked")
  func randomText() async throws {
    let app = LobbyApp { app in
      app.content = { @MainActor destination, navigator in
        guard case .route(.room) = destination else {
          var content = LobbyApp.content(of: destination, in: navigator)
          if case .sheet = destination { content?.elements.append(.button("Print") {}) }
          return content
        }
        return ScreenContent(
          title: "Room", elements: [.text("Ticket \(UUID())"), .button("Print") {}])
      }
    }
    let report = try await app.audit()
    #expect(report.causes == ["a control does nothing: help"])
    #expect(report.unstable.map(\.screen) == ["room"])
    let words =
      /renders differently each time, so no law is checked on it: [-0-9A-F]{36} ≠ [-0-9A-F]{36}/
    #expect(try #require(report.unstable.first).reason.starts(with: words))
    #expect(report.laws.flatMap { $0.gaps.values.flatMap(\.places) }.allSatisfy { $0 != "room" })
  }

  @Test(
    "A screen that is the same in two starts by chance is named, and breaks no law",
    arguments: 0..<9)
  func chance(phase: Int) async throws {
    @MainActor final class Coin {
      var tosses: Int
      init(tosses: Int) { self.tosses = tosses }
      /// Two of nine tosses in a row are tails.
      func toss() -> String {
        tosses += 1
        return tosses % 9 < 2 ? "tails" : "heads"
      }
    }
    let coin = Coin(tosses: phase)
    let app = LobbyApp { app in
      app.content = { @MainActor destination, navigator in
        guard case .route(.room) = destination, navigator.state.sheet == nil else {
          return LobbyApp.content(of: destination, in: navigator)
        }
        return ScreenContent(title: "Room", elements: [.text("Coin: \(coin.toss())")])
      }
    }
    let report = try await app.audit(.isolation)
    #expect(report.causes.isEmpty)
    #expect(report.unstable.allSatisfy { $0.screen == "room" })
  }

  @Test("A screen whose path differs each time is named with both paths")
  func otherPath() async throws {
    @MainActor final class Starts { var count = 0 }
    let starts = Starts()
    let app = LobbyApp {
      $0.jump = { @MainActor navigator, state in
        navigator.state = state
        guard state.sheet != nil else { return }
        starts.count += 1
        navigator.stack = Array(repeating: .draft, count: 1 + starts.count % 2)
      }
    }
    let report = try await app.audit(.restoration)
    #expect(report.failures.isEmpty)
    #expect(report.unstable.map(\.screen) == ["help"])
    #expect(
      try #require(report.unstable.first).reason.hasPrefix(
        "renders differently each time, so no law is checked on it: home › "))
  }
}
