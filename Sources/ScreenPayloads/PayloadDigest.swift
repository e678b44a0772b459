import ScreenText

/// Counts truncated values and computes their checksum.
///
/// It does not reuse ``PayloadDescriber``, whose recursion would overflow the stack for deep values. A
/// recursion that defers deep values could not connect them to their position, so that two payloads
/// with swapped parts would have the same checksum. An explicit list of frames has neither problem.
/// The checksum of a set or dictionary does not depend on order.
///
/// The digest visits an object at every reference, except for references back to an enclosing object.
/// If that takes too many visits, it starts again in flat mode: it visits every object once, and
/// represents each reference by the scalar fields of the object.
///
/// - Complexity: O(*n*) in the number of values.
struct PayloadDigest {
  /// The limit on visits of values in objects that were visited before.
  private static let maximumRepetitions = 1000

  /// The number of visited values.
  private(set) var visits = 0

  private var reader: PayloadReader
  private let enclosing: [ObjectIdentifier: AnyObject]

  private var frames: [Frame] = []
  private var count = 0
  private var isFlat = false

  /// The objects around the current value, including those around the truncated part.
  private var path: [ObjectIdentifier: AnyObject]
  /// All visited objects, retained so that their identities stay unique.
  private var known: [ObjectIdentifier: AnyObject]
  /// The fields of objects to digest in flat mode.
  private var pending: [[(name: String, value: Any)]] = []
  /// The text for references to objects in flat mode.
  private var facts: [ObjectIdentifier: String] = [:]
  /// The open frames of objects visited before, and the visits inside them.
  private var repeatedFrames = 0
  private var repetitions = 0

  /// A container whose elements are being digested.
  private struct Frame {
    var rest: ArraySlice<Any>
    var checksum = Checksum()
    /// The sum of the elements' checksums if the container has no order.
    var unordered: UnorderedSum?
    var object: ObjectIdentifier?
    var isRepeated = false
  }

  /// Creates a digest of values inside the enclosing objects.
  ///
  /// The reader knows the types that were read before.
  init(with reader: PayloadReader, enclosing: [AnyObject]) {
    self.reader = reader
    self.enclosing = Dictionary(
      enclosing.map { (ObjectIdentifier($0), $0) }, uniquingKeysWith: { first, _ in first })
    path = self.enclosing
    known = self.enclosing
  }

  /// Counts the values without parts, and computes the checksum of all values.
  mutating func digest(of values: [Any]) -> (count: Int, checksum: String) {
    if let checksum = sum(of: values) { return (count, checksum.text) }
    isFlat = true
    count = 0
    frames = []
    path = enclosing
    known = enclosing
    return flatDigest(of: values)
  }

  /// The number of values inside a value, with each object counted once.
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

// MARK: - Visiting values

extension PayloadDigest {
  /// The checksum of values in order, or `nil` if there are too many repeated visits.
  private mutating func sum(of values: [Any], label: String = "") -> Checksum? {
    open(values, label: label, isOrdered: true)
    while let last = frames.indices.last {
      if let value = frames[last].rest.popFirst() {
        visits += 1
        if repeatedFrames > 0 { repetitions += 1 }
        guard isFlat || repetitions <= Self.maximumRepetitions else { return nil }
        visit(value)
      } else {
        let checksum = close()
        if frames.isEmpty { return checksum }
        fold(checksum.value)
      }
    }
    return Checksum()
  }

  private mutating func visit(_ value: Any) {
    if isFlat, type(of: value) is AnyClass, let facts = facts[ObjectIdentifier(value as AnyObject)]
    {
      return leaf("object", facts)
    }
    switch reader.shape(of: value) {
    case .scalar(let scalar): leaf(scalar.kind.word, scalar.text)
    case .nestedNil(let wrapped): open([wrapped], label: "some", isOrdered: true)
    case .enumCase(let name, nil): leaf("case", name)
    case .enumCase(let name, let payload?):
      open([payload], label: name, isOrdered: true)
    case .fields(let fields, nil):
      open(parts(of: fields), label: Self.label(of: fields), isOrdered: true)
    case .fields(let fields, let object?): visit(object, fields)
    case .tuple(let fields):
      open(parts(of: fields), label: "tuple \(Self.label(of: fields))", isOrdered: true)
    case .content(let value, let object): visit(object, [(name: "", value: value)])
    case .elements(let elements): open(elements, label: "elements", isOrdered: true)
    case .set(let elements): open(elements, label: "set", isOrdered: false)
    case .dictionary(let pairs): open(parts(of: pairs), label: "dictionary", isOrdered: false)
    case .pairs(let pairs): open(parts(of: pairs), label: "pairs", isOrdered: true)
    }
  }

  private mutating func visit(_ object: AnyObject, _ fields: [(name: String, value: Any)]) {
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

  /// The fields of an object without parts, as text.
  private mutating func facts(of fields: [(name: String, value: Any)]) -> String {
    var facts = ""
    for (name, value) in fields where !reader.hides(name, value) {
      switch reader.shape(of: value) {
      case .scalar(let scalar): facts += "\(name): \(scalar.kind.word) \(scalar.text)\n"
      case .enumCase(let text, nil): facts += "\(name): \(text)\n"
      default: break
      }
    }
    return facts
  }

  /// The keys, each with its value unless it is secret.
  private mutating func parts(of pairs: [(key: Any, value: Any)]) -> [Any] {
    pairs.map { key, value in
      let isHidden = reader.shape(of: key).keyName.map { reader.hides($0, value) } ?? false
      return isHidden ? [key] : [key, value]
    }
  }

  /// The values of fields that are not secret.
  private func parts(of fields: [(name: String, value: Any)]) -> [Any] {
    fields.compactMap { reader.hides($0.name, $0.value) ? nil : $0.value }
  }

  private static func label(of fields: [(name: String, value: Any)]) -> String {
    "fields " + fields.map(\.name).joined(separator: " ")
  }
}

// MARK: - Adding checksums

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
    checksum.add(" ".utf8)
    checksum.add(text.utf8)
    fold(checksum.value)
  }

  /// Adds a value's checksum to the checksum of its container.
  private mutating func fold(_ value: UInt32) {
    guard let last = frames.indices.last else { return }
    if frames[last].unordered != nil {
      frames[last].unordered?.add(value)
    } else {
      frames[last].checksum.add(withUnsafeBytes(of: value.littleEndian, Array.init))
    }
  }
}

extension PayloadScalar.Kind {
  /// The word in checksums, which must not change.
  fileprivate var word: String {
    switch self {
    case .plain: "plain"
    case .quoted: "quoted"
    case .placeholder: "mark"
    }
  }
}

/// A sum of checksums that does not depend on their order.
private struct UnorderedSum {
  var value: UInt64 = 0

  /// Adds the square of a checksum, because the CRC is linear and changes could cancel out.
  mutating func add(_ checksum: UInt32) {
    value = value &+ UInt64(checksum) &* (UInt64(checksum) | 1)
  }
}
