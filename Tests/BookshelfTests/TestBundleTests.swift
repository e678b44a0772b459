import ScreenHarness
import Testing

@testable import BookshelfSnapshots

@Suite("The sample in a test bundle")
struct TestBundleTests {
  @Test("The verb in the environment succeeds; by default, every screen matches its golden")
  func run() async throws {
    try await BookshelfSnapshots.run()
  }
}
