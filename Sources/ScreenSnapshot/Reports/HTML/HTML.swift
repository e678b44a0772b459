import ScreenText

/// A buffer of markup that is well-formed by construction, and valid as HTML and as XML.
///
/// All text is escaped. Bytes are only appended, so writing is linear.
struct HTML {
  /// Attributes in their order, without those whose value is nil.
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
    append(">")
    content(&self)
    append("</", tag, ">")
  }

  /// Writes an element with one line of text.
  mutating func element(_ tag: String, _ attributes: Attributes = [:], text: String) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Writes a void element, which has no content and no end tag.
  mutating func void(_ tag: String, _ attributes: Attributes = [:]) {
    open(tag, attributes)
    append(" />")
  }

  mutating func documentType() {
    append("<!DOCTYPE html>\n")
  }

  /// Writes a style sheet or a script of the library, which must not contain `<` or `&`.
  mutating func code(_ tag: String, _ code: String) {
    append("<", tag, ">\n", code, "</", tag, ">")
  }

  /// Writes a line break between elements.
  mutating func newline() {
    bytes.append(.newline)
  }

  mutating func append(_ other: HTML) {
    bytes += other.bytes
  }

  private mutating func open(_ tag: String, _ attributes: Attributes) {
    append("<", tag)
    for case (let name, let value?) in attributes {
      append(" ", name, "=\"")
      text(value)
      append("\"")
    }
  }

  private mutating func append(_ parts: String...) {
    for part in parts { bytes += part.utf8 }
  }
}

// MARK: - Controls

extension HTML {
  /// Writes a group of radio buttons, and checks the first one.
  mutating func radioButtons(
    _ name: String, legend: String, _ options: [(value: String, label: String)]
  ) {
    element("fieldset", ["class": "choice"]) { html in
      html.element("legend", text: legend)
      for (position, option) in options.enumerated() {
        let id = "\(name)-\(option.value)"
        html.void(
          "input",
          [
            "type": "radio", "name": name, "id": id, "value": option.value,
            "checked": position == 0 ? "checked" : nil,
          ])
        html.element("label", ["for": id], text: option.label)
      }
    }
  }
}

// MARK: - Text

extension HTML {
  /// Writes one line of text, with invisible characters made visible.
  mutating func text(_ text: String) {
    Markup.append(TextColumns.visible(text).utf8, to: &bytes)
  }

  /// Writes a line of a golden, in which each character is as wide as in a terminal.
  mutating func line(_ line: LineDiff.Line) {
    let bytes = line.bytes.last == UInt8(ascii: "\r") ? line.bytes.dropLast() : line.bytes
    let isPlain = Self.isPlain(String(decoding: bytes, as: UTF8.self))
    if isPlain { Markup.append(bytes, to: &self.bytes) } else { cells(line.text) }
  }

  /// Writes a part of a line of a golden, in which each character is as wide as in a terminal.
  mutating func cells(_ text: String) {
    if Self.isPlain(text) { return Markup.append(text.utf8, to: &bytes) }
    for cell in TextCells(text[...]) {
      var picture = ""
      cell.append(to: &picture)
      if let name = cell.styleName {
        element("span", ["class": name]) { Markup.append(picture.utf8, to: &$0.bytes) }
      } else {
        Markup.append(picture.utf8, to: &bytes)
      }
    }
  }

  /// Whether every monospaced font has all characters, which avoids splitting the text into cells:
  /// ASCII, Latin letters, frames, and signs that are not arrows or squares.
  private static func isPlain(_ text: String) -> Bool {
    text.isPrintableASCII
      || text.unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x20..<0x7F, 0xC0..<0x280, 0x2500..<0x2580: true
        default: "–—‘’“”•…‹›○●".unicodeScalars.contains(scalar)
        }
      }
  }
}

extension TextCell {
  /// The class of a cell that a browser may draw in a font of another width.
  ///
  /// Letters have no class, because some join with their neighbors.
  fileprivate var styleName: String? {
    guard appearance == .itself else { return nil }
    if width == 2 { return "w2" }
    guard width == 1, let scalar = text.unicodeScalars.first else { return nil }
    let isSymbol = 0x2190..<0x2500 ~= scalar.value || 0x2580..<0x2C00 ~= scalar.value
    return isSymbol ? "w1" : nil
  }
}
