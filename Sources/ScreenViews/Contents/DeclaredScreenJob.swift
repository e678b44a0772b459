import ScreenContents
import ScreenDriver
package import ScreenJobs
import ScreenPayloads
import ScreenRendering
import ScreenSnapshot

/// Reads what the contents of a screen declare, in some layouts.
struct DeclaredScreenJob: ScreenJob {
  /// The position of the screen in the manifest.
  let screen: Int

  let layouts: [ScreenLayout]

  /// Whether the pictures of the contents are needed.
  let draws: Bool

  func run(with tools: JobTools, onStep: OnStep) async throws -> [DeclaredScreen] {
    let redactor = LabelRedactor(tools.app.redaction)
    var screens: [DeclaredScreen] = []
    try await tools[PictureRenderer.self].show(screen, in: layouts) { described, layout in
      let scene = tools.scenes.scene(of: described.visible, in: layout)
      let picture = ScreenPicture(of: scene, layout: layout, redactor: redactor)
      screens.append(
        DeclaredScreen(
          scene, in: layout, path: described.visible.state.pathText, redactor: redactor,
          picture: draws ? picture.text : nil))
    }
    return screens
  }
}

extension JobKinds {
  package static let ofViews: [any Job.Type] = [DeclaredScreenJob.self]
}
