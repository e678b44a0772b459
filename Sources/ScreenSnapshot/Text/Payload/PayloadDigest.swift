/// Counts and sums the values behind a cut.
///
/// Works through nested containers with a list of its own instead of recursion, so that no depth of
/// payload overflows the stack. Sets and dictionaries give the same sum in any order.
///
/// - Complexity: O(*n*) in the number of values, each object once.
struct PayloadDigest {
  private var reflector: PayloadReflector
  private let redaction: Redaction
  private var seen: Set<ObjectIdentifier>
  private var frames: [Frame] = []
  private var count = 0

  /// A container that is being summed.
  private struct Frame {
    var rest: ArraySlice<Any>
    var checksum = Checksum()
    /// The sum of the elements' checksums, where their order means nothing.
    var unordered: UInt64?
  }

  /// - Parameters:
  ///   - redaction: What to leave out.
  ///   - enclosing: The objects that the cut lies in.
  init(redaction: Redaction, enclosing: [ObjectIdentifier]) {
    self.redaction = redaction
    reflector = PayloadReflector(redaction: redaction)
    seen = Set(enclosing)
  }

  /// Counts the values that have no parts, and makes the checksum of everything.
  mutating func digest(of values: [Any], isOrdered: Bool) -> (count: Int, checksum: String) {
    open(values, label: "", isOrdered: isOrdered)
    while let result = step() {
      if frames.isEmpty { return (count, result.text) }
      fold(result.value)
    }
    return (count, Checksum().text)
  }

  /// Takes values until a container is at its end, and closes that.
  private mutating func step() -> Checksum? {
    while let last = frames.indices.last {
      guard let value = frames[last].rest.popFirst() else { return close() }
      take(value)
    }
    return nil
  }

  private mutating func take(_ value: Any) {
    switch reflector.shape(of: value) {
    case .scalar(let scalar): leaf("\(scalar)")
    case .someNil: leaf("some null")
    case .enumCase(let name, nil): leaf("case \(name)")
    case .enumCase(let name, let payload?):
      open(redaction.hides(name) ? [] : [payload], label: name, isOrdered: true)
    case .fields(let fields, let object):
      if let object, !seen.insert(ObjectIdentifier(object)).inserted { return leaf("seen") }
      open(fields.flatMap(parts), label: "fields", isOrdered: true)
    case .elements(let elements):
      open(elements.map(\.value), label: "elements", isOrdered: true)
    case .set(let elements): open(elements.map(\.value), label: "set", isOrdered: false)
    case .dictionary(let pairs):
      open(pairs.map { parts(of: $0) as [Any] }, label: "dictionary", isOrdered: false)
    }
  }

  private func parts(of pair: (key: Any, value: Any)) -> [Any] {
    if let name = pair.key as? String, redaction.hides(name) { return [name] }
    return [pair.key, pair.value]
  }

  private func parts(of field: (name: String, value: Any)) -> [Any] {
    redaction.hides(field.name) ? [field.name] : [field.name, field.value]
  }

  private mutating func open(_ values: [Any], label: String, isOrdered: Bool) {
    var frame = Frame(rest: values[...], unordered: isOrdered ? nil : 0)
    frame.checksum.add("\(label) \(values.count)\n".utf8)
    frames.append(frame)
  }

  private mutating func close() -> Checksum? {
    guard var frame = frames.popLast() else { return nil }
    if let sum = frame.unordered { frame.checksum.add("\(sum)".utf8) }
    return frame.checksum
  }

  private mutating func leaf(_ text: String) {
    count += 1
    var checksum = Checksum()
    checksum.add(text.utf8)
    fold(checksum.value)
  }

  /// Adds a value's checksum to that of the container it is in.
  private mutating func fold(_ value: UInt32) {
    guard let last = frames.indices.last else { return }
    if let sum = frames[last].unordered {
      // Squared, so that the sum of two elements does not cancel like the CRC, which is linear.
      frames[last].unordered = sum &+ UInt64(value) &* (UInt64(value) | 1)
    } else {
      frames[last].checksum.add(withUnsafeBytes(of: value.littleEndian, Array.init))
    }
  }
}
