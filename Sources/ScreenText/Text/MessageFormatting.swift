/// Formats untrusted texts in messages.
package enum MessageFormatting {
  /// Quotes untrusted text, with invisible characters made visible, and truncates it.
  package static func quoted(_ text: String) -> String {
    "'\(TextColumns.visible(text, maximumCells: 60))'"
  }
}
