/// A screen to render, and its layouts.
package struct RenderTask: Hashable, Sendable {
  /// The screen's position in the manifest.
  package let index: Int

  /// At least one layout.
  package let layouts: [ScreenLayout]

  package init(index: Int, layouts: [ScreenLayout]) {
    self.index = index
    self.layouts = layouts
  }
}

/// The results to keep of rendered screens.
package enum RenderPurpose: Hashable, Sendable {
  /// All texts.
  case texts

  /// The texts that differ from the goldens in this folder.
  ///
  /// They are compared where they are rendered, so that matching texts need not be sent.
  case comparison(goldens: String)

  /// The tab and the flow alone: nothing is drawn.
  case location

  /// All texts, and the cases of the app's types that they contain.
  case coverage
}
