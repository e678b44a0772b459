/// Writes any value into the front matter.
///
/// Every row of the format's table is a branch here. What is too long, too many or too deep is
/// cut, and what was cut is counted and summed, so that no change can hide behind the cut.
struct PayloadWriter {
  /// How much of a payload is written.
  struct Limits {
    /// Characters of a string.
    var characters = 1000
    /// Characters of a key; YAML readers take 1024 at most.
    var keyCharacters = 200
    /// Elements of a collection.
    var elements = 100
    /// Levels of containers in containers.
    var depth = 12
  }

  private let limits: Limits
  private let redaction: Redaction
  private var reflector: PayloadReflector
  private var hiddenNames: [String: Bool] = [:]
  private var objects: [ObjectIdentifier] = []
  private var depth = 0

  init(redaction: Redaction, limits: Limits = Limits()) {
    self.redaction = redaction
    self.limits = limits
    reflector = PayloadReflector(redaction: redaction)
  }

  /// The name of a value's case, or of its type where it is no enum.
  mutating func caseName(of value: Any) -> String {
    reflector.caseName(of: value)
  }

  /// Writes a route, sheet, tab, flow or overlay: a case, or a value of another type under its
  /// type's name as if that were a case.
  mutating func writeCase(_ value: Any, to yaml: inout YAMLWriter) {
    switch reflector.shape(of: value) {
    case .enumCase: write(value, to: &yaml)
    case .fields(let fields, _) where fields.isEmpty: yaml.name(caseName(of: value))
    default: writeCase(caseName(of: value), payload: value, to: &yaml)
    }
  }

  /// The text of a case on its own, to tell values apart whose type is not known to be `Equatable`.
  mutating func text(ofCase value: Any) -> [UInt8] {
    var yaml = YAMLWriter()
    writeCase(value, to: &yaml)
    return yaml.bytes
  }

  /// Writes any value.
  mutating func write(_ value: Any, to yaml: inout YAMLWriter) {
    let shape = reflector.shape(of: value)
    if case .scalar(let scalar) = shape { return write(scalar, to: &yaml) }
    if case .enumCase(let name, nil) = shape { return yaml.name(name) }
    guard depth < limits.depth else { return write(cut([value], isOrdered: true), to: &yaml) }
    depth += 1
    defer { depth -= 1 }
    write(shape, to: &yaml)
  }

  private mutating func write(_ shape: PayloadShape, to yaml: inout YAMLWriter) {
    switch shape {
    case .scalar(let scalar): write(scalar, to: &yaml)
    case .someNil: yaml.entry("some") { $0.plain("null".utf8) }
    case .enumCase(let name, let payload):
      if let payload { writeCase(name, payload: payload, to: &yaml) } else { yaml.name(name) }
    case .fields(let fields, let object): write(fields, of: object, to: &yaml)
    case .elements(let elements): write(elements: elements, to: &yaml)
    case .set(let elements): write(set: elements, to: &yaml)
    case .dictionary(let pairs): write(dictionary: pairs, to: &yaml)
    }
  }

  private mutating func writeCase(_ name: String, payload: Any, to yaml: inout YAMLWriter) {
    writeEntry(YAMLText.name(name), named: name, value: payload, to: &yaml)
  }

  /// Writes a key and its value, or that it is redacted.
  private mutating func writeEntry(
    _ key: [UInt8], named name: String, value: Any, to yaml: inout YAMLWriter
  ) {
    let isHidden = hides(name)
    yaml.entry(key) { yaml in
      if isHidden { write(.mark("redacted"), to: &yaml) } else { write(value, to: &yaml) }
    }
  }

  private mutating func hides(_ name: String) -> Bool {
    if let isHidden = hiddenNames[name] { return isHidden }
    let isHidden = redaction.hides(name)
    hiddenNames[name] = isHidden
    return isHidden
  }
}

// MARK: - Scalars

extension PayloadWriter {
  private func write(_ scalar: PayloadShape.Scalar, to yaml: inout YAMLWriter) {
    yaml.plain(bytes(of: scalar, limit: limits.characters))
  }

  private func bytes(of scalar: PayloadShape.Scalar, limit: Int) -> [UInt8] {
    switch scalar {
    case .plain(let text): Array(text.utf8)
    case .mark(let text): PayloadMark.bytes(text)
    case .quoted(let text): PayloadMark.quoted(cut(text, to: limit))
    }
  }

  /// The beginning of a text that is too long, and how much is missing.
  private func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit,
      let end = text.index(text.startIndex, offsetBy: limit, limitedBy: text.endIndex),
      end != text.endIndex
    else { return text }
    let rest = text[end...]
    return text[..<end] + PayloadMark.more(rest.count, Checksum.text(of: rest.utf8)).marked
  }

  /// The mark that stands for values that are not written.
  private mutating func cut(
    _ values: some Sequence<Any>, isOrdered: Bool
  ) -> PayloadShape.Scalar {
    var digest = PayloadDigest(redaction: redaction, enclosing: objects)
    let (count, checksum) = digest.digest(of: Array(values), isOrdered: isOrdered)
    return .mark(PayloadMark.more(count, checksum))
  }
}

// MARK: - Containers

extension PayloadWriter {
  private mutating func write(
    _ fields: [(name: String, value: Any)], of object: AnyObject?, to yaml: inout YAMLWriter
  ) {
    if fields.isEmpty { return yaml.plain("{}".utf8) }
    let identity = object.map { ObjectIdentifier($0) }
    if let identity {
      if objects.contains(identity) { return write(.mark("cycle"), to: &yaml) }
      objects.append(identity)
    }
    for (name, value) in UniqueNames.of(fields) {
      writeEntry(YAMLText.name(name), named: name, value: value, to: &yaml)
    }
    if identity != nil { objects.removeLast() }
  }

  private mutating func write(elements: Mirror.Children, to yaml: inout YAMLWriter) {
    if elements.isEmpty { return yaml.plain("[]".utf8) }
    let rest = elements.dropFirst(limits.elements)
    yaml.sequence(elements.prefix(limits.elements)) { write($0.value, to: &$1) }
    guard !rest.isEmpty else { return }
    let mark = PayloadMark.more(rest.count, digest(of: rest.map(\.value)).checksum)
    yaml.sequence(ofWritten: [PayloadMark.bytes(mark) + [.newline]])
  }

  private mutating func write(set elements: Mirror.Children, to yaml: inout YAMLWriter) {
    if elements.isEmpty { return yaml.plain("[]".utf8) }
    let blank = YAMLWriter(itemOf: yaml)
    let items = elements.map { element in
      var item = blank
      write(element.value, to: &item)
      return item.bytes
    }
    yaml.sequence(ofWritten: cut(items.sorted { $0.lexicographicallyPrecedes($1) }))
  }

  private mutating func write(
    dictionary pairs: [(key: Any, value: Any)], to yaml: inout YAMLWriter
  ) {
    if pairs.isEmpty { return yaml.plain("{}".utf8) }
    let keys = pairs.compactMap { keyText(of: $0.key) }
    guard keys.count == pairs.count, Set(keys.map(\.bytes)).count == keys.count else {
      return write(listOf: pairs, to: &yaml)
    }
    let sorted = zip(keys, pairs).sorted { $0.0.bytes.lexicographicallyPrecedes($1.0.bytes) }
    for (key, pair) in sorted.prefix(limits.elements) {
      writeEntry(key.bytes, named: key.name, value: pair.value, to: &yaml)
    }
    let rest = sorted.dropFirst(limits.elements)
    guard !rest.isEmpty else { return }
    let (_, checksum) = digest(of: rest.flatMap { [$0.0.name, $0.1.value] as [Any] })
    yaml.entry(PayloadMark.bytes(PayloadMark.more(rest.count, checksum))) { $0.plain("null".utf8) }
  }

  /// Writes a dictionary whose keys are no scalars.
  private mutating func write(
    listOf pairs: [(key: Any, value: Any)], to yaml: inout YAMLWriter
  ) {
    let blank = YAMLWriter(itemOf: yaml)
    let items = pairs.map { key, value in
      var item = blank
      item.entry("key") { write(key, to: &$0) }
      item.entry("value") { write(value, to: &$0) }
      return item.bytes
    }
    yaml.sequence(ofWritten: cut(items.sorted { $0.lexicographicallyPrecedes($1) }))
  }

  /// The first items of a sequence that is too long, and a mark for the others.
  private func cut(_ items: [[UInt8]]) -> [[UInt8]] {
    let rest = items.dropFirst(limits.elements)
    guard !rest.isEmpty else { return items }
    let mark = PayloadMark.more(rest.count, Checksum.text(of: rest.joined()))
    return items.prefix(limits.elements) + [PayloadMark.bytes(mark) + [.newline]]
  }

  /// How a dictionary's key is written, and the name that decides whether it is redacted.
  private mutating func keyText(of key: Any) -> (bytes: [UInt8], name: String)? {
    switch reflector.shape(of: key) {
    case .scalar(let scalar):
      let bytes = bytes(of: scalar, limit: limits.keyCharacters)
      guard case .quoted(let name) = scalar else { return (bytes, "") }
      return (bytes, name)
    case .enumCase(let name, nil): return (YAMLText.name(name), name)
    default: return nil
    }
  }

  private func digest(of values: [Any]) -> (count: Int, checksum: String) {
    var digest = PayloadDigest(redaction: redaction, enclosing: objects)
    return digest.digest(of: values, isOrdered: true)
  }
}

/// Names of fields that occur twice, told apart.
private enum UniqueNames {
  /// The fields, the second of a name followed by `_2`: a class and its superclass may each have
  /// a private property of one name.
  static func of(_ fields: [(name: String, value: Any)]) -> [(name: String, value: Any)] {
    var counts: [String: Int] = [:]
    return fields.map { field in
      counts[field.name, default: 0] += 1
      let count = counts[field.name, default: 1]
      return count == 1 ? field : (name: "\(field.name)_\(count)", value: field.value)
    }
  }
}
