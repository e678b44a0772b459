import ScreenContents
import ScreenText

/// What a person sees of a dialog: two dialogs are the same if these values are equal.
package struct DescribedDialog: Codable, Hashable, Sendable {
  let kind: DescribedPresentation.Kind
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
  init(_ dialog: VisibleDialog, as kind: DescribedPresentation.Kind) {
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

// MARK: - Dialogs in states

extension DescribedState {
  /// The dialog in front; nil if something else is.
  package var frontDialog: DescribedDialog? { overlay == nil ? stack.topmost?.value.dialog : nil }

  /// The state beneath the dialog in front; nil if something else is in front.
  package var withoutFrontDialog: DescribedState? {
    frontDialog == nil ? nil : withoutTopLevel
  }

  /// The state beneath the overlay or the presentation that covers it; nil if nothing does.
  package var withoutFrontCover: DescribedState? {
    guard isCovered else { return nil }
    var state = self
    if overlay == nil { state.stack = stack.withoutTopmost } else { state.overlay = nil }
    return state
  }
}

extension DescribedStack {
  fileprivate var withoutTopmost: DescribedStack {
    var stack = self
    let inner = presentation?.stack
    if let inner, inner.presentation != nil {
      stack.presentation?.stack = inner.withoutTopmost
    } else {
      stack.presentation = nil
    }
    return stack
  }
}

// MARK: - Differences

extension DescribedDialog {
  /// How another dialog with the same title differs from this one: `without the button 'Retry'`.
  package func differences(of other: DescribedDialog) -> String {
    var words: [String] = []
    if other.kind != kind { words.append("as \(other.kind.phrase)") }
    if other.message != message {
      words.append(
        other.message.map { "with the message \(Self.quoted($0))" } ?? "without the message")
    }
    let (labels, others) = (buttons.map(\.label), other.buttons.map(\.label))
    words += labels.filter { !others.contains($0) }.map { "without the button \(Self.quoted($0))" }
    words += others.filter { !labels.contains($0) }.map { "with the button \(Self.quoted($0))" }
    for button in other.buttons {
      guard let own = buttons.first(where: { $0.label == button.label }), own.role != button.role
      else { continue }
      words.append(
        "with \(Self.quoted(button.label)) as \(button.role.map { "a \($0)" } ?? "an ordinary") button"
      )
    }
    if words.isEmpty { words.append("with the buttons in another order or number") }
    return WordList.list(words)
  }

  private static func quoted(_ text: String) -> String { "'\(TextColumns.visible(text))'" }
}
