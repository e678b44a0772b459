/// Finds the elements of a screen whose values are hidden.
///
/// It is a class because every section of a screen gets it, and because it remembers labels, which
/// screens share.
package final class LabelRedactor {
  private var hiddenNames: HiddenNames
  private let urls: URLRedactor

  /// The labels of the values that were hidden since they were taken.
  private var hidden: Set<String> = []

  package init(_ redaction: Redaction) {
    hiddenNames = HiddenNames(redaction)
    urls = URLRedactor(redaction)
  }

  /// A text or value without the secrets of a URL that is all of it.
  package func displayed(_ text: String) -> String {
    guard let redacted = urls.text(ofString: text) else { return text }
    hidden.insert(URLRedactor.name)
    return redacted
  }

  /// A link without its secrets.
  package func displayed(link: String) -> String {
    let redacted = urls.text(of: link)
    if redacted != link { hidden.insert(URLRedactor.name) }
    return redacted
  }

  /// Whether the text of a secure field with a label is hidden.
  package func hidesSecureField(_ label: String) -> Bool {
    if hiddenNames.redaction == .none { return false }
    hidden.insert(label)
    return true
  }

  /// Whether the value of an element with a label is hidden.
  package func hides(_ label: String) -> Bool {
    let hides = hiddenNames.contains(label)
    if hides { hidden.insert(label) }
    return hides
  }

  /// Returns the labels of the hidden values, and forgets them.
  package func takeHidden() -> Set<String> {
    defer { hidden = [] }
    return hidden
  }
}
