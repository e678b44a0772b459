/// Taps each control of a screen, and writes what changes.
package struct ControlsJob: GoldenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  package var options: RenderOptions

  package init(screen: Int, options: RenderOptions = RenderOptions()) {
    (self.screen, self.options) = (screen, options)
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> RenderedScreen {
    try await tools[ControlsRenderer.self].render(self, onStep: onStep)
  }
}

extension ControlsJob {
  var folders: [GoldenFolder] { [.controls] }

  func name(among screens: [String]) -> String { screens[screen] }

  func goldenName(among screens: [String]) -> String { GoldenName.name(of: screens[screen]) }
}
