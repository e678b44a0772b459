/// Finds the elements of a screen whose values are secret.
///
/// It is a class because every section of a screen gets it.
package final class LabelRedactor: Sendable {
  private let redaction: Redaction
  private let search: SecretSearch

  package init(_ redaction: Redaction) {
    self.redaction = redaction
    search = SecretSearch(for: redaction.words.union(redaction.names))
  }

  /// Whether the value of an element with a label is secret.
  package func hides(_ label: String) -> Bool {
    search.canFindSecret(in: label) && redaction.hidesElement(label)
  }
}
