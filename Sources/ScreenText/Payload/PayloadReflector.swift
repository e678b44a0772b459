/// Finds the shapes of values, and caches the kinds of their types.
package struct PayloadReflector {
  package let redaction: Redaction
  package var nameSources: [TypeKey: NameSource] = [:]
  package var identifierSources: [TypeKey: IdentifierSource] = [:]
  private var kinds: [TypeKey: Kind] = [:]
  package let usesMirrorAlone: Bool

  /// The way to find the shape of values of one type.
  package enum Kind {
    case inPlace(InPlaceScalar)
    case scalar(StandardScalars.Text)
    case selfDescribing
    case bridged(BridgedValues.Bridge)
    case orderedPairs
    case vector
    case stored
    case opaque
    case enumeration(CaseTable)
    case optional(OptionalType)
    case array(any ArrayOfAny.Type)
    case properties(PropertyTable)
    case reflected

    /// Whether values may have fields of the app.
    package var hasFields: Bool {
      switch self {
      case .properties, .reflected: true
      default: false
      }
    }
  }

  /// Creates a reflector.
  ///
  /// - Parameters:
  ///   - redaction: Decides whether a struct with one property is a raw value.
  ///   - usesMirrorAlone: Whether values of all types are read through `Mirror`, which is slow.
  package init(redaction: Redaction, usesMirrorAlone: Bool = false) {
    self.redaction = redaction
    self.usesMirrorAlone = usesMirrorAlone
  }

  package mutating func shape(of value: Any) -> PayloadShape {
    shape(of: value, as: kind(of: value))
  }

  /// The text of a dictionary key that is a string or a case.
  package mutating func keyName(of key: Any) -> String? {
    switch shape(of: key) {
    case .scalar(.quoted(let name)), .enumCase(let name, nil): name
    default: nil
    }
  }

  package mutating func kind(of value: Any) -> Kind { kind(ofType: TypeMetadata.type(of: value)) }

  package mutating func kind(ofType type: Any.Type) -> Kind {
    if let kind = kinds[TypeKey(type)] { return kind }
    let kind = newKind(of: type)
    kinds[TypeKey(type)] = kind
    return kind
  }

  private func newKind(of type: Any.Type) -> Kind {
    type is any SnapshotDescribing.Type ? .selfDescribing : kind(apartFromDescribing: type)
  }

  /// The kind of a type without regard to `SnapshotDescribing`.
  private func kind(apartFromDescribing type: Any.Type) -> Kind {
    if !usesMirrorAlone, let scalar = InPlaceScalar(type) { return .inPlace(scalar) }
    if let text = StandardScalars.text(of: type, redaction: redaction) { return .scalar(text) }
    if let bridge = BridgedValues.bridge(of: type) { return .bridged(bridge) }
    if type == StoredValue.self { return .stored }
    // A check for a conformance searches all conformances. It comes last, and only if it can succeed.
    if let cases = CaseMetadata(of: type, usesMirrorAlone: usesMirrorAlone) {
      return .enumeration(CaseTable(cases, redaction: redaction))
    }
    if let type = OptionalType(type) { return .optional(type) }
    if !usesMirrorAlone, let table = PropertyTable(of: type, redaction: redaction) {
      return .properties(table)
    }
    if StandardModules.contain(type) {
      if let type = type as? any ArrayOfAny.Type { return .array(type) }
      if type is any OrderedPairs.Type { return .orderedPairs }
    }
    if !(type is AnyClass), type is any SIMD.Type { return .vector }
    return type is AnyClass && StandardModules.foundationContains(type) ? .opaque : .reflected
  }
}

// MARK: - Shapes

extension PayloadReflector {
  package mutating func shape(of value: Any, as kind: Kind) -> PayloadShape {
    switch kind {
    case .inPlace(let scalar): Self.shape(of: value, scalar)
    case .scalar(let text): .scalar(text(value))
    case .selfDescribing: shape(ofSelfDescribing: value)
    case .bridged(let bridge): shape(ofBridged: bridge(value), inPlaceOf: value)
    case .orderedPairs: .pairs((value as? any OrderedPairs)?.keysAndValues ?? [])
    case .vector: .elements(Self.elements(ofVector: value))
    case .optional(let type): shape(ofWrapped: type.wrapped(in: value))
    case .array(let type): .elements(Self.elements(ofArray: value, type))
    case .properties(let table): shape(of: value, table)
    case .stored: Self.shape(ofStored: value)
    case .opaque: .fields([], of: nil)
    case .enumeration(let table): Self.shape(of: value, cases: table.cases)
    case .reflected: shape(of: value, reflected: Mirror(reflecting: value))
    }
  }

  private static func shape(of value: Any, _ scalar: InPlaceScalar) -> PayloadShape {
    let text = TypeMetadata(of: type(of: value)).withAddress(of: value, scalar.text)
    return .scalar(text ?? .placeholder("unreadable"))
  }

  /// The shape of a value's `snapshotDescription`.
  ///
  /// A description of the value's own type is written by its fields. Two types can describe each
  /// other forever, so the number of steps is limited.
  private mutating func shape(ofSelfDescribing value: Any) -> PayloadShape {
    var value = value
    for _ in 0..<8 {
      guard let description = (value as? any SnapshotDescribing)?.snapshotDescription else {
        return shape(of: value)
      }
      let isOfOwnType = type(of: description) == type(of: value)
      value = description
      if isOfOwnType { break }
    }
    return shape(of: value, as: kind(apartFromDescribing: type(of: value)))
  }

  private mutating func shape(ofBridged bridged: Any, inPlaceOf value: Any) -> PayloadShape {
    type(of: bridged) == type(of: value) ? .fields([], of: nil) : shape(of: bridged)
  }

  private static func shape(ofStored value: Any) -> PayloadShape {
    (value as? StoredValue).map { .content($0.value, of: $0.object) } ?? .fields([], of: nil)
  }

  private static func elements(ofVector value: Any) -> [Any] {
    func elements(of vector: some SIMD) -> [Any] { vector.indices.map { vector[$0] } }
    return (value as? any SIMD).map { elements(of: $0) } ?? []
  }

  private static func shape(of value: Any, cases: CaseMetadata) -> PayloadShape {
    guard let tag = cases.tag(of: value) else {
      return .enumCase(
        typeName(of: value), payload: Mirror(reflecting: value).children.first?.value)
    }
    return .enumCase(cases.names[tag], payload: cases.payload(of: value, tag))
  }

  private mutating func shape(of value: Any, reflected mirror: Mirror) -> PayloadShape {
    switch mirror.displayStyle {
    case .optional:
      return shape(ofWrapped: mirror.children.first?.value)
    case .collection:
      return .elements(Self.elements(of: mirror))
    case .set:
      return .set(Self.elements(of: mirror))
    case .dictionary where value is any KeyedByHash:
      return .dictionary(mirror.children.compactMap { Self.pair(in: $0.value) })
    case .dictionary:
      return .pairs(Self.elements(of: mirror).compactMap { Self.pair(in: $0) })
    case .class:
      return .fields(Self.numbered(fields(of: mirror)), of: value as AnyObject)
    case .enum:
      return Self.shape(ofUnnamedCase: value, reflected: mirror)
    case .struct, .tuple:
      return shape(ofFields: fields(of: mirror), of: value)
    default:
      return mirror.children.isEmpty
        ? .scalar(.placeholder(Self.placeholder(for: value)))
        : shape(ofFields: fields(of: mirror), of: value)
    }
  }

  /// The fields with a number for each without a name, which only a mirror of the app can have.
  private static func numbered(
    _ fields: [(name: String, value: Any)]
  ) -> [(name: String, value: Any)] {
    fields.enumerated().map { ($1.name.isEmpty ? "_\($0)" : $1.name, $1.value) }
  }

  /// The shape of a struct or tuple: its raw value, or its fields.
  private mutating func shape(
    ofFields fields: [(name: String, value: Any)], of value: Any
  ) -> PayloadShape {
    if let raw = rawValue(in: fields, of: value) { return shape(of: raw) }
    return fields.contains { $0.name.isEmpty } ? .tuple(fields) : .fields(fields, of: nil)
  }

  /// `function` for closures and metatypes, `unreadable` for other values that hide their parts.
  private static func placeholder(for value: Any) -> String {
    let type = type(of: value)
    let isFunction = value is any Any.Type || TypeMetadata.qualifiedName(of: type).contains("->")
    return isFunction ? "function" : "unreadable"
  }

  /// The limit on elements of one mirror or array, whose count can be arbitrarily large.
  package static let maximumElements = 100_000

  private static func elements(of mirror: Mirror) -> [Any] {
    mirror.children.prefix(maximumElements).map(\.value)
  }

  private static func elements(ofArray value: Any, _ type: any ArrayOfAny.Type) -> [Any] {
    var elements: [Any] = []
    _ = TypeMetadata(of: type).withAddress(of: value) { address in
      type.withElements(at: address) { first, stride, count in
        elements.reserveCapacity(min(count, maximumElements + 1))
        for index in 0..<min(count, maximumElements) {
          elements.append(TypeMetadata.value(at: first + index * stride, as: type.element))
        }
        // The checksum of the elements has the number of the others.
        if count > maximumElements { elements.append(count) }
      }
    }
    return elements
  }

  /// The shape of a case without a name: C declares the enum.
  ///
  /// Its memory contains the raw value. The conformance to `RawRepresentable` is not always available
  /// at run time.
  private static func shape(ofUnnamedCase value: Any, reflected mirror: Mirror) -> PayloadShape {
    func number<Value>(as type: Value.Type) -> Int? {
      guard let value = value as? Value, _isPOD(type) else { return nil }
      return withUnsafeBytes(of: value) { bytes in
        switch bytes.count {
        case 1: Int(bytes.loadUnaligned(as: Int8.self))
        case 2: Int(bytes.loadUnaligned(as: Int16.self))
        case 4: Int(bytes.loadUnaligned(as: Int32.self))
        case 8: Int(bytes.loadUnaligned(as: Int64.self))
        default: nil
        }
      }
    }
    if let payload = mirror.children.first, let name = payload.label {
      return .enumCase(name, payload: payload.value)
    }
    let number = _openExistential(type(of: value), do: number(as:))
    return number.map { .scalar(.plain("\($0)")) } ?? .fields([], of: nil)
  }

  private mutating func shape(of value: Any, _ table: PropertyTable) -> PayloadShape {
    let fields = table.fields(of: value)
    return switch table.form {
    case .fields: .fields(fields, of: nil)
    case .tuple: .tuple(fields)
    case .rawValue: fields.first.map { shape(of: $0.value) } ?? .fields([], of: nil)
    }
  }

  private mutating func shape(ofWrapped wrapped: Any?) -> PayloadShape {
    guard let wrapped else { return .scalar(.plain("null")) }
    let shape = shape(of: wrapped)
    guard case .optional = kind(of: wrapped) else { return shape }
    switch shape {
    case .scalar(.plain("null")), .nestedNil: return .nestedNil(wrapping: wrapped)
    default: return shape
    }
  }

  private static func pair(in element: Any) -> (key: Any, value: Any)? {
    let parts = Array(Mirror(reflecting: element).children.prefix(3))
    return parts.count == 2 ? (parts[0].value, parts[1].value) : nil
  }
}

/// A dictionary without order, in contrast to `KeyValuePairs`.
package protocol KeyedByHash {}

extension Dictionary: KeyedByHash {}

/// Keys and values in source order.
private protocol OrderedPairs {
  var keysAndValues: [(key: Any, value: Any)] { get }
}

extension KeyValuePairs: OrderedPairs {
  fileprivate var keysAndValues: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}
