/// A screen to show, and the layouts to draw it in.
package struct RenderTask: Hashable, Sendable {
  /// The screen's position in the manifest.
  package let index: Int

  /// The layouts; at least one.
  package let layouts: [ScreenLayout]

  /// Creates a task.
  package init(index: Int, layouts: [ScreenLayout]) {
    self.index = index
    self.layouts = layouts
  }
}

/// What screens are shown for.
package enum RenderPurpose: Hashable, Sendable {
  /// Their texts.
  case texts

  /// The texts that are not those of the goldens in this folder: they are compared right where they are
  /// made, so that one that matches, as nearly all do, goes no further.
  case comparison(goldens: String)

  /// Their texts, and which cases of the app's types they show.
  case coverage
}
