/// Finds how to describe values of a type, and the fields of structs and objects through `Mirror`.
struct PayloadReader {
  private var hiddenNames: HiddenNames
  private var types: [ObjectIdentifier: TypeInfo] = [:]

  /// What is known about the values of one type.
  ///
  /// A class, so that it is not copied for each part of each value.
  final class TypeInfo {
    /// The name of the type, with its module.
    let name: String
    /// The name without module, outer types and generic arguments, like a case.
    let caseLikeName: String
    let kind: Kind
    /// Whether it is an optional or `AnyHashable`.
    let isBox: Bool
    /// Whether it has fields and belongs neither to the standard library nor to Foundation.
    let isOwn: Bool
    /// Whether it is a struct or a class of the app.
    let isStructure: Bool
    let isIdentifiable: Bool

    /// Whether its values name themselves, which takes a search of all conformances and matters only for destinations.
    private(set) lazy var isNaming = type is any SnapshotNaming.Type
    private let type: Any.Type

    /// Finds what is known about the type of a value, whose kind is found already.
    init(of value: Any, _ kind: Kind) {
      type = Swift.type(of: value)
      let isReflected = if case .reflected = kind { true } else { false }
      let isOptional = if case .optional = kind { true } else { false }
      name = TypeName.text(of: type)
      caseLikeName = PayloadReader.caseLikeName(of: type)
      self.kind = kind
      isBox = isOptional || type == AnyHashable.self
      isOwn = isReflected && !StandardModules.contain(type)
      isStructure = isOwn && [.struct, .class].contains(Mirror(reflecting: value).displayStyle)
      isIdentifiable = isStructure && type is any Identifiable.Type
    }
  }

  /// The way to describe values of one type.
  enum Kind {
    case scalar(StandardScalars.Text)
    case selfDescribing
    case bridged(BridgedValues.Bridge)
    case enumeration
    case optional
    case orderedPairs
    case vector
    /// An object of Foundation without a Swift value.
    case opaque
    case reflected
  }

  /// Creates a reader that hides values by the names in a redaction.
  init(redaction: Redaction) {
    hiddenNames = HiddenNames(redaction)
  }

  mutating func info(of value: Any) -> TypeInfo {
    let type = type(of: value)
    if let info = types[ObjectIdentifier(type)] { return info }
    let kind: Kind =
      type is any SnapshotDescribing.Type ? .selfDescribing : kind(apartFromDescribing: value)
    let info = TypeInfo(of: value, kind)
    types[ObjectIdentifier(type)] = info
    return info
  }

  mutating func kind(of value: Any) -> Kind { info(of: value).kind }

  /// Whether a name hides its value.
  mutating func hides(_ name: String) -> Bool { hiddenNames.contains(name) }

  /// Whether a name hides a value.
  mutating func hides(_ name: String, _ value: Any) -> Bool {
    let type = type(of: value)
    return type != Bool.self && type != Bool?.self && hides(name)
  }

  /// The kind of a value's type without regard to `SnapshotDescribing`.
  func kind(apartFromDescribing value: Any) -> Kind {
    let type = type(of: value)
    if let text = StandardScalars.text(of: type, redaction: hiddenNames.redaction) {
      return .scalar(text)
    }
    if let bridge = BridgedValues.bridge(of: type) { return .bridged(bridge) }
    if type is AnyClass { return StandardModules.foundationContains(type) ? .opaque : .reflected }
    // For a type of the app, each of these questions would take a search of all conformances.
    if StandardModules.contain(type) {
      if type is any AnyOptional.Type { return .optional }
      if type is any OrderedPairs.Type { return .orderedPairs }
      if type is any SIMD.Type { return .vector }
    }
    return EnumCase.name(of: value) == nil ? .reflected : .enumeration
  }

  /// The value in optionals and `AnyHashable`, or the innermost `nil`.
  mutating func unboxed(_ value: Any) -> Any {
    guard info(of: value).isBox else { return value }
    let content =
      type(of: value) == AnyHashable.self
      ? (value as? AnyHashable)?.base : (value as? any AnyOptional)?.wrappedValue
    return content.map { unboxed($0) } ?? value
  }
}

// MARK: - Collections

extension PayloadReader {
  /// The limit on elements of one mirror, whose count can be arbitrarily large; more than a payload can have.
  private static let maximumElements = 100_001

  static func children(of mirror: Mirror) -> [Mirror.Child] {
    // A prefix of children is copied one by one.
    mirror.children.count <= maximumElements
      ? Array(mirror.children) : Array(mirror.children.prefix(maximumElements))
  }

  static func elements(of mirror: Mirror) -> [Any] { children(of: mirror).map(\.value) }

  static func elements(ofVector value: Any) -> [Any] {
    func elements(of vector: some SIMD) -> [Any] { vector.indices.map { vector[$0] } }
    return (value as? any SIMD).map { elements(of: $0) } ?? []
  }

  static func pair(in element: Any) -> (key: Any, value: Any)? {
    let parts = Array(Mirror(reflecting: element).children.prefix(3))
    return parts.count == 2 ? (parts[0].value, parts[1].value) : nil
  }
}

/// A dictionary without order, in contrast to `KeyValuePairs`.
protocol KeyedByHash {}

extension Dictionary: KeyedByHash {}

/// Keys and values in source order.
protocol OrderedPairs {
  var keysAndValues: [(key: Any, value: Any)] { get }
}

extension KeyValuePairs: OrderedPairs {
  var keysAndValues: [(key: Any, value: Any)] { map { ($0.key, $0.value) } }
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
