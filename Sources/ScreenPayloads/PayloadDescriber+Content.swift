import ScreenText

extension PayloadDescriber {
  /// Describes what a value consists of.
  mutating func content(of value: Any) -> Payload.Content {
    content(of: value, as: reader.kind(of: value))
  }

  mutating func content(of value: Any, as kind: PayloadReader.Kind) -> Payload.Content {
    switch kind {
    case .scalar(let text): return .scalar(text(value))
    case .selfDescribing: return content(ofSelfDescribing: value)
    case .bridged(let bridge):
      let bridged = bridge(value)
      return type(of: bridged) == type(of: value) ? .fields([]) : content(of: bridged)
    case .orderedPairs: return content(ofPairs: (value as? any OrderedPairs)?.keysAndValues ?? [])
    case .vector: return content(ofElements: PayloadReader.elements(ofVector: value))
    case .optional: return content(ofWrapped: (value as? any AnyOptional)?.wrappedValue)
    case .opaque: return .fields([])
    case .enumeration:
      let (name, payload) = EnumCase.parts(of: value)
      return content(ofCase: name ?? "", payload: payload)
    case .reflected: return content(of: value, reflected: Mirror(reflecting: value))
    }
  }

  /// Describes a value by its `snapshotDescription`, or by its fields if that is of the value's own type.
  private mutating func content(ofSelfDescribing value: Any) -> Payload.Content {
    let description = (value as? any SnapshotDescribing)?.snapshotDescription ?? value
    let isOfOwnType = type(of: description) == type(of: value)
    return isOfOwnType
      ? content(of: description, as: reader.kind(apartFromDescribing: description))
      : part(instead: description).content
  }

  /// Describes the value in an optional; a `nil` in it has the case `some`.
  private mutating func content(ofWrapped wrapped: Any?) -> Payload.Content {
    guard let wrapped else { return .scalar(.null) }
    if case .optional = reader.kind(of: wrapped),
      case .optional = reader.kind(of: reader.unboxed(wrapped))
    {
      return content(ofCase: "some", payload: wrapped)
    }
    return content(of: wrapped)
  }

  private mutating func content(ofCase name: String, payload: Any?) -> Payload.Content {
    guard let payload else { return .emptyCase(name) }
    return container { .caseWithPayload(name: name, $0.part(payload)) }
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
      let fields = reader.fields(of: mirror)
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

  /// Describes a struct or tuple: its raw value, or its fields.
  private mutating func content(
    ofFields fields: [(name: String, value: Any)], of value: Any
  ) -> Payload.Content {
    if let raw = reader.rawValue(in: fields, of: value) { return content(of: raw) }
    return container { $0.content(ofNamed: fields) }
  }

  private mutating func content(ofNamed fields: [(name: String, value: Any)]) -> Payload.Content {
    .fields(fields.map { field($0.name, $0.value) })
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
    container { $0.limited($0.parts(elements), Payload.Content.elements) { $0 } }
  }

  private mutating func content(ofSet elements: [Any]) -> Payload.Content {
    container { describer in
      let parts = describer.sorted(describer.parts(elements), Payload.Content.elements)
      return describer.limited(parts, Payload.Content.elements) { $0 }
    }
  }

  private mutating func parts(_ values: [Any]) -> [Payload] { values.map { part($0) } }

  private mutating func content(ofPairs pairs: [(key: Any, value: Any)]) -> Payload.Content {
    container { describer in
      let entries = pairs.map { describer.entry(describer.part($0.key), $0.value) }
      return describer.limited(entries, as: Payload.Content.pairs)
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
      return limited(sorted(entries, Payload.Content.pairs), as: Payload.Content.pairs)
    }
    let order = names.indices.sorted { names[$0] < names[$1] }
    return limited(
      order.map { entry(keys[$0], pairs[$0].value) }, as: Payload.Content.dictionary)
  }

  /// The first entries, with the count and the checksum of the others as the last key.
  private func limited(
    _ entries: [Payload.Entry], as content: ([Payload.Entry]) -> Payload.Content
  ) -> Payload.Content {
    limited(entries, content) {
      Payload.Entry(key: $0, value: .scalar(.null), isSecret: false)
    }
  }

  /// The first parts, with the count and the checksum of the others as the last one.
  private func limited<Part>(
    _ parts: [Part], _ content: ([Part]) -> Payload.Content, last: (Payload) -> Part
  ) -> Payload.Content {
    let rest = Array(parts.dropFirst(limits.elements))
    if rest.isEmpty { return content(parts) }
    let mark = Payload.scalar(truncated(content(rest), count: rest.count))
    return content(parts.prefix(limits.elements) + [last(mark)])
  }

  /// Sorts parts that have no order by their identifiers, then by their YAML, then by their secrets.
  private func sorted<Part>(
    _ parts: [Part], _ content: ([Part]) -> Payload.Content
  ) -> [Part] {
    let writers = [
      PayloadWriter(limits: limits, abbreviates: true), PayloadWriter(limits: limits),
      PayloadWriter(limits: limits, showsSecrets: true),
    ]
    let texts = parts.map { part in
      writers.map { yaml(of: content([part]), $0) }.joined(separator: "\0")
    }
    return zip(texts, parts).sorted { $0.0.utf8.lexicographicallyPrecedes($1.0.utf8) }
      .map(\.1)
  }

  /// The checksum of a part that texts leave out, and its count; by default, that of its lines.
  func truncated(_ content: Payload.Content, count: Int? = nil) -> PayloadScalar {
    let texts = [false, true].map {
      yaml(of: content, PayloadWriter(limits: limits, showsSecrets: $0))
    }
    let text = ScalarText.truncated(
      count: count ?? texts[0].utf8.count { $0 == .lineFeed }, checksum: Checksum.text(of: texts[0])
    )
    return PayloadScalar(
      .placeholder, text, complete: "\(text), \(Checksum.text(of: texts[1]))")
  }

  private func yaml(of content: Payload.Content, _ writer: PayloadWriter) -> String {
    var yaml = YAMLWriter()
    writer.write(Payload(type: "", content: content), to: &yaml)
    return yaml.text
  }
}
