/// Describes values of the app as payloads.
///
/// Large collections and deep values are truncated. A count and a checksum replace the truncated part,
/// so that every change is visible.
package struct PayloadDescriber {
  let redaction: Redaction
  let qualifiedCases: QualifiedCases
  let limits: PayloadLimits
  var reader: PayloadReader
  private var secretNames: [String: Bool] = [:]
  /// What was described before of the cases without a payload, by their types and names.
  var emptyCases: [ObjectIdentifier: [String: NamedPayload]] = [:]

  /// The objects around the current value, from the outside in.
  private var objects: [AnyObject] = []
  private var depth = 0
  /// The number of parts of the value so far.
  private var partCount = 0
  private var isTooLarge = false
  /// The number of identifiers around the current value.
  private var identifierDepth = 0

  package init(
    redaction: Redaction, qualifying qualifiedCases: QualifiedCases = .none,
    limits: PayloadLimits = PayloadLimits()
  ) {
    self.redaction = redaction
    self.qualifiedCases = qualifiedCases
    self.limits = limits
    reader = PayloadReader(redaction: redaction)
  }

  /// Describes any value; one with too many parts or levels is ``Payload/isTooLarge``.
  mutating func payload(of value: Any) -> Payload {
    (partCount, isTooLarge) = (0, false)
    let payload = part(value)
    return isTooLarge ? Payload(type: payload.type, content: .cut(.tooLarge)) : payload
  }

  /// Whether a name hides a value.
  mutating func hides(_ name: String, _ value: Any) -> Bool {
    if secretNames[name] == false { return false }
    // Dictionaries can have any number of keys.
    if secretNames.count > 1000 { secretNames = [:] }
    secretNames[name] = redaction.hides(name)
    return reader.hides(name, value)
  }
}

// MARK: - Parts

extension PayloadDescriber {
  mutating func part(_ value: Any) -> Payload {
    partCount += 1
    if partCount > limits.parts || depth > limits.levels { isTooLarge = true }
    if isTooLarge { return .cut(.tooLarge) }
    let unboxed = reader.unboxed(value)
    let type = reader.info(of: unboxed).name
    let content = content(of: value)
    guard let identifier = describeIdentifier(of: unboxed) else {
      return Payload(type: type, content: content, identifier: nil)
    }
    // An identifier that is computed from a secret, or stored beside it, has its text.
    guard content.hasSecret(equalTo: identifier.content) else {
      return Payload(type: type, content: content, identifier: identifier)
    }
    return Payload(
      type: type, content: content.hidingField("id"),
      identifier: Payload(
        type: identifier.type, content: .scalar(.redacted(identifier.content)), identifier: nil))
  }

  private mutating func describeIdentifier(of value: Any) -> Payload? {
    // Two types can be identifiers of each other.
    guard identifierDepth < 8, let id = reader.identifier(of: value) else { return nil }
    identifierDepth += 1
    defer { identifierDepth -= 1 }
    return part(id)
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
    return isTruncated ? .cut(truncated(content)) : content
  }

  mutating func content(
    in object: AnyObject, _ content: (inout PayloadDescriber) -> Payload.Content
  ) -> Payload.Content {
    if objects.contains(where: { $0 === object }) { return .cut(.placeholder("cycle")) }
    objects.append(object)
    defer { objects.removeLast() }
    return content(&self)
  }

  mutating func field(_ name: String, _ value: Any) -> Payload.Field {
    Payload.Field(name: name, value: part(value), isSecret: !name.isEmpty && hides(name, value))
  }

  mutating func entry(_ key: Payload, _ value: Any) -> Payload.Entry {
    let isSecret = key.nameAsKey.map { hides($0, value) } ?? false
    return Payload.Entry(key: key, value: part(value), isSecret: isSecret)
  }
}
