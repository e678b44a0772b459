import ScreenText

/// Scalars of payloads as YAML, with placeholders that differ from every string of the app.
enum ScalarText {
  /// A text in angle brackets that replaces a value: `<redacted>`, `<cycle>`.
  static func placeholder(_ text: String) -> String { YAMLText.quoted("<\(text)>") }

  /// The text of the placeholder for truncated content.
  static func truncated(count: Int, checksum: String) -> String {
    "\(count) more, \(checksum)"
  }

  /// A string as a YAML string, its first character escaped if it looks like a placeholder.
  static func quoted(_ text: String) -> String {
    let yaml = YAMLText.quoted(text)
    // As a character, the bracket can have a mark.
    return looksLikePlaceholder(text)
      ? #""\u003C"# + String(Substring(yaml.utf8.dropFirst(2))) : yaml
  }

  private static func looksLikePlaceholder(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "<"), text.utf8.last == UInt8(ascii: ">"),
      text.utf8.count < 64
    else { return false }
    let inside = text.dropFirst().dropLast()
    return ["redacted", "function", "pointer", "unreadable", "cycle"].contains(inside)
      || inside.wholeMatch(of: /[0-9]+ (more|bytes), [0-9a-f]{8}/) != nil
  }

  /// A scalar as YAML, truncated to a number of characters.
  static func yaml(of scalar: PayloadScalar, limit: Int) -> String {
    switch scalar.kind {
    case .plain: scalar.text
    case .placeholder: placeholder(scalar.text)
    case .quoted: quoted(truncated(scalar.text, to: limit))
    }
  }

  /// The start of a long text with a placeholder for the rest.
  ///
  /// The unit is the cell, because characters depend on the version of the standard library.
  private static func truncated(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var rest = TextCells(text[...]).dropFirst(limit).makeIterator()
    guard let first = rest.next() else { return text }
    let count = 1 + IteratorSequence(rest).reduce(0) { count, _ in count + 1 }
    let end = first.text.startIndex
    let checksum = Checksum.text(of: String(text[end...]))
    return "\(text[..<end])<\(truncated(count: count, checksum: checksum))>"
  }

  /// A scalar as a name in titles and paths; nil if it is blank or a placeholder.
  static func name(of scalar: PayloadScalar) -> String? {
    switch scalar.kind {
    case .plain: scalar.text
    case .quoted:
      scalar.text.allSatisfy(\.isWhitespace)
        ? nil : TextColumns.visible(scalar.text, maximumCells: 60)
    case .placeholder: nil
    }
  }
}
