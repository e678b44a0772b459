import BookshelfNavigation
import ScreenContents
import Testing

@testable import BookshelfSnapshots
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

@Suite("AppScreen")
@MainActor
struct AppScreenTests {
  // Rule 19
  @Test("A screen has the same state in both layouts", arguments: AppScreen.allCases)
  func layoutsAgree(screen: AppScreen) async throws {
    let index = try #require(AppScreen.allCases.firstIndex(of: screen))
    let job = PictureJob(screen: index, layouts: [.compact, .regular])
    let tools = JobTools(AnySnapshotHarness(BookshelfSnapshots.self))
    let rendered = try await tools.result(of: job)
    let texts = rendered.texts.map { String(decoding: $0.bytes, as: UTF8.self) }
    let frontMatters = texts.map { $0.prefix { !"┌".contains($0) } }
    #expect(frontMatters[0] == frontMatters[1])
    #expect(!frontMatters[0].isEmpty)
  }
}
