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
    var screens: [ViewScreen] = []
    try await tools[PictureRenderer.self].show(screen, in: layouts) { described, layout in
      let scene = tools.scenes.scene(of: described.visible, in: layout)
      var screen = reader.screen(of: scene, at: described.visible.state.pathText)
      screen.picture = ScreenPicture(of: scene, layout: layout, redactor: redactor).text
      screens.append(screen)
    }
    return screens
  }
}

extension JobKinds {
  package static let ofViews: [any Job.Type] = [DeclaredScreenJob.self]
}
