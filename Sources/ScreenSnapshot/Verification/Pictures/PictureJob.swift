/// Draws the pictures of a screen.
package struct PictureJob: GoldenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  /// The layouts of the pictures, at least one.
  package let layouts: [ScreenLayout]

  package var options: RenderOptions

  package init(screen: Int, layouts: [ScreenLayout], options: RenderOptions = RenderOptions()) {
    (self.screen, self.layouts, self.options) = (screen, layouts, options)
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> RenderedScreen {
    try await tools[PictureRenderer.self].render(self)
  }
}

extension PictureJob {
  var folders: [GoldenFolder] { layouts.map { GoldenFolder($0) } }

  func name(among screens: [String]) -> String { screens[screen] }

  func goldenName(among screens: [String]) -> String { GoldenName.name(of: screens[screen]) }
}
