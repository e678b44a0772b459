import ScreenContents
import TestApps
import Testing

@testable import ScreenAudit
@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("Screens that are not the same each time")
@MainActor
struct UnstableScreensTests {
  @Test("A screen that is the same in some starts by chance is named, and breaks no law")
  func chance() async throws {
    @MainActor final class Coin {
      var tosses = 0
      /// Every ninth toss is tails.
      func toss() -> String {
        tosses += 1
        return tosses % 9 == 0 ? "tails" : "heads"
      }
    }
    let coin = Coin()
    let app = LobbyApp { app in
      app.content = { @MainActor destination, navigator in
        guard case .route(.room) = destination, navigator.state.sheet == nil else {
          return LobbyApp.content(of: destination, in: navigator)
        }
        return ScreenContent(title: "Room", elements: [.text("Coin: \(coin.toss())")])
      }
    }
    let report = try await app.audit(.isolation, .reachability)
    #expect(report.causes.isEmpty)
    #expect(report.unstable.map(\.screen) == ["room"])
  }
}
