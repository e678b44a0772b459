import Foundation
package import ScreenContents
package import ScreenDriver
package import ScreenJobs
import ScreenRendering
import ScreenSnapshot

/// Renders a screen, and reads which cases of the app's types it contains.
package struct CoverageJob: ScreenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  package let layouts: [ScreenLayout]

  /// Whether the app has patterns of links to compare the link with.
  let readsLink: Bool

  package struct Result: Codable, Equatable, Sendable {
    /// The cases in all layouts, because the state can depend on the layout.
    var cases = RenderedCases()

    /// The text in the first layout; empty if the harness skips the screen.
    @EncodedAsData var text: [UInt8] = []

    /// The dialog in front in the first layout; nil if something else is.
    var dialog: DescribedDialog?

    /// The URL with its secrets; nil if the screen has no link, or it was not read.
    var link: String?
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    let (renderer, reader) = (tools[PictureRenderer.self], tools[CaseReader.self])
    var result = Result()
    let layouts = tools.app.skipReasons[screen] == nil ? layouts : []
    // The cases of a skipped screen are in its path, which needs no navigation.
    if layouts.isEmpty, let state = tools.app.path?(screen) {
      result.cases = reader.cases(in: state)
    }
    try await renderer.show(screen, in: layouts) { described, layout in
      let picture = renderer.draw(described, in: layout).text
      if layout == layouts.first {
        result.text = picture.bytes
        result.dialog = described.visible.described.frontDialog
      }
      result.cases.formUnion(reader.cases(in: described.visible.state))
    }
    if readsLink { result.link = try tools.app.link(screen)?.absoluteString }
    return result
  }
}
