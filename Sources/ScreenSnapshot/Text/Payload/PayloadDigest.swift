/// Counts and sums the values behind a cut.
///
/// Works through nested containers with a list of its own instead of recursion, so that no depth of
/// payload overflows the stack. Sets and dictionaries give the same sum in any order.
///
/// An object is summed wherever it is referred to, but for references back to one that it lies in.
/// Where objects refer to each other in so many ways that this has no end in sight, each is summed
/// once, and a reference to it is summed by what stands in the object itself.
///
/// - Complexity: O(*n*) in the number of values.
struct PayloadDigest {
  /// Values that are looked at over and over, in objects that are referred to several times.
  static let maximumRepetitions = 1000

  /// The values that were looked at.
  private(set) var visits = 0

  private var reflector: PayloadReflector
  private let redaction: Redaction
  private let enclosing: [ObjectIdentifier: AnyObject]

  private var frames: [Frame] = []
  private var count = 0
  private var isFlat = false

  /// The objects that are being summed, those around the cut among them.
  private var path: [ObjectIdentifier: AnyObject]
  /// All objects met, held so that none gives its identity to another one.
  private var known: [ObjectIdentifier: AnyObject]
  /// The parts of objects that are summed on their own.
  private var pending: [[(name: String, value: Any)]] = []
  /// What is said of these objects where they are referred to.
  private var facts: [ObjectIdentifier: String] = [:]
  /// The open frames of objects that were summed before, and the values looked at in them.
  private var repeatedFrames = 0
  private var repetitions = 0

  /// A container that is being summed.
  private struct Frame {
    var rest: ArraySlice<Any>
    var checksum = Checksum()
    /// The sum of the elements' checksums, where their order means nothing.
    var unordered: UnorderedSum?
    var object: ObjectIdentifier?
    var isRepeated = false
  }

  /// - Parameters:
  ///   - redaction: What to leave out.
  ///   - enclosing: The objects that the cut lies in.
  init(redaction: Redaction, enclosing: [AnyObject]) {
    self.redaction = redaction
    self.enclosing = Dictionary(
      enclosing.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    reflector = PayloadReflector(redaction: redaction)
    path = self.enclosing
    known = self.enclosing
  }

  /// Counts the values that have no parts, and makes the checksum of everything.
  mutating func digest(of values: [Any]) -> (count: Int, checksum: String) {
    if let checksum = sum(of: values) { return (count, checksum.text) }
    isFlat = true
    count = 0
    frames = []
    path = enclosing
    known = enclosing
    return flatDigest(of: values)
  }

  /// The number of values that a value is made of, each object counted once.
  mutating func countOfValues(in value: Any) -> Int {
    isFlat = true
    _ = flatDigest(of: [value])
    return visits
  }

  private mutating func flatDigest(of values: [Any]) -> (count: Int, checksum: String) {
    var checksum = sum(of: values) ?? Checksum()
    var objects = UnorderedSum()
    while let fields = pending.popLast() {
      let parts = parts(of: fields)
      if let sum = sum(of: parts, label: Self.label(of: fields)) { objects.add(sum.value) }
    }
    checksum.add("\(objects.value)".utf8)
    return (count, checksum.text)
  }
}

// MARK: - Walking

extension PayloadDigest {
  /// The checksum of values in order, or nil where objects are met over and over.
  private mutating func sum(of values: [Any], label: String = "") -> Checksum? {
    open(values, label: label, isOrdered: true)
    while let last = frames.indices.last {
      if let value = frames[last].rest.popFirst() {
        visits += 1
        if repeatedFrames > 0 { repetitions += 1 }
        guard isFlat || repetitions <= Self.maximumRepetitions else { return nil }
        take(value)
      } else {
        let checksum = close()
        if frames.isEmpty { return checksum }
        fold(checksum.value)
      }
    }
    return Checksum()
  }

  private mutating func take(_ value: Any) {
    if isFlat, type(of: value) is AnyClass, let facts = facts[ObjectIdentifier(value as AnyObject)]
    {
      return leaf("object", facts)
    }
    switch reflector.shape(of: value) {
    case .scalar(.plain(let text)): leaf("plain", text)
    case .scalar(.quoted(let text)): leaf("quoted", text)
    case .scalar(.mark(let text)): leaf("mark", text)
    case .nestedNil(let wrapped): open([wrapped], label: "some", isOrdered: true)
    case .enumCase(let name, nil): leaf("case", name)
    case .enumCase(let name, let payload?):
      open(redaction.hides(name) ? [] : [payload], label: name, isOrdered: true)
    case .fields(let fields, nil):
      open(parts(of: fields), label: Self.label(of: fields), isOrdered: true)
    case .fields(let fields, let object?): take(object, fields)
    case .elements(let elements):
      open(elements.map(\.value), label: "elements", isOrdered: true)
    case .set(let elements): open(elements.map(\.value), label: "set", isOrdered: false)
    case .dictionary(let pairs): open(parts(of: pairs), label: "dictionary", isOrdered: false)
    case .pairs(let pairs): open(parts(of: pairs), label: "pairs", isOrdered: true)
    }
  }

  private mutating func take(_ object: AnyObject, _ fields: [(name: String, value: Any)]) {
    let identity = ObjectIdentifier(object)
    if path[identity] != nil { return leaf("mark", "cycle") }
    let isRepeated = known.updateValue(object, forKey: identity) != nil
    if isFlat {
      if !isRepeated { pending.append(fields) }
      let text = facts(of: fields)
      facts[identity] = text
      return leaf("object", text)
    }
    path[identity] = object
    if isRepeated { repeatedFrames += 1 }
    open(
      parts(of: fields), label: Self.label(of: fields), isOrdered: true, object: identity,
      isRepeated: isRepeated)
  }

  /// The fields of an object that have no parts.
  private mutating func facts(of fields: [(name: String, value: Any)]) -> String {
    var facts = ""
    for (name, value) in fields where !redaction.hides(name) {
      switch reflector.shape(of: value) {
      case .scalar(let scalar): facts += "\(name): \(scalar)\n"
      case .enumCase(let text, nil): facts += "\(name): \(text)\n"
      default: break
      }
    }
    return facts
  }

  /// Keys, each with its value unless that is redacted.
  private mutating func parts(of pairs: [(key: Any, value: Any)]) -> [Any] {
    pairs.map { key, value in
      let isHidden = reflector.keyName(of: key).map(redaction.hides) ?? false
      return isHidden ? [key] : [key, value]
    }
  }

  /// The values of fields, but for those that are redacted.
  private func parts(of fields: [(name: String, value: Any)]) -> [Any] {
    fields.compactMap { redaction.hides($0.name) ? nil : $0.value }
  }

  private static func label(of fields: [(name: String, value: Any)]) -> String {
    "fields " + fields.map(\.name).joined(separator: " ")
  }
}

// MARK: - Summing

extension PayloadDigest {
  private mutating func open(
    _ values: [Any], label: String, isOrdered: Bool, object: ObjectIdentifier? = nil,
    isRepeated: Bool = false
  ) {
    var frame = Frame(rest: values[...], object: object, isRepeated: isRepeated)
    if !isOrdered { frame.unordered = UnorderedSum() }
    frame.checksum.add("\(label) \(values.count)\n".utf8)
    frames.append(frame)
  }

  private mutating func close() -> Checksum {
    guard var frame = frames.popLast() else { return Checksum() }
    if let object = frame.object { path[object] = nil }
    if frame.isRepeated { repeatedFrames -= 1 }
    if let sum = frame.unordered { frame.checksum.add("\(sum.value)".utf8) }
    return frame.checksum
  }

  private mutating func leaf(_ kind: String, _ text: String) {
    count += 1
    var checksum = Checksum()
    checksum.add(kind.utf8)
    checksum.add(CollectionOfOne(UInt8.space))
    checksum.add(text.utf8)
    fold(checksum.value)
  }

  /// Adds a value's checksum to that of the container it is in.
  private mutating func fold(_ value: UInt32) {
    guard let last = frames.indices.last else { return }
    if frames[last].unordered != nil {
      frames[last].unordered?.add(value)
    } else {
      frames[last].checksum.add(withUnsafeBytes(of: value.littleEndian, Array.init))
    }
  }
}

/// The sum of checksums whose order means nothing.
private struct UnorderedSum {
  var value: UInt64 = 0

  /// Adds the square of a checksum, so that the sum of two does not cancel like the CRC, which is
  /// linear.
  mutating func add(_ checksum: UInt32) {
    value = value &+ UInt64(checksum) &* (UInt64(checksum) | 1)
  }
}
