/// Writes any value into the front matter.
///
/// Long texts, large collections and deep values are truncated. A count and a checksum replace the
/// truncated part, so that every change is visible in the golden.
package struct PayloadWriter {
  /// The limits on the part of a payload that is written.
  package struct Limits {
    /// Characters of a string.
    package var characters = 1000
    /// Characters of a key.
    package var keyCharacters = 200
    /// Bytes of a written key, below the limit of 1024 characters of YAML readers.
    package var keyBytes = 1000
    /// Elements of a collection.
    package var elements = 100
    /// Levels of nested containers.
    package var depth = 12
    /// Written containers and digested values of one case.
    ///
    /// The limit grows with the number of values in a payload. Only objects with many references to
    /// each other exceed it, because there are too many paths through them.
    package var visits = 50_000
  }

  package let limits: Limits
  package let redaction: Redaction

  /// Whether a value that has an identifier is written as that identifier alone.
  package let abbreviates: Bool
  package var reflector: PayloadReflector
  private var names: [ByteString: PayloadName] = [:]
  /// The objects around the current value, from the outside in.
  private var objects: [AnyObject] = []
  private var depth = 0
  private var depthLimit: Int
  private var visits = 0
  private var visitLimit = Int.max

  package init(
    redaction: Redaction, limits: Limits = Limits(), abbreviates: Bool = false,
    usesMirrorAlone: Bool = false
  ) {
    self.redaction = redaction
    self.limits = limits
    self.abbreviates = abbreviates
    depthLimit = limits.depth
    reflector = PayloadReflector(redaction: redaction, usesMirrorAlone: usesMirrorAlone)
  }

  /// The name of a value in titles and paths.
  package mutating func caseName(of value: Any) -> String {
    reflector.caseName(of: value)
  }

  /// Writes a route, sheet, tab, flow or overlay.
  ///
  /// A value that is neither a case nor a scalar is written under its `snapshotName` or the name of
  /// its type, as if that were a case.
  package mutating func writeCase(_ value: Any, to yaml: inout YAMLWriter) {
    let start = yaml.mark
    (depthLimit, visits, visitLimit) = (limits.depth, 0, limits.visits)
    writeTopCase(value, to: &yaml)
    if exceedsVisitLimit { rewriteWithinLimit(value, from: start, to: &yaml) }
  }

  /// Rewrites a case that exceeds the visit limit with fewer levels, at worst as one placeholder.
  private mutating func rewriteWithinLimit(
    _ value: Any, from start: YAMLWriter.Mark, to yaml: inout YAMLWriter
  ) {
    var digest = PayloadDigest(with: reflector, enclosing: [])
    visitLimit = max(limits.visits, 4 * digest.countOfValues(in: value))
    for limit in [limits.depth, limits.depth / 2, limits.depth / 4, 2] {
      yaml.rewind(to: start)
      (depthLimit, visits) = (limit, 0)
      writeTopCase(value, to: &yaml)
      if !exceedsVisitLimit { return }
    }
    yaml.rewind(to: start)
    if case .enumCase = reflector.shape(of: value) { depthLimit = 1 } else { depthLimit = 0 }
    visitLimit = .max
    writeTopCase(value, to: &yaml)
  }

  /// The identity of a value whose type may not be `Equatable`: its case, or its text if it has a
  /// payload.
  package mutating func identity(ofCase value: Any) -> CaseIdentity {
    if let tag = reflector.tag(ofEmptyCase: value) {
      return .tag(tag, of: ObjectIdentifier(TypeMetadata.type(of: value)))
    }
    var yaml = YAMLWriter()
    writeCase(value, to: &yaml)
    return .text(yaml.bytes)
  }

  /// The position of a value among values that are different cases of one enum without payloads, as tabs
  /// are; nil for other values, and if one of them occurs twice.
  ///
  /// It takes a fifth of the time of their identities.
  package mutating func position(of value: Any, amongDistinctCases values: [Any]) -> Int? {
    reflector.position(of: value, amongDistinctCases: values)
  }

  package enum CaseIdentity: Hashable {
    case tag(Int, of: ObjectIdentifier)
    case text([UInt8])
  }

  /// Writes any value.
  package mutating func write(_ value: Any, to yaml: inout YAMLWriter) {
    if abbreviates, let id = reflector.identifier(of: value) { return write(id, to: &yaml) }
    let type = TypeMetadata.type(of: value)
    write(value, as: type, reflector.kind(ofType: type), to: &yaml)
  }

  private mutating func write(
    _ value: Any, as type: Any.Type, _ kind: PayloadReflector.Kind, to yaml: inout YAMLWriter
  ) {
    if kind.isInMemory {
      let isWritten: Void? = TypeMetadata(of: type).withAddress(of: value) {
        write(at: $0, as: type, kind, to: &yaml)
      }
      if isWritten != nil { return }
    }
    write(value, of: reflector.shape(of: value, as: kind), to: &yaml)
  }

  package mutating func write(_ value: Any, of shape: PayloadShape, to yaml: inout YAMLWriter) {
    if shape.isLeaf { return write(shape, to: &yaml) }
    writeContainer(value, to: &yaml) { $0.write(shape, to: &$1) }
  }

  /// Writes a value that contains others, or a placeholder if too many contain this one.
  package mutating func writeContainer(
    _ value: @autoclosure () -> Any, to yaml: inout YAMLWriter,
    content: (inout PayloadWriter, inout YAMLWriter) -> Void
  ) {
    visits += 1
    if exceedsVisitLimit { return }
    guard depth < depthLimit else {
      let (count, checksum) = digest(of: [value()])
      return write(
        .placeholder(PayloadPlaceholder.truncated(count: count, checksum: checksum)), to: &yaml)
    }
    depth += 1
    content(&self, &yaml)
    depth -= 1
  }

  /// Writes a name and its value, which is `<redacted>` if the name is secret.
  package mutating func writeField(_ name: String, value: Any, to yaml: inout YAMLWriter) {
    let name = self.name(name)
    writeEntry(key: name.key, isHidden: name.isHidden, value: value, to: &yaml)
  }

  /// Writes a key and its value, or `<redacted>` if the value is hidden.
  package mutating func writeEntry(
    key: String, isHidden: Bool, value: Any, to yaml: inout YAMLWriter
  ) {
    yaml.entry(key: key) { yaml in
      if isHidden { write(.placeholder("redacted"), to: &yaml) } else { write(value, to: &yaml) }
    }
  }

  /// Counts truncated values and computes their checksum.
  package mutating func digest(of values: [Any]) -> (count: Int, checksum: String) {
    var digest = PayloadDigest(with: reflector, enclosing: objects)
    let result = digest.digest(of: values)
    visits += digest.visits
    return result
  }

  package mutating func hides(_ name: String) -> Bool { self.name(name).isHidden }

  private mutating func name(_ name: String) -> PayloadName {
    let key = ByteString(name)
    if let name = names[key] { return name }
    let new = PayloadName(name, redaction: redaction)
    // Dictionaries can have any number of keys.
    if names.count > 1000 { names = [:] }
    names[key] = new
    return new
  }
}

// MARK: - Shapes

extension PayloadWriter {
  private var exceedsVisitLimit: Bool { visits > visitLimit }

  private mutating func writeTopCase(_ value: Any, to yaml: inout YAMLWriter) {
    let type = TypeMetadata.type(of: value)
    let kind = reflector.kind(ofType: type)
    if case .enumeration = kind, !abbreviates {
      return write(value, as: type, kind, to: &yaml)
    }
    let shape = reflector.shape(of: value, as: kind)
    if case .enumCase = shape {
      return abbreviates ? write(value, to: &yaml) : write(value, of: shape, to: &yaml)
    }
    guard let key = reflector.key(of: value) else { return write(value, to: &yaml) }
    if case .fields(let fields, _) = shape, fields.isEmpty { return yaml.name(key) }
    if reflector.hidesType(of: value) {
      return yaml.entry(key: YAMLText.name(key)) { write(.placeholder("redacted"), to: &$0) }
    }
    writeField(key, value: value, to: &yaml)
  }

  private mutating func write(_ shape: PayloadShape, to yaml: inout YAMLWriter) {
    switch shape {
    case .scalar(let scalar): write(scalar, to: &yaml)
    case .nestedNil(let wrapped): yaml.entry(key: "some") { write(wrapped, to: &$0) }
    case .enumCase(let name, let payload):
      if let payload { writeField(name, value: payload, to: &yaml) } else { yaml.name(name) }
    case .fields(let fields, nil): write(fields, to: &yaml)
    case .fields(let fields, let object?):
      write(in: object, to: &yaml) { $0.write(fields, to: &$1) }
    case .tuple(let fields): write(tuple: fields, to: &yaml)
    case .content(let value, let object):
      write(in: object, to: &yaml) { $0.write(value, to: &$1) }
    case .elements(let elements): write(elements: elements, to: &yaml)
    case .set(let elements): write(set: elements, to: &yaml)
    case .dictionary(let pairs): write(dictionary: pairs, to: &yaml)
    case .pairs(let pairs): write(pairs: pairs, isOrdered: true, to: &yaml)
    }
  }

  private mutating func write(
    in object: AnyObject, to yaml: inout YAMLWriter,
    content: (inout PayloadWriter, inout YAMLWriter) -> Void
  ) {
    if objects.contains(where: { $0 === object }) { return write(.placeholder("cycle"), to: &yaml) }
    objects.append(object)
    content(&self, &yaml)
    objects.removeLast()
  }

  /// Writes a sequence in which a labeled value keeps its label.
  private mutating func write(
    tuple fields: [(name: String, value: Any)], to yaml: inout YAMLWriter
  ) {
    yaml.sequence(fields) { field, yaml in
      if field.name.isEmpty { return write(field.value, to: &yaml) }
      writeField(field.name, value: field.value, to: &yaml)
    }
  }

  /// Writes a mapping with unique names.
  private mutating func write(
    _ fields: [(name: String, value: Any)], to yaml: inout YAMLWriter
  ) {
    if fields.isEmpty { return yaml.plain("{}") }
    let names = PayloadName.numbered(fields.map(\.name))
    for index in fields.indices {
      writeField(names[index], value: fields[index].value, to: &yaml)
    }
  }
}
