/// Markup that is being written: well-formed by construction, read the same as HTML and as XML.
///
/// All text goes through here, and nothing in it is markup. Writing is linear: bytes are appended
/// and never moved.
struct HTML {
  /// Attributes in their order; one that is nil is left out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// The markup so far, as UTF-8.
  private(set) var bytes: [UInt8] = []
}

// MARK: - Elements

extension HTML {
  /// Writes an element with content.
  mutating func element(
    _ tag: String, _ attributes: Attributes = [:], _ content: (inout HTML) -> Void
  ) {
    open(tag, attributes)
    bytes.append(UInt8(ascii: ">"))
    content(&self)
    append("</", tag, ">")
  }

  /// Writes an element with a text on one line.
  mutating func element(_ tag: String, _ attributes: Attributes = [:], text: String) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Writes an element that never has content.
  mutating func empty(_ tag: String, _ attributes: Attributes = [:]) {
    open(tag, attributes)
    append(" />")
  }

  /// Writes the document type, which is no element.
  mutating func documentType() {
    append("<!DOCTYPE html>\n")
  }

  /// Writes a style sheet or a script of the library's own, which has no `<` and no `&` in it.
  mutating func code(_ tag: String, _ code: String) {
    append("<", tag, ">\n", code, "</", tag, ">")
  }

  /// Begins a new line between elements.
  mutating func newline() {
    bytes.append(.newline)
  }

  /// Appends what another value has written.
  mutating func append(_ other: HTML) {
    bytes += other.bytes
  }

  private mutating func open(_ tag: String, _ attributes: Attributes) {
    append("<", tag)
    for case (let name, let value?) in attributes {
      append(" ", name, "=\"")
      text(value)
      bytes.append(UInt8(ascii: "\""))
    }
  }

  private mutating func append(_ parts: String...) {
    for part in parts { bytes += part.utf8 }
  }
}

// MARK: - Text

extension HTML {
  /// Writes a text on one line, what cannot be seen made visible.
  mutating func text(_ text: String) {
    escape(TextColumns.visible(text).utf8)
  }

  /// Writes a line of a golden, every character as wide as a terminal would show it.
  mutating func line(_ line: LineDiff.Line) {
    let bytes = line.bytes.last == UInt8(ascii: "\r") ? line.bytes.dropLast() : line.bytes
    if Self.isOrdinary(bytes) { escape(bytes) } else { cells(line.text) }
  }

  /// Writes a part of a line of a golden, every character as wide as a terminal would show it.
  mutating func cells(_ text: String) {
    if Self.isOrdinary(text.utf8) { return escape(text.utf8) }
    for cell in TextCells(text[...]) {
      var picture = ""
      cell.append(to: &picture)
      if let name = cell.styleName {
        element("span", ["class": name]) { $0.escape(picture.utf8) }
      } else {
        escape(picture.utf8)
      }
    }
  }

  private mutating func escape(_ text: some Sequence<UInt8>) {
    let isDone: Void? = text.withContiguousStorageIfAvailable { escape($0) }
    if isDone == nil { Array(text).withUnsafeBufferPointer { escape($0) } }
  }

  /// Appends what stands between two characters of markup at once.
  private mutating func escape(_ text: UnsafeBufferPointer<UInt8>) {
    var start = 0
    for position in 0..<text.count {
      guard let name = Self.name(of: text[position]) else { continue }
      bytes += UnsafeBufferPointer(rebasing: text[start..<position])
      append(name)
      start = position + 1
    }
    bytes += UnsafeBufferPointer(rebasing: text[start...])
  }

  /// How a character is written that would be markup.
  private static func name(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: nil
    }
  }

  /// Whether a text has nothing but what every monospaced font has: most lines by far, and no need
  /// to look at their characters one by one.
  private static func isOrdinary(_ text: some Sequence<UInt8>) -> Bool {
    text.withContiguousStorageIfAvailable { isOrdinary($0) } ?? false
  }

  private static func isOrdinary(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var position = 0
    while position < text.count {
      let byte = text[position]
      if byte >= 0x20, byte < 0x7F {
        position += 1
      } else if byte == 0xE2, position + 2 < text.count,
        isOrdinary(text[position + 1], text[position + 2])
      {
        position += 3
      } else {
        return false
      }
    }
    return true
  }

  /// Whether a character that begins with the byte E2 is box drawing, U+2500 to U+257F, or a sign
  /// of the pictures' own: `‹ › ● ○ •`, quotation marks, dashes.
  private static func isOrdinary(_ second: UInt8, _ third: UInt8) -> Bool {
    switch (second, third) {
    case (0x94, 0x80...0xBF), (0x95, 0x80...0xBF): true
    case (0x80, 0xB9), (0x80, 0xBA), (0x97, 0x8B), (0x97, 0x8F), (0x80, 0xA2), (0x80, 0xA6): true
    case (0x80, 0x93...0x94), (0x80, 0x98...0x99), (0x80, 0x9C...0x9D): true
    default: false
    }
  }
}

extension TextCell {
  /// The class of a cell that a browser may take from a font of another width; nil for one that it
  /// does not, or that would lose its shape between its neighbours if it stood alone.
  fileprivate var styleName: String? {
    guard appearance == .itself else { return nil }
    if width == 2 { return "w2" }
    guard width == 1, let scalar = text.unicodeScalars.first else { return nil }
    let isSymbol = 0x2190..<0x2500 ~= scalar.value || 0x2580..<0x2C00 ~= scalar.value
    return isSymbol ? "w1" : nil
  }
}
