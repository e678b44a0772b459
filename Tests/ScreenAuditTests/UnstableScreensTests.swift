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

  @Test("Each jump to a screen has its own time limit")
  func steps() async throws {
    var steps: [Activity] = []
    try await Lobby.$app.withValue(LobbyApp()) {
      let tools = JobTools(AnySnapshotHarness(LobbySnapshots.self))
      _ = try await ShowJob(screen: 1).run(with: tools) { steps.append($0) }
    }
    #expect(steps == Array(repeating: .steps([.show("room")]), count: 2))
  }
}
