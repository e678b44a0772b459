import ScreenText

/// A value in the words of a control golden or a journey: `bookEdit(id: "dune")`.
///
/// A value that is `Identifiable`, or that stores a property `id`, is written as its identifier
/// alone, so that new data does not change everything that leads to it. Everything else is complete.
package struct ShortForm: Equatable {
  /// The value on one line; a long payload is `…`.
  package let text: String

  /// The lines of a payload that is too long for one line, as in front matter; empty if it is not.
  package let block: [String]

  /// The columns of a short form on one line.
  package static let maximumColumns = 72

  /// The short form of a route, sheet, tab, flow or overlay.
  package init(of value: NamedPayload) {
    var writer = LineWriter()
    writer.write(value)
    let fits = !writer.isTooLong && TextColumns.width(of: writer.line) <= Self.maximumColumns
    (text, block) = fits ? (writer.line, []) : ("\(value.name)(…)", Self.block(of: value))
  }

  /// The short form without the payload of a case; a value that is no case is complete.
  package static func name(of value: NamedPayload) -> String {
    if let key = value.key { return LineWriter.name(key) }
    return value.payload.content.caseName.map(LineWriter.caseName) ?? ShortForm(of: value).text
  }

  /// The short form of a title.
  package init(ofTitle title: String) {
    let text = "“\(TextColumns.visible(title))”"
    let fits = TextColumns.width(of: text) <= Self.maximumColumns
    (self.text, block) = fits ? (text, []) : ("“…”", [text])
  }

  /// The lines of a payload in front matter, without the name of the case above them.
  private static func block(of value: NamedPayload) -> [String] {
    let writer = PayloadWriter(abbreviates: true)
    var yaml = YAMLWriter()
    if let part = partBelowName(of: value) { writer.write(part, to: &yaml) }
    if yaml.text.isEmpty || yaml.isScalar {
      yaml = YAMLWriter()
      writer.write(value, to: &yaml)
    }
    return yaml.text.split(separator: "\n").map(String.init)
  }

  /// What front matter has below the name of a value; nil if nothing is below.
  private static func partBelowName(of value: NamedPayload) -> Payload? {
    if value.key != nil { return value.payload }
    if case .caseWithPayload(_, let payload) = value.payload.content { return payload }
    return nil
  }
}

/// Writes a payload on one line, and stops when the line is far too long.
private struct LineWriter {
  private(set) var line = ""

  var isTooLong: Bool { line.utf8.count > Self.maximumBytes }

  private static let maximumBytes = 8 * ShortForm.maximumColumns

  mutating func write(_ value: NamedPayload) {
    guard let key = value.key else { return write(value.payload) }
    line += Self.name(key)
    if case .fields(let fields) = value.payload.content, fields.isEmpty { return }
    writeArguments(value.payload)
  }

  /// Writes a value, or the identifier that it has.
  private mutating func write(_ payload: Payload) {
    if let identifier = payload.identifier { return write(identifier) }
    switch payload.content {
    case .scalar(let scalar): write(scalar)
    case .emptyCase(let name): line += Self.caseName(name)
    case .caseWithPayload(let name, let value):
      line += Self.caseName(name)
      writeArguments(value)
    case .fields(let fields):
      if fields.isTuple { write(fields, "(", ")") } else { write(fields, "{", "}") }
    case .elements(let elements): writeList(elements, "[", "]") { $0.write($1) }
    case .dictionary(let entries), .pairs(let entries):
      writeList(entries, "{", "}") { writer, entry in
        writer.write(entry.key)
        writer.line += ": "
        writer.write(entry.value, isSecret: entry.isSecret)
      }
    }
  }

  /// Writes the payload of a case between parentheses, with the labels of its parts.
  private mutating func writeArguments(_ payload: Payload) {
    if let identifier = payload.identifier {
      write([Payload.Field(name: "id", value: identifier, isSecret: false)], "(", ")")
    } else if case .fields(let fields) = payload.content {
      write(fields, "(", ")")
    } else {
      write([Payload.Field(name: "", value: payload, isSecret: false)], "(", ")")
    }
  }

  private mutating func write(_ fields: [Payload.Field], _ start: String, _ end: String) {
    writeList(fields, start, end) { writer, field in
      if !field.name.isEmpty { writer.line += "\(Self.name(field.name)): " }
      writer.write(field.value, isSecret: field.isSecret)
    }
  }

  private mutating func write(_ value: Payload, isSecret: Bool) {
    if isSecret { line += Redaction.placeholder } else { write(value) }
  }

  private mutating func writeList<Part>(
    _ parts: [Part], _ start: String, _ end: String, part write: (inout LineWriter, Part) -> Void
  ) {
    line += start
    for (index, part) in parts.enumerated() where !isTooLong {
      if index > 0 { line += ", " }
      write(&self, part)
    }
    line += end
  }

  private mutating func write(_ scalar: PayloadScalar) {
    switch scalar.kind {
    case .plain: line += scalar.text
    case .placeholder: line += "<\(scalar.text)>"
    case .quoted:
      // A longer text makes the line too long in any form, so it is not quoted.
      let fits = scalar.text.utf8.count <= Self.maximumBytes
      line += fits ? ScalarText.quoted(scalar.text) : scalar.text
    }
  }

  /// The name of a case, which can have its type before it.
  static func caseName(_ name: String) -> String {
    let text = YAMLText.caseName(name)
    return text == name ? name : self.name(name)
  }

  /// A name, in quotation marks only if it is no identifier.
  ///
  /// YAML quotes names such as `y` and `off`, too.
  static func name(_ name: String) -> String {
    let isIdentifier =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
      }
    return isIdentifier ? name : YAMLText.name(name)
  }
}
