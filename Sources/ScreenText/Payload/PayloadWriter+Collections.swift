extension PayloadWriter {
  package mutating func write(elements: [Any], to yaml: inout YAMLWriter) {
    if elements.isEmpty { return yaml.plain("[]") }
    let rest = elements.dropFirst(limits.elements)
    yaml.sequence(elements.prefix(limits.elements)) { write($0, to: &$1) }
    guard !rest.isEmpty else { return }
    let placeholder = PayloadPlaceholder.truncated(
      count: rest.count, checksum: digest(of: Array(rest)).checksum)
    yaml.sequence(ofWritten: [PayloadPlaceholder.yaml(placeholder) + "\n"])
  }

  package mutating func write(set elements: [Any], to yaml: inout YAMLWriter) {
    if elements.isEmpty { return yaml.plain("[]") }
    let items = elements.map { element in
      var item = YAMLWriter(itemOf: yaml)
      write(element, to: &item)
      return item.text
    }
    yaml.sequence(ofWritten: truncated(items.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }))
  }

  package mutating func write(dictionary pairs: [(key: Any, value: Any)], to yaml: inout YAMLWriter)
  {
    if pairs.isEmpty { return yaml.plain("{}") }
    let keys = pairs.compactMap { Key($0.key, in: &self) }
    guard keys.count == pairs.count, Set(keys).count == keys.count else {
      return write(pairs: pairs, isOrdered: false, to: &yaml)
    }
    let sorted = zip(keys, pairs).sorted { $0.0 < $1.0 }
    for (key, pair) in sorted.prefix(limits.elements) {
      writeEntry(key: key.yaml, isHidden: hides(key.name), value: pair.value, to: &yaml)
    }
    let rest = sorted.dropFirst(limits.elements)
    guard !rest.isEmpty else { return }
    let parts = rest.map { hides($0.name) ? [$1.key] : [$1.key, $1.value] }
    let placeholder = PayloadPlaceholder.truncated(
      count: rest.count, checksum: digest(of: parts).checksum)
    yaml.entry(key: PayloadPlaceholder.yaml(placeholder)) { $0.plain("null") }
  }

  /// Writes keys and values as a list, because the keys are not scalars or not unique.
  package mutating func write(
    pairs: [(key: Any, value: Any)], isOrdered: Bool, to yaml: inout YAMLWriter
  ) {
    if pairs.isEmpty { return yaml.plain("[]") }
    var items = pairs.map { key, value in
      var item = YAMLWriter(itemOf: yaml)
      item.entry(key: "key") { write(key, to: &$0) }
      let name = reflector.keyName(of: key) ?? ""
      writeEntry(key: "value", isHidden: hides(name), value: value, to: &item)
      return item.text
    }
    if !isOrdered { items.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) } }
    yaml.sequence(ofWritten: truncated(items))
  }

  /// The first items of a long sequence, with a placeholder for the others.
  private func truncated(_ items: [String]) -> [String] {
    let rest = items.dropFirst(limits.elements)
    guard !rest.isEmpty else { return items }
    let placeholder = PayloadPlaceholder.truncated(
      count: rest.count, checksum: Checksum.text(of: rest.lazy.map(\.utf8).joined()))
    return items.prefix(limits.elements) + [PayloadPlaceholder.yaml(placeholder) + "\n"]
  }
}

extension PayloadWriter {
  /// The key of a dictionary in YAML.
  ///
  /// Two keys are equal if a YAML reader parses them as the same value. They are sorted by their text
  /// without quotes and escapes.
  private struct Key: Hashable, Comparable {
    let yaml: String
    /// The name that decides whether the value is redacted.
    let name: String
    private let text: String
    private let isString: Bool

    /// Fails if the key is neither a scalar nor a case without a payload.
    init?(_ key: Any, in writer: inout PayloadWriter) {
      switch writer.reflector.shape(of: key) {
      case .scalar(let scalar):
        yaml = writer.key(of: scalar)
        switch scalar {
        case .plain(let text): (self.text, name, isString) = (text, "", false)
        case .quoted(let text): (self.text, name, isString) = (text, text, true)
        case .placeholder(let text): (self.text, name, isString) = (text.inBrackets, "", true)
        }
      case .enumCase(let name, nil):
        yaml = YAMLText.name(name)
        (text, self.name, isString) = (name, name, true)
      default: return nil
      }
    }

    static func == (one: Key, other: Key) -> Bool {
      one.isString == other.isString && one.text.hasSameBytes(as: other.text)
    }

    func hash(into hasher: inout Hasher) {
      hasher.combine(isString)
      hasher.combine(ByteString(text))
    }

    static func < (one: Key, other: Key) -> Bool {
      one.text.hasSameBytes(as: other.text)
        ? one.yaml.utf8.lexicographicallyPrecedes(other.yaml.utf8)
        : one.text.utf8.lexicographicallyPrecedes(other.text.utf8)
    }
  }
}
