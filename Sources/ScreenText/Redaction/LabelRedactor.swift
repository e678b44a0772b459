/// Finds the elements of a screen whose values are secret.
///
/// It is a class because every section of a screen gets it, and because it remembers labels, which
/// screens share.
package final class LabelRedactor {
  private let redaction: Redaction
  private var known: [String: Bool] = [:]
  private let urls: URLRedactor

  private let hidesNothing: Bool

  package init(_ redaction: Redaction) {
    self.redaction = redaction
    urls = URLRedactor(redaction)
    hidesNothing = redaction.words.isEmpty && redaction.names.isEmpty
  }

  /// A text or value without the secrets of a URL that is all of it.
  package func displayed(_ text: String) -> String { urls.text(ofString: text) ?? text }

  /// Whether the text of a secure field is secret, whatever its label.
  package var hidesSecureFields: Bool { redaction != .none }

  /// Whether the value of an element with a label is secret.
  package func hides(_ label: String) -> Bool {
    if hidesNothing { return false }
    if let isSecret = known[label] { return isSecret }
    if known.count > 10_000 { known = [:] }
    let isSecret = redaction.hidesElement(label)
    known[label] = isSecret
    return isSecret
  }
}
