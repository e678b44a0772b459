import ScreenText

/// Markup that is well-formed by construction, and valid as HTML and as XML.
///
/// All text is escaped.
struct HTML {
  /// Attributes in their order, without those whose value is nil.
  typealias Attributes = KeyValuePairs<String, String?>

  /// The markup so far.
  private(set) var markup = ""
}

// MARK: - Elements

extension HTML {
  mutating func element(
    _ tag: String, _ attributes: Attributes = [:], _ content: (inout HTML) -> Void
  ) {
    open(tag, attributes)
    markup += ">"
    content(&self)
    markup += "</\(tag)>"
  }

  /// Writes an element with one line of text.
  mutating func element(_ tag: String, _ attributes: Attributes = [:], text: String) {
    element(tag, attributes) { $0.text(text) }
  }

  /// Writes a void element, which has no content and no end tag.
  mutating func void(_ tag: String, _ attributes: Attributes = [:]) {
    open(tag, attributes)
    markup += " />"
  }

  mutating func documentType() { markup += "<!DOCTYPE html>\n" }

  /// Writes a style sheet or a script of the library, which must not contain `<` or `&`.
  mutating func code(_ tag: String, _ code: String) { markup += "<\(tag)>\n\(code)</\(tag)>" }

  /// Writes a line break between elements.
  mutating func newline() { markup += "\n" }

  private mutating func open(_ tag: String, _ attributes: Attributes) {
    markup += "<\(tag)"
    for case (let name, let value?) in attributes {
      markup += " \(name)=\"\(Markup.escaped(value))\""
    }
  }
}

// MARK: - Parts of the page

extension HTML {
  /// Writes a section with a heading, which can have a badge.
  mutating func section(
    _ name: String, title: String, badge: Report.Badge? = nil, _ content: (inout HTML) -> Void
  ) {
    element("section", ["id": name, "aria-labelledby": "\(name)-title"]) { html in
      html.element("h2", ["id": "\(name)-title"]) { html in
        html.text(title)
        guard let badge else { return }
        html.text(" ")
        html.badge(badge)
      }
      content(&html)
    }
    newline()
  }

  /// Writes a paragraph in small print.
  mutating func note(_ text: String) { element("p", ["class": "note"], text: text) }

  /// Writes a note on lines that are not on the page, if there are any.
  mutating func note(on excerpt: Excerpt<some Any>) {
    if let note = excerpt.omittedLines { self.note(note) }
  }

  /// Writes content, folded under a summary.
  mutating func folded(under summary: String, _ content: (inout HTML) -> Void) {
    element("details") { html in
      html.element("summary", text: summary)
      content(&html)
    }
  }
}

// MARK: - Text

extension HTML {
  /// A line of preformatted text, with the element that marks it.
  typealias Line = (tag: String?, text: String)

  /// Writes the first lines of a preformatted text with their controls, and how many others there are.
  mutating func frame(
    _ lines: [Line], maximum: Int, _ attributes: Attributes, with links: ControlLinks? = nil
  ) {
    let excerpt = Excerpt(of: lines, maximum: maximum)
    element("pre", attributes) { html in
      for (number, line) in excerpt.prefix.enumerated() {
        // A line may end with CR LF.
        let text = line.text.last == "\r" ? String(line.text.dropLast()) : line.text
        let write = { (html: inout HTML) in
          html.cells(text, with: links?.places(on: number) ?? [])
        }
        if let tag = line.tag { html.element(tag, [:], write) } else { write(&html) }
        html.newline()
      }
    }
    note(on: excerpt)
  }

  /// Writes one line of text, with invisible characters made visible.
  mutating func text(_ text: String) { markup += Markup.escaped(text) }

  /// Writes a part of a line of a golden, in which each character is as wide as in a terminal.
  mutating func cells(_ text: String) {
    if text.unicodeScalars.allSatisfy(Self.isPlain) {
      markup += Markup.encoded(text)
      return
    }
    for cell in TextCells(text[...]) {
      var picture = ""
      cell.append(to: &picture)
      if let name = cell.styleName {
        element("span", ["class": name]) { $0.markup += Markup.encoded(picture) }
      } else {
        markup += Markup.encoded(picture)
      }
    }
  }

  /// Whether every monospaced font has a scalar, which is visible and no mark of another one.
  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x20..<0x7F, 0xC0..<0x280, 0x2500..<0x2580: true
    default: false
    }
  }
}

extension TextCell {
  /// The class of a cell that a browser may draw in a font of another width.
  ///
  /// Letters have no class, because some join with their neighbors, and neither have the marks of tabs.
  fileprivate var styleName: String? {
    guard appearance == .itself else { return nil }
    if width == 2 { return "w2" }
    guard width == 1, let scalar = text.unicodeScalars.first, !"○●".contains(text) else {
      return nil
    }
    let isSymbol = 0x2190..<0x2500 ~= scalar.value || 0x2580..<0x2C00 ~= scalar.value
    return isSymbol ? "w1" : nil
  }
}
