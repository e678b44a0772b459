/// One screen with its text in each layout.
package struct RenderedScreen: Sendable {
  /// The name of the selected tab, in the first layout.
  package internal(set) var tab: String?

  /// The name of the flow.
  package let flow: String?

  /// The names on the way to the visible screen in the first layout: `bookDetail › sheet bookEdit`.
  package internal(set) var path: String

  /// The locations in the layouts whose front matter differs from that of the first layout.
  package var otherLocations: [LayoutLocation] = []

  /// Whether the harness has content for the visible screen.
  package private(set) var hasContent: Bool

  /// The texts except those of ``matched``, each for one folder of goldens.
  package private(set) var texts: [ScreenText]

  /// The folders with a golden that equals the text.
  package private(set) var matched: [GoldenFolder] = []

  /// The operations that its control golden leaves out because the harness does not support them.
  package var unsupported: [UnsupportedOperation] = []

  /// A remark on how it rendered.
  package var note: String?

  /// The cases of the app's types, for coverage only.
  package var cases = RenderedCases()

  package init(
    tab: String?, flow: String? = nil, path: String, hasContent: Bool = false,
    texts: [ScreenText] = [], matched: [GoldenFolder] = [], cases: RenderedCases = .init()
  ) {
    self.matched = matched
    self.tab = tab
    self.flow = flow
    self.path = path
    self.hasContent = hasContent
    self.texts = texts
    self.cases = cases
  }

  /// Adds the text of another layout; nil if it equals its golden.
  mutating func add(_ text: ScreenText?, hasContent: Bool) {
    if let text { texts.append(text) }
    self.hasContent = self.hasContent || hasContent
  }

  /// The screen with those folders of its task as ``matched`` that it has no text for.
  consuming func matchingOthers(of folders: [GoldenFolder]) -> RenderedScreen {
    matched = folders.filter { folder in !texts.contains { $0.folder == folder } }
    return self
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

/// The text of a screen or journey for one folder of goldens.
package struct ScreenText: Sendable {
  package let folder: GoldenFolder

  /// UTF-8 with LF line endings and one final newline.
  package let bytes: [UInt8]

  package init(folder: GoldenFolder, bytes: [UInt8]) {
    self.folder = folder
    self.bytes = bytes
  }
}
