/// Writes any value into the front matter.
///
/// Every row of the format's table is a branch here. What is too long, too many or too deep is
/// cut, and what was cut is counted and summed, so that no change can hide behind the cut.
struct PayloadWriter {
  /// How much of a payload is written.
  struct Limits {
    /// Characters of a string.
    var characters = 1000
    /// Characters of a key.
    var keyCharacters = 200
    /// Bytes of a key, as it is written; YAML readers take 1024 characters at most.
    var keyBytes = 1000
    /// Elements of a collection.
    var elements = 100
    /// Levels of containers in containers.
    var depth = 12
    /// Containers that are written, and values that are summed behind cuts, for one case.
    ///
    /// More are allowed to a payload that has more values. What is beyond this is objects that
    /// refer to each other so that there are more ways through them than anyone could walk.
    var work = 50_000
  }

  let limits: Limits
  let redaction: Redaction
  var reflector: PayloadReflector
  private var hiddenNames: [String: Bool] = [:]
  /// The objects that are being written, from the outside in.
  private var objects: [AnyObject] = []
  private var depth = 0
  private var depthLimit: Int
  private var work = 0
  private var workLimit = Int.max

  init(redaction: Redaction, limits: Limits = Limits()) {
    self.redaction = redaction
    self.limits = limits
    depthLimit = limits.depth
    reflector = PayloadReflector(redaction: redaction)
  }

  /// The name of a value's case, or of its type where it is no enum.
  mutating func caseName(of value: Any) -> String {
    reflector.caseName(of: value)
  }

  /// Writes a route, sheet, tab, flow or overlay: a case, or a value of another type under its
  /// type's name as if that were a case.
  mutating func writeCase(_ value: Any, to yaml: inout YAMLWriter) {
    let start = yaml.mark
    (depthLimit, work, workLimit) = (limits.depth, 0, limits.work)
    writeTopCase(value, to: &yaml)
    if isExhausted { rewriteCase(value, from: start, to: &yaml) }
  }

  /// Writes a case anew that took too much work: less and less deep, and in the end as one mark.
  private mutating func rewriteCase(
    _ value: Any, from start: YAMLWriter.Mark, to yaml: inout YAMLWriter
  ) {
    var digest = PayloadDigest(redaction: redaction, enclosing: [])
    workLimit = max(limits.work, 4 * digest.countOfValues(in: value))
    for limit in [limits.depth, limits.depth / 2, limits.depth / 4, 2] {
      yaml.rewind(to: start)
      (depthLimit, work) = (limit, 0)
      writeTopCase(value, to: &yaml)
      if !isExhausted { return }
    }
    yaml.rewind(to: start)
    if case .enumCase = reflector.shape(of: value) { depthLimit = 1 } else { depthLimit = 0 }
    workLimit = .max
    writeTopCase(value, to: &yaml)
  }

  /// What tells values apart whose type is not known to be `Equatable`: the case alone where it has no
  /// payload, and its text where it has one.
  mutating func identity(ofCase value: Any) -> CaseIdentity {
    if let tag = reflector.tag(ofEmptyCase: value) {
      return .tag(tag, of: ObjectIdentifier(type(of: value)))
    }
    var yaml = YAMLWriter()
    writeCase(value, to: &yaml)
    return .text(yaml.bytes)
  }

  /// See ``identity(ofCase:)``.
  enum CaseIdentity: Equatable {
    case tag(Int, of: ObjectIdentifier)
    case text([UInt8])
  }

  /// Writes any value.
  mutating func write(_ value: Any, to yaml: inout YAMLWriter) {
    let shape = reflector.shape(of: value)
    if shape.isWhole { return write(shape, to: &yaml) }
    work += 1
    if isExhausted { return }
    guard depth < depthLimit else {
      let (count, checksum) = digest(of: [value])
      return write(.mark(PayloadPlaceholder.more(count, checksum)), to: &yaml)
    }
    depth += 1
    write(shape, to: &yaml)
    depth -= 1
  }

  /// Writes a key and its value, or that it is redacted.
  mutating func writeEntry(
    _ key: [UInt8], named name: String, value: Any, to yaml: inout YAMLWriter
  ) {
    let isHidden = hides(name)
    yaml.entry(key) { yaml in
      if isHidden { write(.mark("redacted"), to: &yaml) } else { write(value, to: &yaml) }
    }
  }

  /// Counts and sums values that are not written.
  mutating func digest(of values: [Any]) -> (count: Int, checksum: String) {
    var digest = PayloadDigest(redaction: redaction, enclosing: objects)
    let result = digest.digest(of: values)
    work += digest.visits
    return result
  }

  mutating func hides(_ name: String) -> Bool {
    if let isHidden = hiddenNames[name] { return isHidden }
    let isHidden = redaction.hides(name)
    // Names of fields are few; keys of dictionaries may be any number.
    if hiddenNames.count > 1000 { hiddenNames = [:] }
    hiddenNames[name] = isHidden
    return isHidden
  }
}

// MARK: - Shapes

extension PayloadWriter {
  private var isExhausted: Bool { work > workLimit }

  private mutating func writeTopCase(_ value: Any, to yaml: inout YAMLWriter) {
    switch reflector.shape(of: value) {
    case .enumCase: write(value, to: &yaml)
    case .fields(let fields, _) where fields.isEmpty: yaml.name(caseName(of: value))
    default: writeCase(caseName(of: value), payload: value, to: &yaml)
    }
  }

  private mutating func write(_ shape: PayloadShape, to yaml: inout YAMLWriter) {
    switch shape {
    case .scalar(let scalar): write(scalar, to: &yaml)
    case .nestedNil(let wrapped): yaml.entry("some") { write(wrapped, to: &$0) }
    case .enumCase(let name, let payload):
      if let payload { writeCase(name, payload: payload, to: &yaml) } else { yaml.name(name) }
    case .fields(let fields, nil): write(fields, to: &yaml)
    case .fields(let fields, let object?): write(object, fields, to: &yaml)
    case .elements(let elements): write(elements: elements, to: &yaml)
    case .set(let elements): write(set: elements, to: &yaml)
    case .dictionary(let pairs): write(dictionary: pairs, to: &yaml)
    case .pairs(let pairs): write(pairs: pairs, isOrdered: true, to: &yaml)
    }
  }

  private mutating func writeCase(_ name: String, payload: Any, to yaml: inout YAMLWriter) {
    writeEntry(YAMLText.name(name), named: name, value: payload, to: &yaml)
  }

  private mutating func write(
    _ object: AnyObject, _ fields: [(name: String, value: Any)], to yaml: inout YAMLWriter
  ) {
    if objects.contains(where: { $0 === object }) { return write(.mark("cycle"), to: &yaml) }
    objects.append(object)
    write(fields, to: &yaml)
    objects.removeLast()
  }

  private mutating func write(
    _ fields: [(name: String, value: Any)], to yaml: inout YAMLWriter
  ) {
    if fields.isEmpty { return yaml.plain("{}".utf8) }
    for (name, value) in UniqueNames.of(fields) {
      writeEntry(YAMLText.name(name), named: name, value: value, to: &yaml)
    }
  }
}

// MARK: - Scalars

extension PayloadWriter {
  func write(_ scalar: PayloadShape.Scalar, to yaml: inout YAMLWriter) {
    yaml.plain(bytes(of: scalar, limit: limits.characters))
  }

  /// A scalar as a key: cut to what a reader takes.
  func keyBytes(of scalar: PayloadShape.Scalar) -> [UInt8] {
    var limit = limits.keyCharacters
    var key = bytes(of: scalar, limit: limit)
    while key.count > limits.keyBytes, limit > 1 {
      limit /= 2
      key = bytes(of: scalar, limit: limit)
    }
    return key
  }

  private func bytes(of scalar: PayloadShape.Scalar, limit: Int) -> [UInt8] {
    switch scalar {
    case .plain(let text): Array(text.utf8)
    case .mark(let text): PayloadPlaceholder.bytes(text)
    case .quoted(let text): PayloadPlaceholder.quoted(cut(text, to: limit))
    }
  }

  /// The beginning of a text that is too long, and how much is missing.
  ///
  /// Counted in cells, whose ends are the same on every machine, not in what the standard library
  /// at hand takes for a character.
  private func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var rest = TextCells(text[...]).dropFirst(limit).makeIterator()
    guard let first = rest.next() else { return text }
    var count = 1
    while rest.next() != nil { count += 1 }
    let end = first.text.startIndex
    return text[..<end]
      + PayloadPlaceholder.more(count, Checksum.text(of: text[end...].utf8)).marked
  }
}

/// Names of fields that occur twice, told apart.
private enum UniqueNames {
  /// The fields, the second of a name followed by `_2`: a class and its superclass may each have
  /// a private property of one name.
  static func of(_ fields: [(name: String, value: Any)]) -> [(name: String, value: Any)] {
    var taken: Set<String> = []
    return fields.map { field in
      var name = field.name
      var count = 1
      while !taken.insert(name).inserted {
        count += 1
        name = "\(field.name)_\(count)"
      }
      return (name, field.value)
    }
  }
}
