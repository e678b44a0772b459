import ScreenText

/// Describes values of the app as payloads.
///
/// Large collections and deep values are truncated. A count and a checksum replace the truncated part,
/// so that every change is visible.
package struct PayloadDescriber {
  let redaction: Redaction
  let qualifiedCases: QualifiedCases
  private let limits: PayloadLimits
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
  private mutating func part(_ value: Any) -> Payload {
    partCount += 1
    if partCount > limits.parts || depth > limits.levels { isTooLarge = true }
    if isTooLarge { return .cut(.tooLarge) }
    let shape = reader.shape(of: value)
    let unboxed = reader.unboxed(value)
    let type = reader.info(of: unboxed).name
    let content = content(of: value, shape)
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

  private mutating func content(of value: Any, _ shape: PayloadShape) -> Payload.Content {
    switch shape {
    case .scalar(let scalar): return .scalar(scalar)
    case .enumCase(let name, nil): return .emptyCase(name)
    case .fields(let fields, _) where fields.isEmpty: return .fields([])
    case .elements(let elements) where elements.isEmpty: return .elements([])
    case .set(let elements) where elements.isEmpty: return .set([])
    case .dictionary(let pairs) where pairs.isEmpty: return .dictionary([], rest: nil)
    case .pairs(let pairs) where pairs.isEmpty: return .pairs([], isOrdered: true)
    default: break
    }
    depth += 1
    defer { depth -= 1 }
    let content = contentOfContainer(shape)
    return depth == limits.depth + 1 ? .cut(truncated(content)) : content
  }

  private mutating func contentOfContainer(_ shape: PayloadShape) -> Payload.Content {
    switch shape {
    case .scalar(let scalar): .scalar(scalar)
    case .nestedNil(let wrapped): .nestedNil(part(wrapped))
    case .enumCase(let name, let payload):
      payload.map { .caseWithPayload(Payload.Field(name: name, value: part($0), isSecret: false)) }
        ?? .emptyCase(name)
    case .fields(let fields, nil): .fields(fields.map { field($0.name, $0.value) })
    case .fields(let fields, let object?):
      content(in: object) { describer in
        .fields(fields.map { describer.field($0.name, $0.value) })
      }
    case .tuple(let fields): .tuple(fields.map { field($0.name, $0.value) })
    case .content(let value, let object): content(in: object) { $0.part(value).content }
    case .elements(let elements): content(ofElements: elements)
    case .set(let elements): .set(sorted(elements.map { part($0) }) { $0.write($1, to: &$2) })
    case .dictionary(let pairs): content(ofDictionary: pairs)
    case .pairs(let pairs): .pairs(pairs.map { entry(part($0.key), $0.value) }, isOrdered: true)
    }
  }

  private mutating func content(
    in object: AnyObject, _ content: (inout PayloadDescriber) -> Payload.Content
  ) -> Payload.Content {
    if objects.contains(where: { $0 === object }) { return .cut(.placeholder("cycle")) }
    objects.append(object)
    defer { objects.removeLast() }
    return content(&self)
  }

  private mutating func field(_ name: String, _ value: Any) -> Payload.Field {
    Payload.Field(name: name, value: part(value), isSecret: !name.isEmpty && hides(name, value))
  }

  private mutating func entry(_ key: Payload, _ value: Any) -> Payload.Entry {
    let isSecret = key.nameAsKey.map { hides($0, value) } ?? false
    return Payload.Entry(key: key, value: part(value), isSecret: isSecret)
  }

  private mutating func content(ofElements elements: [Any]) -> Payload.Content {
    let parts = elements.map { part($0) }
    let rest = Array(parts.dropFirst(limits.elements))
    if rest.isEmpty { return .elements(parts) }
    let cut = truncated(.elements(rest), count: rest.count)
    return .elements(parts.prefix(limits.elements) + [.cut(cut)])
  }

  /// Sorts values that have no order by their YAML, including secrets.
  private func sorted<Element>(
    _ elements: [Element], write: (PayloadWriter, Element, inout YAMLWriter) -> Void
  ) -> [Element] {
    let writer = PayloadWriter(limits: limits, showsSecrets: true)
    let texts = elements.map { element in
      var yaml = YAMLWriter()
      write(writer, element, &yaml)
      return yaml.text
    }
    return zip(texts, elements).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      .map(\.1)
  }

  /// Describes values by keys in the order of the keys, or as pairs if the keys are not scalars and cases
  /// or not unique.
  private mutating func content(
    ofDictionary pairs: [(key: Any, value: Any)]
  ) -> Payload.Content {
    let keys = pairs.map { part($0.key) }
    let names = keys.compactMap { PayloadKey($0, limits) }
    guard names.count == pairs.count, Set(names).count == names.count else {
      let entries = pairs.indices.map { entry(keys[$0], pairs[$0].value) }
      return .pairs(
        sorted(entries) { $0.write(pairs: [$1], isOrdered: true, to: &$2) }, isOrdered: false)
    }
    let order = names.indices.sorted { names[$0] < names[$1] }
    let entries = order.map { entry(keys[$0], pairs[$0].value) }
    let rest = Array(entries.dropFirst(limits.elements))
    if rest.isEmpty { return .dictionary(entries, rest: nil) }
    return .dictionary(
      Array(entries.prefix(limits.elements)),
      rest: truncated(.dictionary(rest, rest: nil), count: rest.count))
  }

  /// The checksum of a part that texts leave out, and its count; by default, that of its lines.
  private func truncated(_ content: Payload.Content, count: Int? = nil) -> PayloadScalar {
    let payload = Payload(type: "", content: content)
    let texts = [false, true].map { showsSecrets in
      var yaml = YAMLWriter()
      PayloadWriter(limits: limits, showsSecrets: showsSecrets).write(payload, to: &yaml)
      return yaml.text
    }
    let text = ScalarText.truncated(
      count: count ?? texts[0].utf8.count { $0 == .newline }, checksum: Checksum.text(of: texts[0]))
    return PayloadScalar(
      .placeholder, text, complete: "\(text), \(Checksum.text(of: texts[1]))")
  }
}
