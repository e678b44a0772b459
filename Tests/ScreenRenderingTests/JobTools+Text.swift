import ScreenContents

@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

extension JobTools {
  func text(of screen: String, in layout: ScreenLayout = .compact) async throws -> String {
    let texts = try await rendered(screen, in: [layout]).texts
    return texts.map { String(decoding: $0.bytes, as: UTF8.self) }.joined(separator: "\n")
  }

  func rendered(
    _ screen: String, in layouts: [ScreenLayout] = [.compact]
  ) async throws -> RenderedScreen {
    let index = app.screens.firstIndex(of: screen)
    guard let index else { throw UnknownScreen(name: screen) }
    return try await PictureJob(screen: index, layouts: layouts).run(with: self) { _ in }
  }

  private struct UnknownScreen: Error {
    let name: String
  }
}
