import ScreenText

/// A value in the words of a control golden or a journey: `bookEdit(id: "dune")`.
struct ShortForm: Equatable {
  /// The value on one line; a long payload is `…`.
  let text: String

  /// The lines of a payload that is too long for one line, as in front matter; empty if it is not.
  var block: [String] = []
}

/// Writes the short forms of values.
///
/// A value that is `Identifiable`, or that stores a property `id`, is written as its identifier
/// alone, so that new data does not change everything that leads to it. Everything else is complete.
struct ShortFormWriter {
  /// The columns of a short form on one line.
  static let maximumColumns = 72

  private var reflector: PayloadReflector
  private var blocks: PayloadWriter
  private let redaction: Redaction

  init(redaction: Redaction) {
    self.redaction = redaction
    reflector = PayloadReflector(redaction: redaction)
    blocks = PayloadWriter(redaction: redaction, abbreviates: true)
  }

  /// The short form of a route, sheet, tab, flow or overlay.
  ///
  /// - Complexity: O(1) for the line, because a long payload ends it early; O(*n*) in the size of the
  ///   payload for a block.
  mutating func shortForm(ofCase value: Any) -> ShortForm {
    do throws(TooLong) {
      let text = try line(ofCase: value)
      if TextColumns.width(of: text) <= Self.maximumColumns { return ShortForm(text: text) }
    } catch {}
    return ShortForm(text: "\(reflector.caseName(of: value))(…)", block: block(ofCase: value))
  }

  /// The short form of a title.
  static func shortForm(ofTitle title: String) -> ShortForm {
    let text = "“\(TextColumns.visible(title))”"
    return TextColumns.width(of: text) <= maximumColumns
      ? ShortForm(text: text) : ShortForm(text: "“…”", block: [text])
  }

  /// The lines of a payload in front matter, without the name of the case.
  private mutating func block(ofCase value: Any) -> [String] {
    var yaml = YAMLWriter()
    blocks.writeCase(value, to: &yaml)
    let lines = yaml.text.split(separator: "\n").map(String.init)
    guard let first = lines.first, first.hasSuffix(":"), lines.count > 1 else { return lines }
    let isIndented = lines.dropFirst().allSatisfy { $0.hasPrefix("  ") }
    return lines.dropFirst().map { isIndented ? String($0.dropFirst(2)) : $0 }
  }
}

// MARK: - One line

extension ShortFormWriter {
  /// The reason to stop writing a line.
  private struct TooLong: Error {}

  /// A value with more elements has no short line.
  private static let maximumElements = 24
  private static let maximumDepth = 8

  private mutating func line(ofCase value: Any) throws(TooLong) -> String {
    let shape = reflector.shape(of: value)
    if case .enumCase(let name, let payload) = shape {
      return try line(ofCase: name, payload, depth: 0)
    }
    guard let key = reflector.key(of: value) else { return try line(of: value, depth: 0) }
    if case .fields(let fields, _) = shape, fields.isEmpty { return name(key) }
    if reflector.hidesType(of: value) { return "\(name(key))(\(Self.redacted))" }
    return "\(name(key))(\(try arguments(of: value, named: key, depth: 0)))"
  }

  private mutating func line(
    ofCase name: String, _ payload: Any?, depth: Int
  ) throws(TooLong) -> String {
    guard let payload else { return self.name(name) }
    return "\(self.name(name))(\(try arguments(of: payload, named: name, depth: depth)))"
  }

  /// The payload of a case between its parentheses, with the labels of its parts.
  private mutating func arguments(
    of payload: Any, named name: String, depth: Int
  ) throws(TooLong) -> String {
    if redaction.hides(name) { return Self.redacted }
    if let id = reflector.identifier(of: payload) {
      return "id: \(try line(of: id, depth: depth + 1))"
    }
    switch reflector.shape(of: payload) {
    case .fields(let fields, _), .tuple(let fields): return try list(fields, depth: depth)
    default: return try line(of: payload, depth: depth + 1)
    }
  }

  private mutating func list(
    _ fields: [(name: String, value: Any)], depth: Int
  ) throws(TooLong) -> String {
    if fields.count > Self.maximumElements { throw TooLong() }
    var parts: [String] = []
    for (name, value) in fields {
      let text =
        redaction.hides(name) ? Self.redacted : try line(of: value, depth: depth + 1)
      parts.append(name.isEmpty ? text : "\(self.name(name)): \(text)")
    }
    return try joined(parts)
  }

  /// A value inside of another.
  private mutating func line(of value: Any, depth: Int) throws(TooLong) -> String {
    if depth > Self.maximumDepth { throw TooLong() }
    if let id = reflector.identifier(of: value) { return try line(of: id, depth: depth + 1) }
    switch reflector.shape(of: value) {
    case .scalar(.plain("null")): return "nil"
    case .scalar(let scalar): return try text(of: scalar)
    case .nestedNil(let wrapped): return "some(\(try line(of: wrapped, depth: depth + 1)))"
    case .enumCase(let name, let payload):
      return try line(ofCase: name, payload, depth: depth + 1)
    case .fields(let fields, _): return "{\(try list(fields, depth: depth))}"
    case .tuple(let fields): return "(\(try list(fields, depth: depth)))"
    case .content(let content, _): return try line(of: content, depth: depth + 1)
    case .elements(let elements): return "[\(try joined(lines(of: elements, depth: depth)))]"
    case .set(let elements):
      return "[\(try joined(lines(of: elements, depth: depth).sorted()))]"
    case .dictionary(let pairs):
      return "{\(try joined(lines(of: pairs, depth: depth).sorted()))}"
    case .pairs(let pairs): return "{\(try joined(lines(of: pairs, depth: depth)))}"
    }
  }

  private mutating func lines(
    of elements: [Any], depth: Int
  ) throws(TooLong) -> [String] {
    if elements.count > Self.maximumElements { throw TooLong() }
    var lines: [String] = []
    for element in elements { lines.append(try line(of: element, depth: depth + 1)) }
    return lines
  }

  private mutating func lines(
    of pairs: [(key: Any, value: Any)], depth: Int
  ) throws(TooLong) -> [String] {
    if pairs.count > Self.maximumElements { throw TooLong() }
    var lines: [String] = []
    for (key, value) in pairs {
      let isHidden = reflector.keyName(of: key).map(redaction.hides) ?? false
      let text = isHidden ? Self.redacted : try line(of: value, depth: depth + 1)
      lines.append("\(try line(of: key, depth: depth + 1)): \(text)")
    }
    return lines
  }

  private func joined(_ parts: [String]) throws(TooLong) -> String {
    let text = parts.joined(separator: ", ")
    if text.utf8.count > 8 * Self.maximumColumns { throw TooLong() }
    return text
  }

  /// A name, in quotation marks only if it is no identifier.
  ///
  /// YAML quotes names such as `y` and `off`, too.
  private func name(_ name: String) -> String {
    let isIdentifier =
      !name.isEmpty
      && name.unicodeScalars.allSatisfy {
        $0.properties.isXIDContinue && !$0.properties.isDefaultIgnorableCodePoint
      }
    return isIdentifier ? name : YAMLText.name(name)
  }

  private func text(of scalar: PayloadShape.Scalar) throws(TooLong) -> String {
    switch scalar {
    case .plain(let text): return text
    case .placeholder(let text): return text.inBrackets
    case .quoted(let text):
      if text.utf8.count > 8 * Self.maximumColumns { throw TooLong() }
      return PayloadPlaceholder.quoted(text)
    }
  }

  private static let redacted = "redacted".inBrackets
}
