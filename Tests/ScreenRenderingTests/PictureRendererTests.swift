import ScreenContents
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering

@Suite("PictureRenderer")
@MainActor
struct PictureRendererTests {
  private let harness = AnySnapshotHarness(StudioSnapshots.self)

  @Test("The order of rendering does not change texts")
  func anyOrder() async throws {
    let names = harness.screens
    var alone: [String: String] = [:]
    for name in names {
      alone[name] = try await AnySnapshotHarness(StudioSnapshots.self).text(of: name, in: .regular)
    }
    for name in names + names.reversed() {
      #expect(try await harness.text(of: name, in: .regular) == alone[name])
    }
  }
}
