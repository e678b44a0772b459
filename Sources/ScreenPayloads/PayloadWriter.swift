package import ScreenText

/// Writes payloads as YAML.
package struct PayloadWriter {
  private let limits: PayloadLimits
  /// Whether a value that has an identifier is written as that identifier alone.
  private let abbreviates: Bool
  private let showsSecrets: Bool

  package init(
    limits: PayloadLimits = PayloadLimits(), abbreviates: Bool = false, showsSecrets: Bool = false
  ) {
    self.limits = limits
    self.abbreviates = abbreviates
    self.showsSecrets = showsSecrets
  }

  /// Writes a route, sheet, tab, flow or overlay.
  ///
  /// A value that is neither a case nor a scalar is written under its `snapshotName` or the name of
  /// its type, as if that were a case.
  package func write(_ value: NamedPayload, to yaml: inout YAMLWriter) {
    guard let key = value.key else { return write(value.payload, to: &yaml) }
    if case .fields(let fields) = value.payload.content, fields.isEmpty { return yaml.name(key) }
    writeEntry(YAMLText.name(key), value.payload, isSecret: false, to: &yaml)
  }

  package func write(_ payload: Payload, to yaml: inout YAMLWriter) {
    if abbreviates, let identifier = payload.identifier { return write(identifier, to: &yaml) }
    switch payload.content {
    case .scalar(let scalar), .cut(let scalar): write(scalar, to: &yaml)
    case .emptyCase(let name): yaml.plain(YAMLText.caseName(name))
    case .caseWithPayload(let field):
      writeEntry(YAMLText.caseName(field.name), field.value, isSecret: field.isSecret, to: &yaml)
    case .fields(let fields): write(fields, to: &yaml)
    case .tuple(let fields): yaml.sequence(fields) { write(element: $0, to: &$1) }
    case .elements(let elements):
      if elements.isEmpty {
        yaml.plain("[]")
      } else {
        yaml.sequence(elements) { write($0, to: &$1) }
      }
    case .set(let elements): write(set: elements, to: &yaml)
    case .dictionary(let entries, let rest): write(entries, rest: rest, to: &yaml)
    case .pairs(let entries, let isOrdered): write(pairs: entries, isOrdered: isOrdered, to: &yaml)
    case .nestedNil(let wrapped): yaml.entry(key: "some") { write(wrapped, to: &$0) }
    }
  }

  package func write(_ scalar: PayloadScalar, to yaml: inout YAMLWriter) {
    let scalar = showsSecrets ? scalar.withSecrets : scalar
    yaml.plain(ScalarText.yaml(of: scalar, limit: limits.characters))
  }

  /// Writes a mapping with unique names: the second `id` becomes `id_2`.
  ///
  /// A class and its superclass can have private properties with the same name.
  private func write(_ fields: [Payload.Field], to yaml: inout YAMLWriter) {
    if fields.isEmpty { return yaml.plain("{}") }
    var names = UniqueNames(separator: "_")
    for field in fields { write(field, named: names.unique(field.name), to: &yaml) }
  }

  /// Writes an element of a tuple, which keeps its label.
  private func write(element: Payload.Field, to yaml: inout YAMLWriter) {
    if element.name.isEmpty { return write(element.value, to: &yaml) }
    write(element, named: element.name, to: &yaml)
  }

  private func write(_ field: Payload.Field, named name: String, to yaml: inout YAMLWriter) {
    writeEntry(YAMLText.name(name), field.value, isSecret: field.isSecret, to: &yaml)
  }

  private func writeEntry(
    _ key: String, _ value: Payload, isSecret: Bool, to yaml: inout YAMLWriter
  ) {
    yaml.entry(key: key) { yaml in
      if isSecret, !showsSecrets { return write(.placeholder("redacted"), to: &yaml) }
      write(value, to: &yaml)
    }
  }
}

// MARK: - Collections

extension PayloadWriter {
  private func write(set elements: [Payload], to yaml: inout YAMLWriter) {
    if elements.isEmpty { return yaml.plain("[]") }
    let items = elements.map { element in
      var item = YAMLWriter(itemOf: yaml)
      write(element, to: &item)
      return item.text
    }
    yaml.sequence(ofWritten: truncated(Self.sorted(items)))
  }

  private func write(_ entries: [Payload.Entry], rest: PayloadScalar?, to yaml: inout YAMLWriter) {
    if entries.isEmpty { return yaml.plain("{}") }
    for entry in entries {
      guard let key = PayloadKey(entry.key, limits) else { continue }
      writeEntry(key.yaml, entry.value, isSecret: entry.isSecret, to: &yaml)
    }
    guard let rest else { return }
    yaml.entry(key: ScalarText.yaml(of: rest, limit: limits.keyCharacters)) { $0.plain("null") }
  }

  /// Writes keys and values as a list, because the keys are not scalars or not unique.
  func write(pairs: [Payload.Entry], isOrdered: Bool, to yaml: inout YAMLWriter) {
    if pairs.isEmpty { return yaml.plain("[]") }
    let items = pairs.map { pair in
      var item = YAMLWriter(itemOf: yaml)
      item.entry(key: "key") { write(pair.key, to: &$0) }
      writeEntry("value", pair.value, isSecret: pair.isSecret, to: &item)
      return item.text
    }
    yaml.sequence(ofWritten: truncated(isOrdered ? items : Self.sorted(items)))
  }

  private static func sorted(_ items: [String]) -> [String] {
    items.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The first items of a long sequence, with a placeholder for the others.
  private func truncated(_ items: [String]) -> [String] {
    let rest = items.dropFirst(limits.elements)
    if rest.isEmpty || showsSecrets { return items }
    let placeholder = ScalarText.truncated(
      count: rest.count, checksum: Checksum.text(of: rest.joined()))
    return items.prefix(limits.elements) + [ScalarText.placeholder(placeholder) + "\n"]
  }
}

/// The key of a dictionary in YAML.
///
/// Two keys are equal if a YAML reader parses them as the same value. They are sorted by their text
/// without quotes and escapes.
struct PayloadKey: Hashable, Comparable {
  let yaml: String
  private let text: PayloadScalar

  /// Fails if the key is neither a scalar nor a case without a payload.
  init?(_ key: Payload, _ limits: PayloadLimits) {
    switch key.content {
    case .scalar(let scalar):
      yaml = ScalarText.key(of: scalar, limits)
      text =
        scalar.kind == .placeholder
        ? .quoted("<\(scalar.text)>") : PayloadScalar(scalar.kind, scalar.text)
    case .emptyCase(let name):
      yaml = YAMLText.name(name)
      text = .quoted(name)
    default: return nil
    }
  }

  static func == (one: PayloadKey, other: PayloadKey) -> Bool { one.text == other.text }

  func hash(into hasher: inout Hasher) { hasher.combine(text) }

  static func < (one: PayloadKey, other: PayloadKey) -> Bool {
    one.text.text.hasSameBytes(as: other.text.text)
      ? one.yaml.utf8.lexicographicallyPrecedes(other.yaml.utf8)
      : one.text.text.utf8.lexicographicallyPrecedes(other.text.text.utf8)
  }
}
