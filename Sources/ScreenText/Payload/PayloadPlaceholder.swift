/// A text in angle brackets that replaces a value: `<redacted>`, `<cycle>`.
package enum PayloadPlaceholder {
  /// The placeholder as a YAML string.
  package static func yaml(_ text: String) -> String {
    YAMLText.quoted(text.inBrackets)
  }

  /// The text of the placeholder for truncated content.
  package static func truncated(count: Int, checksum: String) -> String {
    "\(count) more, \(checksum)"
  }

  /// A string as a YAML string, its first character escaped if it looks like a placeholder.
  package static func quoted(_ text: String) -> String {
    let yaml = YAMLText.quoted(text)
    return looksLikePlaceholder(text)
      ? #""\u003C"# + String(Substring(yaml.utf8.dropFirst(2))) : yaml
  }

  /// The first byte of a placeholder.
  package static let firstByte = UInt8(ascii: "<")

  private static func looksLikePlaceholder(_ text: String) -> Bool {
    guard text.utf8.first == firstByte, text.utf8.last == UInt8(ascii: ">"),
      text.utf8.count < 64
    else { return false }
    let inside = text.dropFirst().dropLast()
    return ["redacted", "function", "pointer", "unreadable", "cycle"].contains(inside)
      || inside.wholeMatch(of: /[0-9]+ (more|bytes), [0-9a-f]{8}/) != nil
  }
}

extension String {
  /// The text of a placeholder with its angle brackets.
  package var inBrackets: String { "<\(self)>" }
}
