/// Finds the shapes of values through `Mirror`, and caches the kinds of their types.
struct PayloadReader {
  let redaction: Redaction
  private var types: [ObjectIdentifier: TypeInfo] = [:]
  var identifierSources: [ObjectIdentifier: IdentifierSource] = [:]

  /// What is known about the values of one type.
  struct TypeInfo {
    /// The name of the type, with its module.
    let name: String
    /// The name without module, outer types and generic arguments, like a case.
    let caseLikeName: String
    let kind: Kind
    let isNaming: Bool
    let isStandard: Bool
  }

  /// The way to find the shape of values of one type.
  enum Kind {
    case scalar(StandardScalars.Text)
    case selfDescribing
    case bridged(BridgedValues.Bridge)
    /// The storage of a property wrapper.
    case stored
    case enumeration
    case optional
    case array
    case orderedPairs
    case vector
    /// An object of Foundation without a Swift value.
    case opaque
    case reflected
  }

  /// Creates a reader; `redaction` decides whether a struct with one property is a raw value.
  init(redaction: Redaction) {
    self.redaction = redaction
  }

  mutating func info(of value: Any) -> TypeInfo {
    let type = type(of: value)
    if let info = types[ObjectIdentifier(type)] { return info }
    let name = Self.caseLikeName(of: type)
    let info = TypeInfo(
      name: TypeName.text(of: type), caseLikeName: name,
      kind: type is any SnapshotDescribing.Type
        ? .selfDescribing : kind(apartFromDescribing: value),
      isNaming: type is any SnapshotNaming.Type, isStandard: StandardModules.contain(type))
    types[ObjectIdentifier(type)] = info
    return info
  }

  mutating func kind(of value: Any) -> Kind { info(of: value).kind }

  /// Whether a name hides a value.
  func hides(_ name: String, _ value: Any) -> Bool {
    let type = type(of: value)
    return redaction.hides(name) && type != Bool.self && type != Bool?.self
  }

  /// The kind of a value's type without regard to `SnapshotDescribing`.
  private func kind(apartFromDescribing value: Any) -> Kind {
    let type = type(of: value)
    if let text = StandardScalars.text(of: type, redaction: redaction) { return .scalar(text) }
    if let bridge = BridgedValues.bridge(of: type) { return .bridged(bridge) }
    if type is StoredValue.Type { return .stored }
    if type is AnyClass { return StandardModules.foundationContains(type) ? .opaque : .reflected }
    // For a type of the app, each of these questions would take a search of all conformances.
    if StandardModules.contain(type) {
      if type is any AnyOptional.Type { return .optional }
      if type is any AnyArray.Type { return .array }
      if type is any OrderedPairs.Type { return .orderedPairs }
      if type is any SIMD.Type { return .vector }
    }
    return EnumCase.name(of: value) == nil ? .reflected : .enumeration
  }

  /// The value in optionals and `AnyHashable`, or the innermost `nil`.
  mutating func unboxed(_ value: Any) -> Any {
    var value = value
    while true {
      if type(of: value) == AnyHashable.self, let box = value as? AnyHashable {
        value = box.base
      } else if case .optional = kind(of: value),
        let wrapped = (value as? any AnyOptional)?.wrappedValue
      {
        value = wrapped
      } else {
        return value
      }
    }
  }
}

// MARK: - Shapes

extension PayloadReader {
  mutating func shape(of value: Any) -> PayloadShape {
    shape(of: value, as: kind(of: value))
  }

  private mutating func shape(of value: Any, as kind: Kind) -> PayloadShape {
    switch kind {
    case .scalar(let text): .scalar(text(value))
    case .selfDescribing: shape(ofSelfDescribing: value)
    case .bridged(let bridge): shape(ofBridged: bridge(value), inPlaceOf: value)
    case .orderedPairs: .pairs((value as? any OrderedPairs)?.keysAndValues ?? [])
    case .vector: .elements(Self.elements(ofVector: value))
    case .optional: shape(ofWrapped: (value as? any AnyOptional)?.wrappedValue)
    case .array: .elements((value as? any AnyArray)?.elements(Self.maximumElements) ?? [])
    case .stored:
      (value as? StoredValue).map { .content($0.value, of: $0.object) } ?? .fields([], of: nil)
    case .opaque: .fields([], of: nil)
    case .enumeration:
      .enumCase(EnumCase.name(of: value) ?? "", payload: EnumCase.payload(of: value))
    case .reflected: shape(of: value, reflected: Mirror(reflecting: value))
    }
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
    return shape(of: value, as: kind(apartFromDescribing: value))
  }

  private mutating func shape(ofBridged bridged: Any, inPlaceOf value: Any) -> PayloadShape {
    type(of: bridged) == type(of: value) ? .fields([], of: nil) : shape(of: bridged)
  }

  private mutating func shape(ofWrapped wrapped: Any?) -> PayloadShape {
    guard let wrapped else { return .scalar(.plain("null")) }
    let shape = shape(of: wrapped)
    guard case .optional = kind(of: wrapped) else { return shape }
    switch shape {
    case .nestedNil: return .nestedNil(wrapping: wrapped)
    case .scalar(let scalar) where scalar == .plain("null"): return .nestedNil(wrapping: wrapped)
    default: return shape
    }
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

  /// The shape of a case without a name: C declares the enum.
  private static func shape(ofUnnamedCase value: Any, reflected mirror: Mirror) -> PayloadShape {
    if let payload = mirror.children.first, let name = payload.label {
      return .enumCase(name, payload: payload.value)
    }
    return EnumCase.rawValue(of: value).map { .scalar(.plain("\($0)")) } ?? .fields([], of: nil)
  }

  /// `function` for closures and metatypes, `unreadable` for other values that hide their parts.
  private static func placeholder(for value: Any) -> String {
    let isFunction =
      value is any Any.Type || TypeName.qualified(type(of: value)).contains("->")
    return isFunction ? "function" : "unreadable"
  }
}

// MARK: - Collections

extension PayloadReader {
  /// The limit on elements of one mirror or array, whose count can be arbitrarily large; more than a payload
  /// can have.
  private static let maximumElements = 100_001

  static func children(of mirror: Mirror) -> [Mirror.Child] {
    // A prefix of children is copied one by one.
    mirror.children.count <= maximumElements
      ? Array(mirror.children) : Array(mirror.children.prefix(maximumElements))
  }

  private static func elements(of mirror: Mirror) -> [Any] { children(of: mirror).map(\.value) }

  private static func elements(ofVector value: Any) -> [Any] {
    func elements(of vector: some SIMD) -> [Any] { vector.indices.map { vector[$0] } }
    return (value as? any SIMD).map { elements(of: $0) } ?? []
  }

  private static func pair(in element: Any) -> (key: Any, value: Any)? {
    let parts = Array(Mirror(reflecting: element).children.prefix(3))
    return parts.count == 2 ? (parts[0].value, parts[1].value) : nil
  }
}

/// A dictionary without order, in contrast to `KeyValuePairs`.
protocol KeyedByHash {}

extension Dictionary: KeyedByHash {}

/// Keys and values in source order.
private protocol OrderedPairs {
  var keysAndValues: [(key: Any, value: Any)] { get }
}

extension KeyValuePairs: OrderedPairs {
  fileprivate var keysAndValues: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
}

/// An array, whatever its elements are.
private protocol AnyArray {
  func elements(_ maximumCount: Int) -> [Any]
}

extension Array: AnyArray {
  fileprivate func elements(_ maximumCount: Int) -> [Any] { prefix(maximumCount).map { $0 } }
}

/// An optional, whatever it wraps.
package protocol AnyOptional {
  static var wrappedType: Any.Type { get }
  var wrappedValue: Any? { get }
}

extension Optional: AnyOptional {
  package static var wrappedType: Any.Type { Wrapped.self }
  package var wrappedValue: Any? { self }
}
