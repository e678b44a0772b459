import ScreenContents
import ScreenText

/// What a person sees of a dialog: two dialogs are the same if these values are equal.
package struct DescribedDialog: Codable, Hashable, Sendable {
  let kind: Place.Kind
  package let title: String
  var message: String?
  var buttons: [Button]

  struct Button: Codable, Hashable, Sendable {
    let label: String

    /// The raw value of the role; nil for an ordinary button.
    let role: String?
  }
}

extension DescribedDialog {
  init(_ dialog: VisibleDialog, as kind: Place.Kind) {
    self.init(
      kind: kind, title: dialog.title, message: dialog.message,
      buttons: dialog.buttons.map { Button(label: $0.label, role: $0.role?.rawValue) })
  }

  /// The dialog without what its texts quote, which tells it from other dialogs, whatever its payload is.
  ///
  /// - Parameter hasName: Whether a value of the app names the dialog, so that its title and its message are
  ///   parts of the payload.
  /// - Returns: The dialog, to be compared with other forms.
  func form(hasName: Bool) -> DescribedDialog {
    DescribedDialog(
      kind: kind, title: hasName ? "" : Self.withoutQuotes(title),
      message: hasName ? nil : message.map(Self.withoutQuotes),
      buttons: buttons.map { Button(label: Self.withoutQuotes($0.label), role: $0.role) })
  }

  /// The text with `_` for what it quotes.
  private static func withoutQuotes(_ text: String) -> String {
    text.replacing(/“[^“”]*”/, with: "_")
  }
}

// MARK: - Differences

extension DescribedDialog {
  /// How another dialog differs from this one: `without the ordinary button 'Retry'`.
  package func differences(of other: DescribedDialog) -> String {
    let words =
      (other.kind == kind ? [] : ["as \(other.kind.phrase)"])
      + (other.title == title ? [] : ["with the title '\(TextColumns.visible(other.title))'"])
      + (other.message == message ? [] : [other.messageWords])
      + buttons.filter { !other.buttons.contains($0) }.map { "without \($0.words)" }
      + other.buttons.filter { !buttons.contains($0) }.map { "with \($0.words)" }
    return words.isEmpty ? "with the buttons in another order or number" : WordList.list(words)
  }

  private var messageWords: String {
    message.map { "with the message '\(TextColumns.visible($0))'" } ?? "without a message"
  }
}

extension DescribedDialog.Button {
  fileprivate var words: String {
    "the \(role ?? "ordinary") button '\(TextColumns.visible(label))'"
  }
}
