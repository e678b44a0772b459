package import ScreenText

/// Writes payloads as YAML.
package struct PayloadWriter {
  var limits = PayloadLimits()
  /// Whether a value that has an identifier is written as that identifier alone.
  var abbreviates = false
  var showsSecrets = false

  /// Writes values completely, without their secrets.
  package static let standard = PayloadWriter()

  /// Writes a route, sheet, tab, flow or overlay.
  ///
  /// A value that is neither a case nor a scalar is written under its `snapshotName` or the name of
  /// its type, as if that were a case.
  package func write(_ value: NamedPayload, to yaml: inout YAMLWriter) {
    guard let key = value.key else { return write(value.payload, to: &yaml) }
    if case .fields(let fields) = value.payload.content, fields.isEmpty { return yaml.name(key) }
    writeEntry(YAMLText.name(key), value.payload, isSecret: false, to: &yaml)
  }

  func write(_ payload: Payload, to yaml: inout YAMLWriter) {
    if abbreviates, let identifier = payload.identifier { return write(identifier, to: &yaml) }
    switch payload.content {
    case .scalar(let scalar): write(scalar, to: &yaml)
    case .emptyCase(let name): yaml.plain(YAMLText.caseName(name))
    case .caseWithPayload(let name, let value):
      writeEntry(YAMLText.caseName(name), value, isSecret: false, to: &yaml)
    case .fields(let fields): write(fields, to: &yaml)
    case .elements(let elements): write(elements, to: &yaml) { write($0, to: &$1) }
    case .dictionary(let entries): write(entries, to: &yaml)
    case .pairs(let pairs):
      // The keys are not scalars, or not unique.
      write(pairs, to: &yaml) { pair, yaml in
        yaml.entry(key: "key") { write(pair.key, to: &$0) }
        writeEntry("value", pair.value, isSecret: pair.isSecret, to: &yaml)
      }
    }
  }

  package func write(_ scalar: PayloadScalar, to yaml: inout YAMLWriter) {
    let scalar = showsSecrets ? scalar.withSecrets : scalar
    yaml.plain(ScalarText.yaml(of: scalar, limit: limits.characters))
  }

  /// Writes the list of a tuple, or a mapping with unique names: the second `id` becomes `id_2`.
  ///
  /// A class and its superclass can have private properties with the same name.
  private func write(_ fields: [Payload.Field], to yaml: inout YAMLWriter) {
    if fields.isEmpty { return yaml.plain("{}") }
    if fields.isTuple { return yaml.sequence(fields) { write(element: $0, to: &$1) } }
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
  private func write<Part>(
    _ parts: [Part], to yaml: inout YAMLWriter, part write: (Part, inout YAMLWriter) -> Void
  ) {
    if parts.isEmpty { yaml.plain("[]") } else { yaml.sequence(parts, item: write) }
  }

  private func write(_ entries: [Payload.Entry], to yaml: inout YAMLWriter) {
    if entries.isEmpty { return yaml.plain("{}") }
    for entry in entries {
      guard let key = PayloadKey(entry.key, limits) else { continue }
      writeEntry(key.yaml, entry.value, isSecret: entry.isSecret, to: &yaml)
    }
  }
}

extension [Payload.Field] {
  /// Whether a field has no name, so that the fields are written as a list.
  var isTuple: Bool { contains { $0.name.isEmpty } }
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
      yaml = ScalarText.yaml(of: scalar, limit: limits.keyCharacters)
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
