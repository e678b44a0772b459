package import ScreenJobs
import ScreenPayloads
package import ScreenSnapshot
import ScreenSystem
import ScreenText

/// A screen or journey as a job rendered it.
package struct RenderedScreen: Codable, Equatable, Sendable {
  /// Where the screen is, for each folder of goldens; empty unless ``RenderOptions/locates``.
  package var locations: [ScreenLocation] = []

  /// Whether the harness has content for the visible screen.
  package var hasContent = false

  /// The texts, without those that equal their goldens.
  package var texts: [RenderedText] = []

  /// The operations that a control golden leaves out because the harness does not support them.
  package var unsupported: [UnsupportedOperation] = []

  /// A remark that does not change the verdict, such as that a journey ends early.
  package var note: String?

  /// Whether the app moves on to another screen when the harness waits for it.
  package var movesOn = false

  /// What is visible in the first layout; nil unless ``RenderOptions/connects``.
  package var state: DescribedState?

  /// What the controls lead to in each layout; empty unless ``RenderOptions/connects``.
  package var controls: [TappedControls] = []

  /// The names of the values that the texts hide; nil for none.
  package var hiddenNames: Set<String>?

  /// The visible tabs with an empty label; nil for none.
  package var unlabeledTabs: Set<String>?

  package init(
    locations: [ScreenLocation] = [], hasContent: Bool = false, texts: [RenderedText] = []
  ) {
    (self.locations, self.hasContent, self.texts) = (locations, hasContent, texts)
  }
}

extension RenderedScreen {
  /// A screen with contents and without differences, in a run that asks for nothing else.
  static let matched = RenderedScreen(hasContent: true)

  /// The text for a folder of goldens; nil if it equals its golden.
  package func text(in folder: GoldenFolder) -> [UInt8]? {
    texts.first { $0.folder == folder }?.bytes
  }
}

/// The location of a screen in the app, for the text in a folder of goldens.
package struct ScreenLocation: Codable, Hashable, Sendable {
  package let folder: GoldenFolder
  package let flow: String?
  package let tab: String?

  /// The names on the way to the visible screen: `bookDetail › sheet bookEdit`.
  package let path: String
}

extension ScreenLocation {
  package init(of state: DescribedState, in folder: GoldenFolder) {
    let names = state.levels.map { level in
      [level.kind == .route ? nil : level.kind.rawValue, level.value?.name]
        .compactMap(\.self).joined(separator: " ")
    }
    self.init(
      folder: folder, flow: state.flow?.value?.name, tab: state.tab?.value?.name,
      path: names.joined(separator: DescribedState.separator))
  }
}

/// The text of a screen or journey in a folder of goldens.
package struct RenderedText: Codable, Equatable, Sendable {
  package let folder: GoldenFolder

  /// UTF-8 with LF line endings and one final newline.
  @EncodedAsData package var bytes: [UInt8]

  package init(folder: GoldenFolder, bytes: [UInt8]) {
    self.folder = folder
    self.bytes = bytes
  }
}

extension RenderOptions {
  /// The text, or nil if it equals its golden.
  package func unmatched(_ text: RenderedText, ofGoldenNamed name: String) -> RenderedText? {
    guard let goldens else { return text }
    let file = GoldenFile(folder: text.folder, name: name)
    // A golden that cannot be read, or is a link, is reported when the text is compared with it.
    let golden = try? FileSystem.contents(
      of: "\(goldens)/\(file.path)", followsLink: false)
    return golden?.hasSameBytes(as: text.bytes) == true ? nil : text
  }
}
