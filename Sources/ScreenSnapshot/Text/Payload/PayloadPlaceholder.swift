/// What stands in a golden for something that is not written out: `<redacted>`, `<cycle>`.
enum PayloadPlaceholder {
  /// The mark in quotes.
  static func bytes(_ text: String) -> [UInt8] {
    YAMLText.quoted(text.marked)
  }

  /// The words of a mark for what was cut.
  static func more(_ count: Int, _ checksum: String) -> String {
    "\(count) more, \(checksum)"
  }

  /// A string in quotes, its first character escaped where it could be mistaken for a mark.
  static func quoted(_ text: String) -> [UInt8] {
    let bytes = YAMLText.quoted(text)
    guard looksLikeMark(text) else { return bytes }
    return Array(#""\u003C"#.utf8) + bytes.dropFirst(2)
  }

  private static func looksLikeMark(_ text: String) -> Bool {
    guard text.utf8.first == UInt8(ascii: "<"), text.utf8.last == UInt8(ascii: ">"),
      text.utf8.count < 64
    else { return false }
    let inside = text.dropFirst().dropLast()
    return ["redacted", "function", "cycle"].contains(inside)
      || inside.wholeMatch(of: /[0-9]+ (more|bytes), [0-9a-f]{8}/) != nil
  }
}

extension String {
  /// The words between the brackets that make a mark of them.
  var marked: String { "<\(self)>" }
}
