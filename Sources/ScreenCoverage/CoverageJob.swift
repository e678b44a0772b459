import Foundation
import ScreenContents
import ScreenDriver
package import ScreenJobs
import ScreenRendering
import ScreenSnapshot

/// Renders a screen, and reads which cases of the app's types it contains.
struct CoverageJob: ScreenJob {
  /// The position of the screen in the manifest.
  let screen: Int

  /// Whether the app has patterns of links to compare the link with.
  let readsLink: Bool

  /// Whether journeys use controls.
  let readsControls: Bool

  struct Result: Codable, Equatable, Sendable {
    /// The cases in all layouts, because the state can depend on the layout.
    var cases: [FoundCases] = []

    /// What the first layout shows; nil if the harness skips the screen.
    var look: ScreenLook?

    /// The URL with its secrets; nil if the screen has no link, or it was not read.
    var link: String?

    /// The controls in the first layout; none if they were not read.
    var controls: [PlacedControl] = []
  }

  func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    let (renderer, reader) = (tools[PictureRenderer.self], tools[CaseReader.self])
    var result = Result()
    let layouts = tools.app.skipReasons[screen] == nil ? tools.app.drivenLayouts : []
    // The cases of a skipped screen are in its path, which needs no navigation.
    if layouts.isEmpty, let state = tools.app.path(screen) {
      reader.read(state, into: &result.cases)
    }
    for drawing in try await renderer.drawings(of: screen, in: layouts) {
      if drawing.layout == layouts.first {
        let state = drawing.visible.described
        result.look = ScreenLook(
          text: Array((FrontMatter(in: state).text + drawing.picture).utf8),
          dialog: state.frontDialog)
        if readsControls { result.controls = PlacedControl.all(in: drawing.scene, showing: state) }
      }
      reader.read(drawing.visible.state, into: &result.cases)
    }
    if readsLink { result.link = try tools.app.link(screen)?.absoluteString }
    return result
  }
}

/// What a screen shows, whatever its name and its link are; a text does not show everything of a dialog.
struct ScreenLook: Hashable, Codable, Sendable {
  @EncodedAsData var text: [UInt8]
  let dialog: DescribedDialog?
}

extension JobKinds {
  package static let ofCoverage: [any Job.Type] = [CoverageJob.self, JourneyCoverageJob.self]
}
