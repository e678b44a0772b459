/// One screen, walked and written down.
package struct RenderedScreen: Sendable {
  /// The name of the selected tab.
  package let tab: String?

  /// The names on the way to what is visible: `bookDetail › sheet bookEdit`.
  package let path: String

  /// Whether the harness has content for what is visible.
  package let hasContent: Bool

  /// The text in each layout.
  package let texts: [ScreenText]

  /// The cases of the app's types that are shown, where that was asked for.
  package var cases = ShownCases()

  /// Creates a screen.
  package init(
    tab: String?, path: String, hasContent: Bool, texts: [ScreenText], cases: ShownCases = .init()
  ) {
    self.tab = tab
    self.path = path
    self.hasContent = hasContent
    self.texts = texts
    self.cases = cases
  }
}

/// What a golden file holds, or should hold: front matter and picture of a screen in one layout.
package struct ScreenText: Sendable {
  /// The layout that is drawn.
  package let layout: ScreenLayout

  /// UTF-8 with LF, one newline at the end.
  package let bytes: [UInt8]

  /// Creates a text.
  package init(layout: ScreenLayout, bytes: [UInt8]) {
    self.layout = layout
    self.bytes = bytes
  }
}
