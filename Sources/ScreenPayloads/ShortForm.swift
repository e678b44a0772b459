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

  package init(text: String, block: [String] = []) {
    self.text = text
    self.block = block
  }

  /// The short form of a route, sheet, tab, flow or overlay.
  package init(of value: NamedPayload) {
    do throws(ShortLine.TooLong) {
      let text = try ShortLine.text(of: value)
      if TextColumns.width(of: text) <= Self.maximumColumns {
        (self.text, block) = (text, [])
        return
      }
    } catch {}
    (text, block) = ("\(value.name)(…)", Self.block(of: value))
  }

  /// The short form without the payload of a case; a value that is no case is complete.
  package static func name(of value: NamedPayload) -> String {
    if let key = value.key { return ShortLine.name(key) }
    return value.payload.content.caseName.map(ShortLine.caseName) ?? ShortForm(of: value).text
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
    guard case .caseWithPayload(let field) = value.payload.content else { return nil }
    return field.value
  }
}

/// Writes a payload on one line.
private enum ShortLine {
  /// The reason to stop writing a line.
  struct TooLong: Error {}

  private static let redacted = Redaction.placeholder

  static func text(of value: NamedPayload) throws(TooLong) -> String {
    guard let key = value.key else { return try top(value.payload) }
    if case .fields(let fields) = value.payload.content, fields.isEmpty { return name(key) }
    let arguments = try arguments(of: value.payload)
    return "\(name(key))(\(arguments))"
  }

  /// A case or scalar, which an identifier does not replace.
  private static func top(_ payload: Payload) throws(TooLong) -> String {
    if case .caseWithPayload(let field) = payload.content { return try text(of: field) }
    return try text(of: payload)
  }

  /// A case with its payload between parentheses.
  private static func text(of field: Payload.Field) throws(TooLong) -> String {
    "\(caseName(field.name))(\(try arguments(of: field.value)))"
  }

  /// The payload of a case, with the labels of its parts.
  private static func arguments(of payload: Payload) throws(TooLong) -> String {
    if let identifier = payload.identifier {
      return "id: \(try text(of: identifier))"
    }
    switch payload.content {
    case .fields(let fields): return try list(fields)
    default: return try text(of: payload)
    }
  }

  private static func list(_ fields: [Payload.Field]) throws(TooLong) -> String {
    try joined(fields) { field throws(TooLong) in
      let text = try field.isSecret ? redacted : text(of: field.value)
      return field.name.isEmpty ? text : "\(name(field.name)): \(text)"
    }
  }

  /// A value inside of another.
  fileprivate static func text(of payload: Payload) throws(TooLong) -> String {
    if let identifier = payload.identifier { return try text(of: identifier) }
    switch payload.content {
    case .scalar(let scalar): return try text(of: scalar)
    case .emptyCase(let name): return caseName(name)
    case .caseWithPayload(let field): return try text(of: field)
    case .fields(let fields):
      let list = try list(fields)
      return fields.isTuple ? "(\(list))" : "{\(list)}"
    case .elements(let elements): return "[\(try joined(elements, text(of:)))]"
    case .dictionary(let entries), .pairs(let entries): return "{\(try joined(entries, text(of:)))}"
    }
  }

  private static func text(of entry: Payload.Entry) throws(TooLong) -> String {
    let value = try entry.isSecret ? redacted : text(of: entry.value)
    return "\(try text(of: entry.key)): \(value)"
  }

  private static func joined<Part>(
    _ parts: [Part], _ text: (Part) throws(TooLong) -> String
  ) throws(TooLong) -> String {
    var texts: [String] = []
    for part in parts { texts.append(try text(part)) }
    return try checked(texts.joined(separator: ", "))
  }

  private static func checked(_ text: String) throws(TooLong) -> String {
    if text.utf8.count > 8 * ShortForm.maximumColumns { throw TooLong() }
    return text
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

  private static func text(of scalar: PayloadScalar) throws(TooLong) -> String {
    switch scalar.kind {
    case .plain: scalar.text
    case .placeholder: "<\(scalar.text)>"
    case .quoted: ScalarText.quoted(try checked(scalar.text))
    }
  }
}
