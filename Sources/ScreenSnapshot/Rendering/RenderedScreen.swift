/// One screen, walked and written down.
package struct RenderedScreen: Sendable {
  /// The name of the selected tab.
  package let tab: String?

  /// The names on the way to what is visible: `bookDetail › sheet bookEdit`.
  package let path: String

  /// Whether the harness has content for what is visible.
  package let hasContent: Bool

  /// The text in each layout but those of ``matched``.
  package private(set) var texts: [ScreenText]

  /// The layouts in which the text is the golden's.
  package private(set) var matched: [ScreenLayout] = []

  /// What to know of how it was shown.
  package var note: String?

  /// The cases of the app's types that are shown, where that was asked for.
  package var cases = RenderedCases()

  /// Creates a screen.
  package init(
    tab: String?, path: String, hasContent: Bool, texts: [ScreenText],
    matched: [ScreenLayout] = [], cases: RenderedCases = .init()
  ) {
    self.matched = matched
    self.tab = tab
    self.path = path
    self.hasContent = hasContent
    self.texts = texts
    self.cases = cases
  }

  /// Keeps the layouts alone of texts that are their goldens'.
  mutating func drop(where isGolden: (ScreenText) -> Bool) {
    matched += texts.filter(isGolden).map(\.layout)
    texts.removeAll { matched.contains($0.layout) }
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
