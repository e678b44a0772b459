import ScreenContents
import ScreenDriver
package import ScreenJobs
import ScreenPayloads
import ScreenRendering
import ScreenSnapshot

/// Reads what the content of a screen declares, in some layouts.
struct DeclaredScreenJob: ScreenJob {
  /// The position of the screen in the manifest.
  let screen: Int
  let layouts: [ScreenLayout]

  func run(with tools: JobTools, onStep: OnStep) async throws -> [ViewScreen] {
    let redactor = LabelRedactor(tools.app.redaction)
    let reader = ContentReader(redactor: redactor)
    let drawings = try await tools[PictureRenderer.self].drawings(of: screen, in: layouts)
    return drawings.map { drawing in
      var screen = reader.screen(of: drawing.scene, at: drawing.visible.state.pathText)
      screen.picture = drawing.picture
      return screen
    }
  }
}

extension JobKinds {
  package static let ofViews: [any Job.Type] = [DeclaredScreenJob.self]
}
