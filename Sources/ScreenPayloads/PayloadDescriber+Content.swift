import ScreenText

extension PayloadDescriber {
  /// Describes what a value consists of.
  mutating func content(of value: Any) -> Payload.Content {
    content(of: value, as: reader.kind(of: value))
  }

  private mutating func content(
    of value: Any, as kind: PayloadReader.Kind
  ) -> Payload.Content {
    switch kind {
    case .scalar(let text): return .scalar(text(value))
    case .selfDescribing: return content(ofSelfDescribing: value)
    case .bridged(let bridge):
      let bridged = bridge(value)
      return type(of: bridged) == type(of: value) ? .fields([]) : content(of: bridged)
    case .orderedPairs: return content(ofPairs: (value as? any OrderedPairs)?.keysAndValues ?? [])
    case .vector: return content(ofElements: PayloadReader.elements(ofVector: value))
    case .optional: return content(ofWrapped: (value as? any AnyOptional)?.wrappedValue)
    case .stored:
      guard let stored = value as? PayloadReader.StoredValue else { return .fields([]) }
      return container { $0.content(in: stored.object) { $0.part(stored.value).content } }
    case .opaque: return .fields([])
    case .enumeration:
      return content(
        ofCase: EnumCase.name(of: value) ?? "", payload: EnumCase.payload(of: value))
    case .reflected: return content(of: value, reflected: Mirror(reflecting: value))
    }
  }

  /// Describes a value by its `snapshotDescription`.
  ///
  /// A description of the value's own type is written by its fields. Two types can describe each
  /// other forever, so the number of steps is limited.
  private mutating func content(ofSelfDescribing value: Any) -> Payload.Content {
    var value = value
    for _ in 0..<8 {
      guard let description = (value as? any SnapshotDescribing)?.snapshotDescription else {
        return content(of: value)
      }
      let isOfOwnType = type(of: description) == type(of: value)
      value = description
      if isOfOwnType { break }
    }
    return content(of: value, as: reader.kind(apartFromDescribing: value))
  }

  private mutating func content(ofWrapped wrapped: Any?) -> Payload.Content {
    guard let wrapped else { return .scalar(.plain("null")) }
    let content = content(of: wrapped)
    guard case .optional = reader.kind(of: wrapped) else { return content }
    switch content {
    case .scalar(let scalar) where scalar != .plain("null"): return content
    case .nestedNil, .scalar: return container { .nestedNil($0.part(wrapped)) }
    default: return content
    }
  }

  private mutating func content(ofCase name: String, payload: Any?) -> Payload.Content {
    guard let payload else { return .emptyCase(name) }
    return container { describer in
      .caseWithPayload(
        Payload.Field(name: name, value: describer.part(payload), isSecret: false))
    }
  }
}

// MARK: - Mirrors

extension PayloadDescriber {
  private mutating func content(of value: Any, reflected mirror: Mirror) -> Payload.Content {
    switch mirror.displayStyle {
    case .optional:
      return content(ofWrapped: mirror.children.first?.value)
    case .collection:
      return content(ofElements: PayloadReader.elements(of: mirror))
    case .set:
      return content(ofSet: PayloadReader.elements(of: mirror))
    case .dictionary where value is any KeyedByHash:
      let pairs = mirror.children.compactMap { PayloadReader.pair(in: $0.value) }
      return container { $0.content(ofDictionary: pairs) }
    case .dictionary:
      return content(
        ofPairs: PayloadReader.elements(of: mirror).compactMap(PayloadReader.pair))
    case .class:
      let fields = Self.numbered(reader.fields(of: mirror))
      return container { describer in
        describer.content(in: value as AnyObject) { $0.content(ofNamed: fields) }
      }
    case .enum:
      return content(ofUnnamedCase: value, reflected: mirror)
    case .struct, .tuple:
      return content(ofFields: reader.fields(of: mirror), of: value)
    default:
      return mirror.children.isEmpty
        ? .scalar(.placeholder(Self.placeholder(for: value)))
        : content(ofFields: reader.fields(of: mirror), of: value)
    }
  }

  /// The fields with a number for each without a name, which only a mirror of the app can have.
  private static func numbered(
    _ fields: [(name: String, value: Any)]
  ) -> [(name: String, value: Any)] {
    fields.enumerated().map { ($1.name.isEmpty ? "_\($0)" : $1.name, $1.value) }
  }

  /// Describes a struct or tuple: its raw value, or its fields.
  private mutating func content(
    ofFields fields: [(name: String, value: Any)], of value: Any
  ) -> Payload.Content {
    if let raw = reader.rawValue(in: fields, of: value) { return content(of: raw) }
    return container { $0.content(ofNamed: fields) }
  }

  private mutating func content(ofNamed fields: [(name: String, value: Any)]) -> Payload.Content {
    let parts = fields.map { field($0.name, $0.value) }
    return fields.contains { $0.name.isEmpty } ? .tuple(parts) : .fields(parts)
  }

  /// Describes a case without a name: C declares the enum.
  private mutating func content(
    ofUnnamedCase value: Any, reflected mirror: Mirror
  ) -> Payload.Content {
    if let payload = mirror.children.first, let name = payload.label {
      return content(ofCase: name, payload: payload.value)
    }
    return EnumCase.rawValue(of: value).map { .scalar(.plain("\($0)")) } ?? .fields([])
  }

  /// `function` for closures and metatypes, `unreadable` for other values that hide their parts.
  private static func placeholder(for value: Any) -> String {
    let isFunction =
      value is any Any.Type || TypeName.qualified(type(of: value)).contains("->")
    return isFunction ? "function" : "unreadable"
  }
}

// MARK: - Collections

extension PayloadDescriber {
  private mutating func content(ofElements elements: [Any]) -> Payload.Content {
    container { describer in
      let parts = elements.map { describer.part($0) }
      let rest = Array(parts.dropFirst(describer.limits.elements))
      if rest.isEmpty { return .elements(parts) }
      let cut = describer.truncated(.elements(rest), count: rest.count)
      return .elements(parts.prefix(describer.limits.elements) + [.cut(cut)])
    }
  }

  private mutating func content(ofSet elements: [Any]) -> Payload.Content {
    container { describer in
      let parts = elements.map { describer.part($0) }
      return .set(describer.sorted(parts) { $0.write($1, to: &$2) })
    }
  }

  private mutating func content(ofPairs pairs: [(key: Any, value: Any)]) -> Payload.Content {
    container { describer in
      .pairs(pairs.map { describer.entry(describer.part($0.key), $0.value) }, isOrdered: true)
    }
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

  /// The checksum of a part that texts leave out, and its count; by default, that of its lines.
  func truncated(_ content: Payload.Content, count: Int? = nil) -> PayloadScalar {
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
