/// One screen with its text in each layout.
package struct RenderedScreen: Sendable {
  /// The name of the selected tab, in the first layout.
  package let tab: String?

  /// The name of the flow.
  package let flow: String?

  /// The names on the way to the visible screen in the first layout: `bookDetail › sheet bookEdit`.
  package let path: String

  /// The locations in the layouts whose front matter differs from that of the first layout.
  package var otherLocations: [LayoutLocation] = []

  /// Whether the harness has content for the visible screen.
  package let hasContent: Bool

  /// The text in each layout except those of ``matched``.
  package private(set) var texts: [ScreenText]

  /// The layouts with a text that equals the golden.
  package private(set) var matched: [ScreenLayout] = []

  /// A remark on how it rendered.
  package var note: String?

  /// The cases of the app's types, for coverage only.
  package var cases = RenderedCases()

  package init(
    tab: String?, flow: String? = nil, path: String, hasContent: Bool, texts: [ScreenText],
    matched: [ScreenLayout] = [], cases: RenderedCases = .init()
  ) {
    self.matched = matched
    self.tab = tab
    self.flow = flow
    self.path = path
    self.hasContent = hasContent
    self.texts = texts
    self.cases = cases
  }

  /// Drops the texts that equal their goldens, and keeps their layouts.
  mutating func drop(where isGolden: (ScreenText) -> Bool) {
    matched += texts.filter(isGolden).map(\.layout)
    texts.removeAll { matched.contains($0.layout) }
  }
}

/// The tab of a screen in one layout, and the path to it.
package struct LayoutLocation: Sendable {
  package let layout: ScreenLayout
  package let tab: String?
  package let path: String

  package init(layout: ScreenLayout, tab: String?, path: String) {
    self.layout = layout
    self.tab = tab
    self.path = path
  }
}

/// The text of a screen in one layout: front matter and picture.
package struct ScreenText: Sendable {
  package let layout: ScreenLayout

  /// UTF-8 with LF line endings and one final newline.
  package let bytes: [UInt8]

  package init(layout: ScreenLayout, bytes: [UInt8]) {
    self.layout = layout
    self.bytes = bytes
  }
}
