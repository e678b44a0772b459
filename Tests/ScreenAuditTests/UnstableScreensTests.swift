import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("Screens that are not the same each time")
@MainActor
struct UnstableScreensTests {
  @Test(
    "A screen that is the same in two starts by chance is named, and breaks no law",
    arguments: [AuditLaw.isolation, .reachability], 0..<9)
  func chance(law: AuditLaw, phase: Int) async throws {
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
      if law == .reachability {
        app.screens = ["home": LobbyState(), "room": LobbyState(.room(1))]
        app.link = { _ in nil }
      }
      app.content = { @MainActor destination, navigator in
        guard case .route(.room) = destination, navigator.state.sheet == nil else {
          return law == .reachability
            ? ScreenContent(trailing: [.button("Stay") {}])
            : LobbyApp.content(of: destination, in: navigator)
        }
        return ScreenContent(title: "Room", elements: [.text("Coin: \(coin.toss())")])
      }
    }
    let report = try await app.audit(law)
    #expect(report.causes.isEmpty)
    #expect(report.unstable.allSatisfy { $0.screen == "room" })
  }
}
