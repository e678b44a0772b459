import ScreenText

/// Markup that is well-formed by construction, and valid as HTML and as XML.
///
/// All text is escaped.
struct HTML {
  /// Attributes in their order, without those whose value is nil.
  typealias Attributes = KeyValuePairs<String, String?>

  private(set) var markup = ""

  /// A line break between elements.
  static let newline = HTML(markup: "\n")
}

extension HTML: ExpressibleByArrayLiteral {
  /// Joins parts, apart from nil.
  init(arrayLiteral parts: HTML?...) { self = .all(parts) { $0 ?? HTML() } }

  /// The parts that a closure makes of values.
  static func all<Value>(_ values: some Sequence<Value>, _ part: (Value) -> HTML) -> HTML {
    values.reduce(into: HTML()) { $0.markup += part($1).markup }
  }
}

// MARK: - Elements

extension HTML {
  static func element(_ tag: String, _ attributes: Attributes, _ content: HTML) -> HTML {
    HTML(markup: "\(start(tag, attributes))>\(content.markup)</\(tag)>")
  }

  static func element(_ tag: String, _ content: HTML) -> HTML { element(tag, [:], content) }

  /// An element with one line of text.
  static func element(_ tag: String, _ attributes: Attributes = [:], text: String) -> HTML {
    element(tag, attributes, .text(text))
  }

  /// A void element, which has no content and no end tag.
  static func void(_ tag: String, _ attributes: Attributes = [:]) -> HTML {
    HTML(markup: "\(start(tag, attributes)) />")
  }

  /// A style sheet or a script of the library, which must not contain `<` or `&`.
  static func code(_ tag: String, _ code: String) -> HTML {
    HTML(markup: "<\(tag)>\n\(code)</\(tag)>")
  }

  private static func start(_ tag: String, _ attributes: Attributes) -> String {
    attributes.reduce(into: "<\(tag)") { markup, attribute in
      guard let value = attribute.value else { return }
      markup += " \(attribute.key)=\"\(Markup.escaped(value))\""
    }
  }
}

// MARK: - Parts of the page

extension HTML {
  /// A section with a heading, which can have a badge.
  static func section(
    _ name: String, title: String, badge: Report.Badge? = nil, _ content: HTML
  ) -> HTML {
    let badge = badge.map { [.text(" "), .badge($0)] as HTML }
    let heading = element("h2", ["id": "\(name)-title"], [.text(title), badge])
    return [
      .element("section", ["id": name, "aria-labelledby": "\(name)-title"], [heading, content]),
      .newline,
    ]
  }

  /// A paragraph in small print.
  static func note(_ text: String) -> HTML { element("p", ["class": "note"], text: text) }

  /// Content, folded under a summary.
  static func folded(under summary: String, _ content: HTML) -> HTML {
    element("details", [.element("summary", text: summary), content])
  }
}

// MARK: - Text

extension HTML {
  /// A line of preformatted text, with the element that marks it.
  typealias Line = (tag: String?, text: String)

  /// The first lines of a preformatted text with their controls, and how many others there are.
  static func frame(
    _ lines: [Line], maximum: Int, _ attributes: Attributes, with links: ControlLinks? = nil
  ) -> HTML {
    let excerpt = Excerpt(of: lines, maximum: maximum)
    let text = HTML.all(excerpt.prefix.enumerated()) { number, line in
      // A line may end with CR LF.
      let text = line.text.last == "\r" ? String(line.text.dropLast()) : line.text
      let cells = HTML.cells(text, with: links?.places(on: number) ?? [])
      return [line.tag.map { HTML.element($0, cells) } ?? cells, .newline]
    }
    return [.element("pre", attributes, text), excerpt.omittedLines.map(note)]
  }

  /// One line of text, with invisible characters made visible.
  static func text(_ text: String) -> HTML { HTML(markup: Markup.escaped(text)) }

  /// A part of a line of a golden, in which each character is as wide as in a terminal.
  static func cells(_ text: String) -> HTML {
    if text.unicodeScalars.allSatisfy(isPlain) { return HTML(markup: Markup.encoded(text)) }
    return all(TextCells(text[...])) { cell in
      var picture = ""
      cell.append(to: &picture)
      let markup = HTML(markup: Markup.encoded(picture))
      return cell.styleName.map { HTML.element("span", ["class": $0], markup) } ?? markup
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
