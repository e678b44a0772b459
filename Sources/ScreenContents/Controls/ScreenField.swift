/// A text field: its text, and what an edit does.
package struct ScreenField: Sendable {
  package let label: String
  package let value: String
  package let placeholder: String?

  /// Whether a view hides the text.
  package let isSecure: Bool

  /// Replaces the text; nil for a field that is not wired.
  package let edit: (@MainActor @Sendable (String) async -> Void)?

  /// Responds to the Return key.
  package let submit: (@MainActor @Sendable () async -> Void)?

  /// The accessibility identifier; empty until the content assigns it.
  package var identifier = ""
}

extension ScreenField {
  /// Whether an app runs something on an edit.
  package var isWired: Bool { edit != nil }

  /// Replaces the text, and presses Return.
  ///
  /// - Throws: ``ScreenContentError/notWired(label:)``.
  @MainActor
  package func type(_ text: String) async throws(ScreenContentError) {
    guard let edit else { throw .notWired(label: label) }
    await edit(text)
    await submit?()
  }
}
