import Foundation
package import ScreenContents

/// A screen or journey as a job rendered it.
package struct RenderedScreen: Codable, Sendable {
  /// The name of the flow, in the first layout.
  package internal(set) var flow: String?

  /// The name of the selected tab, in the first layout.
  package internal(set) var tab: String?

  /// The names on the way to the visible screen in the first layout: `bookDetail › sheet bookEdit`.
  package internal(set) var path = ""

  /// The locations in the layouts whose front matter differs from that of the first layout.
  package var otherLocations: [LayoutLocation] = []

  /// Whether the harness has content for the visible screen.
  package internal(set) var hasContent = false

  /// The texts, without those that equal their goldens.
  package internal(set) var texts: [RenderedText] = []

  /// The operations that a control golden leaves out because the harness does not support them.
  package var unsupported: [UnsupportedOperation] = []

  /// The path that the app moves on to when the harness waits for it; nil if it stays.
  package internal(set) var pathAfterSettling: String?

  /// A remark on the actions of the dialog; nil if there is nothing to say.
  package internal(set) var dialogNote: String?

  /// The dialog in front; nil if something else is.
  package internal(set) var dialog: DescribedDialog?

  /// What is visible in the first layout; nil unless ``RenderOptions/connects``.
  var state: DescribedState?

  /// What the controls lead to in each layout; empty unless ``RenderOptions/connects``.
  var controls: [TappedControls] = []

  /// The names of the values that the texts hide; nil for none.
  package internal(set) var hiddenNames: Set<String>?

  /// Why a journey ends with a step that fails, as its file says; nil for any other.
  package internal(set) var knownFailure: String?
}

extension RenderedScreen {
  /// The text for a folder of goldens; nil if it equals its golden.
  package func text(in folder: GoldenFolder) -> [UInt8]? {
    texts.first { $0.folder == folder }?.bytes
  }

  /// Describes the location of a state.
  mutating func locate(at state: DescribedState) {
    flow = state.flow?.name
    tab = state.tab?.name
    path = state.nameOfPath
  }
}

/// The flow and the tab of a screen in one layout, and the path to it.
package struct LayoutLocation: Codable, Sendable {
  package let layout: ScreenLayout
  package let flow: String?
  package let tab: String?
  package let path: String
}

/// The text of a screen or journey for one folder of goldens.
package struct RenderedText: Codable, Sendable {
  package let folder: GoldenFolder

  /// UTF-8 with LF line endings and one final newline.
  @EncodedAsData package internal(set) var bytes: [UInt8]
}
