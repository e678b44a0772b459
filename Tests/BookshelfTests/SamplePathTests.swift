import BookshelfFeatures
import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfApp
@testable import BookshelfSnapshots
@testable import ScreenSnapshot
@testable import ScreenViews

@Suite("The paths of the sample")
@MainActor
struct SamplePathTests {
  @Test("The path of each screen is the one that the app has in its tree")
  func paths() async throws {
    let harness = AnySnapshotHarness(BookshelfSnapshots.self)
    let scenes = SceneBuilder(for: harness)
    for (position, screen) in AppScreen.allCases.enumerated() {
      let session = try AppSession(
        ScreenLaunch(at: screen), store: InMemoryStore(),
        environment: ScreenEnvironment(today: .fixture, copy: { _ in }))
      let app = try await harness.launch(harness.start(showing: position), .compact)
      try await app.show(position)
      let visible = try scenes.visibleScreen(of: app)
      #expect(visible.state.pathText == session.router.visiblePath.text, "\(screen)")
    }
  }
}
