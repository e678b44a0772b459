import ScreenText

/// A value of the app, described without the app's types.
///
/// ``PayloadDescriber`` reads a value once. Front matter, short forms, names and comparisons are made
/// from the result. Two payloads are equal if no part of them differs, including secret and truncated
/// parts.
package struct Payload: Hashable, Codable, Sendable {
  /// The name of the value's type, with its module; it tells `Movies.edit` from `Series.edit`.
  package let type: String

  let content: Content

  /// The identifier of a value that is `Identifiable` or stores an `id`; at most one, because a struct
  /// cannot contain itself.
  private let identifiers: [Payload]

  init(type: String, content: Content, identifier: Payload? = nil) {
    self.type = type
    self.content = content
    identifiers = identifier.map { [$0] } ?? []
  }

  var identifier: Payload? { identifiers.first }

  /// The name that decides whether the value of this key is secret; nil if it is no string and no case.
  var nameAsKey: String? {
    switch content {
    case .scalar(let scalar): scalar.kind == .quoted ? scalar.text : nil
    case .emptyCase(let name): name
    default: nil
    }
  }

  /// The parts, each with the name that decides whether it is secret; the parts of an entry are two.
  var parts: [Field] {
    func unnamed(_ value: Payload) -> Field { Field(name: "", value: value, isSecret: false) }
    switch content {
    case .scalar, .emptyCase: return []
    case .caseWithPayload(let name, let value):
      return [Field(name: name, value: value, isSecret: false)]
    case .fields(let fields): return fields
    case .elements(let elements): return elements.map(unnamed)
    case .dictionary(let entries), .pairs(let entries):
      return entries.flatMap { entry in
        let name = entry.key.nameAsKey ?? ""
        return [
          unnamed(entry.key), Field(name: name, value: entry.value, isSecret: entry.isSecret),
        ]
      }
    }
  }

  /// Adds the names of the hidden parts.
  ///
  /// - Complexity: O(*n*) in the parts.
  package func addHidden(to names: inout Set<String>) {
    if case .scalar(let scalar) = content, scalar.isRedacted { names.insert(URLRedactor.name) }
    for part in parts {
      if part.isSecret { names.insert(part.name) } else { part.value.addHidden(to: &names) }
    }
  }

  /// The name of the innermost part that differs from another value; nil if it has no name.
  ///
  /// - Complexity: O(*n*) in the parts.
  package func nameOfDifference(from other: Payload?) -> String? {
    guard let (own, found) = zip(parts, other?.parts ?? []).first(where: { $0 != $1 }) else {
      return nil
    }
    let inner = own.isSecret ? nil : own.value.nameOfDifference(from: found.value)
    return inner ?? (own.name.isEmpty ? nil : own.name)
  }

  /// Whether the value has too many parts or levels to be described.
  package var isTooLarge: Bool {
    if case .scalar(let scalar) = content { scalar == .tooLarge } else { false }
  }

  /// A scalar of no type, such as one that stands for other values.
  static func scalar(_ scalar: PayloadScalar) -> Payload {
    Payload(type: "", content: .scalar(scalar))
  }

  indirect enum Content: Hashable, Codable, Sendable {
    /// A value on the line of its key.
    case scalar(PayloadScalar)

    /// A case without a payload.
    case emptyCase(String)

    /// A case with its payload.
    case caseWithPayload(name: String, Payload)

    /// A struct, class or tuple, in declared order; the name of a part of a tuple without a label is empty.
    case fields([Field])

    /// A collection; one without order is sorted.
    case elements([Payload])

    /// Values by keys that are scalars or cases, sorted.
    case dictionary([Entry])

    /// Keys and values with any keys, which can be duplicate; sorted if they have no order.
    case pairs([Entry])

    /// The name of a case.
    var caseName: String? {
      switch self {
      case .emptyCase(let name): name
      case .caseWithPayload(let name, _): name
      default: nil
      }
    }

    /// Whether a secret part, directly in the value or in the payload of its case, equals a value.
    func hasSecret(equalTo value: Content) -> Bool {
      switch self {
      case .fields(let fields): fields.contains { $0.isSecret && $0.value.content == value }
      case .caseWithPayload(_, let payload): payload.content.hasSecret(equalTo: value)
      default: false
      }
    }
  }

  /// A part with a name.
  struct Field: Hashable, Codable, Sendable {
    let name: String
    let value: Payload

    /// Whether texts have `<redacted>` instead of the value.
    let isSecret: Bool
  }

  /// A key with its value.
  struct Entry: Hashable, Codable, Sendable {
    let key: Payload
    let value: Payload

    /// Whether texts have `<redacted>` instead of the value.
    let isSecret: Bool
  }
}

extension Payload {
  /// The types, cases, Booleans and nils of a value, and the lengths of its lists, without texts and numbers.
  ///
  /// `book(id: "dune")` has the form of `book(id: "emma")`. As in a short form, an identifier stands for its value,
  /// unless that is a case.
  package var form: [String] {
    let name = nameInForm
    if name == nil, let identifier { return [type, "id"] + identifier.form }
    return [type, name ?? "", "\(parts.count)"]
      + parts.flatMap { $0.isSecret ? ["redacted"] : $0.value.form }
  }

  /// The name of a case, a Boolean, nil or a placeholder; nil for any other value.
  private var nameInForm: String? {
    guard case .scalar(let scalar) = content else { return content.caseName }
    let isWord = scalar.kind == .placeholder || ["true", "false", "null"].contains(scalar.text)
    return isWord ? scalar.text : nil
  }
}

/// The text of a value without parts.
package struct PayloadScalar: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    /// A number, a Boolean or `null`.
    case plain
    case quoted
    /// A text that differs from every string: `<function>`, `<redacted>`.
    case placeholder
  }

  let kind: Kind
  let text: String

  /// The text with its secrets, which tells values apart.
  private let complete: String

  init(_ kind: Kind, _ text: String, complete: String? = nil) {
    self.kind = kind
    self.text = text
    self.complete = complete ?? text
  }

  static func plain(_ text: String) -> PayloadScalar { PayloadScalar(.plain, text) }
  package static func quoted(_ text: String) -> PayloadScalar { PayloadScalar(.quoted, text) }
  static func placeholder(_ text: String) -> PayloadScalar {
    PayloadScalar(.placeholder, text)
  }

  /// Stands for a secret; two of them are equal if the secrets are.
  static func redacted(_ secret: Payload.Content) -> PayloadScalar {
    PayloadScalar(.placeholder, "redacted", complete: "\(secret)")
  }

  static let null = plain("null")

  /// Stands for a value with too many parts or levels.
  static let tooLarge = PayloadScalar(.placeholder, "too large")

  /// Whether the text leaves out a part of the value.
  var isRedacted: Bool { kind != .placeholder && text != complete }

  /// The same scalar with its secrets.
  var withSecrets: PayloadScalar { PayloadScalar(kind, complete) }

  /// As strings, texts that differ only in composition, such as an é of one scalar or of two, are equal.
  package static func == (one: PayloadScalar, other: PayloadScalar) -> Bool {
    one.kind == other.kind && one.complete.hasSameBytes(as: other.complete)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    for byte in complete.utf8 { hasher.combine(byte) }
  }
}
