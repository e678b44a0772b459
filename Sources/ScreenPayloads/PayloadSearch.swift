extension Payload {
  /// Whether a text is in a string of the value, also in one that texts redact.
  ///
  /// - Complexity: O(*n*) in the parts.
  package func contains(_ text: String) -> Bool {
    switch content {
    case .scalar(let scalar): scalar.withSecrets.text.contains(text)
    case .emptyCase, .cut: false
    case .caseWithPayload(let field): field.value.contains(text)
    case .fields(let fields), .tuple(let fields): fields.contains { $0.value.contains(text) }
    case .elements(let elements), .set(let elements): elements.contains { $0.contains(text) }
    case .dictionary(let entries, _), .pairs(let entries, _):
      entries.contains { $0.key.contains(text) || $0.value.contains(text) }
    case .nestedNil(let wrapped): wrapped.contains(text)
    }
  }
}
