/// Describes values of the app as payloads.
///
/// Large collections and deep values are truncated. A count and a checksum replace the truncated part,
/// so that every change is visible.
package struct PayloadDescriber {
  let qualifiedCases: QualifiedCases
  var limits = PayloadLimits()
  var reader: PayloadReader
  /// What was described before of the cases without a payload, by their types and names.
  var emptyCases: [ObjectIdentifier: [String: NamedPayload]] = [:]

  /// The objects around the current value, from the outside in.
  private var objects: [AnyObject] = []
  private var depth = 0
  /// The number of parts of the value so far.
  private var partCount = 0
  private var isTooLarge = false
  /// The number of identifiers and snapshot descriptions around the current value.
  private var indirections = 0
  /// The types of the values whose identifiers are around the current value.
  private var identifiedTypes: [ObjectIdentifier] = []

  package init(redaction: Redaction, qualifying qualifiedCases: QualifiedCases = QualifiedCases()) {
    self.qualifiedCases = qualifiedCases
    reader = PayloadReader(redaction: redaction)
  }

  /// Describes any value; one with too many parts or levels is ``Payload/isTooLarge``.
  mutating func payload(of value: Any) -> Payload {
    (partCount, isTooLarge) = (0, false)
    let payload = part(value)
    return isTooLarge ? Payload(type: payload.type, content: .scalar(.tooLarge)) : payload
  }
}

/// The limits on a payload, and on the part of it that texts have.
struct PayloadLimits {
  /// Characters of a string.
  var characters = 1000
  /// Characters of a key.
  var keyCharacters = 200
  /// Elements of a collection.
  var elements = 100
  /// Levels of nested containers.
  var depth = 12

  /// Parts of a payload that can be described, written or not.
  var parts = 100_000
  /// Levels of a payload that can be described, written or not.
  var levels = 100
}

// MARK: - Parts

extension PayloadDescriber {
  mutating func part(_ value: Any) -> Payload {
    partCount += 1
    if partCount > limits.parts || depth + indirections > limits.levels { isTooLarge = true }
    if isTooLarge { return .scalar(.tooLarge) }
    let outerInfo = reader.info(of: value)
    let content = content(of: value, as: outerInfo.kind)
    let unboxed = outerInfo.isBox ? reader.unboxed(value) : value
    let info = outerInfo.isBox ? reader.info(of: unboxed) : outerInfo
    guard info.isStructure, let identifier = identifier(of: unboxed, content, info) else {
      return Payload(type: info.name, content: content)
    }
    // An identifier that is computed from a secret, or stored beside it, has its text.
    guard content.hasSecret(equalTo: identifier.content) else {
      return Payload(type: info.name, content: content, identifier: identifier)
    }
    return Payload(
      type: info.name, content: content.hidingIdentifier,
      identifier: Payload(
        type: identifier.type, content: .scalar(.redacted(identifier.content))))
  }

  /// The identifier of a struct or an object that stores an `id` or is `Identifiable`.
  ///
  /// The address of an object is not an identifier, and a value is not its own identifier, boxed or not. In an
  /// identifier, a value of the identified type has no identifier, because it could be the value itself. A computed
  /// identifier of a value that is truncated or a cycle could be one of its secrets.
  private mutating func identifier(
    of value: Any, _ content: Payload.Content, _ info: PayloadReader.TypeInfo
  ) -> Payload? {
    if case .scalar(let scalar) = content, scalar.kind == .placeholder { return nil }
    if case .fields(let fields) = content, let id = fields.first(where: { $0.name == "id" }) {
      return id.value.content == .scalar(.placeholder("pointer")) ? nil : id.value
    }
    let type = ObjectIdentifier(Swift.type(of: value))
    guard info.isIdentifiable, !identifiedTypes.contains(type),
      let value = value as? any Identifiable
    else { return nil }
    identifiedTypes.append(type)
    defer { identifiedTypes.removeLast() }
    let id: Any = value.id
    let unboxedID = reader.unboxed(id)
    let isIdentified = identifiedTypes.contains(ObjectIdentifier(Swift.type(of: unboxedID)))
    return unboxedID is ObjectIdentifier || isIdentified ? nil : part(instead: id)
  }

  /// Describes the identifier or the snapshot description that replaces a value; two types can replace each other.
  mutating func part(instead value: Any) -> Payload {
    indirections += 1
    defer { indirections -= 1 }
    return part(value)
  }

  /// Describes a value with parts, which are one level further in; below the last level, a checksum replaces them.
  mutating func container(
    _ content: (inout PayloadDescriber) -> Payload.Content
  ) -> Payload.Content {
    depth += 1
    defer { depth -= 1 }
    let content = content(&self)
    let isTruncated =
      depth == limits.depth + 1 && !Payload(type: "", content: content).parts.isEmpty
    return isTruncated ? .scalar(truncated(content)) : content
  }

  mutating func content(
    in object: AnyObject, _ content: (inout PayloadDescriber) -> Payload.Content
  ) -> Payload.Content {
    if objects.contains(where: { $0 === object }) { return .scalar(.placeholder("cycle")) }
    objects.append(object)
    defer { objects.removeLast() }
    return content(&self)
  }

  mutating func field(_ name: String, _ value: Any) -> Payload.Field {
    let isSecret = !name.isEmpty && reader.hides(name, value)
    return Payload.Field(name: name, value: part(value), isSecret: isSecret)
  }

  mutating func entry(_ key: Payload, _ value: Any) -> Payload.Entry {
    let isSecret = key.nameAsKey.map { reader.hides($0, value) } ?? false
    return Payload.Entry(key: key, value: part(value), isSecret: isSecret)
  }
}

extension Payload.Content {
  /// The content with a placeholder for the field `id`.
  fileprivate var hidingIdentifier: Payload.Content {
    guard case .fields(let fields) = self else { return self }
    return .fields(
      fields.map { field in
        Payload.Field(
          name: field.name, value: field.value, isSecret: field.isSecret || field.name == "id")
      })
  }
}
