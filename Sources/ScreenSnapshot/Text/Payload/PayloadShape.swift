/// What a value is made of, as far as a golden shows it.
///
/// Found by reflection. Two walks go over it: one writes it down, the other makes the checksum of
/// what was cut.
enum PayloadShape {
  /// A value that stands on the line of its key.
  case scalar(Scalar)

  /// A struct, class or tuple: names and values in declared order.
  case fields([(name: String, value: Any)], of: AnyObject?)

  /// An ordered collection.
  case elements(Mirror.Children)

  /// A collection without order.
  case set(Mirror.Children)

  /// Keys and values without order.
  case dictionary([(key: Any, value: Any)])

  /// A case of an enum, and its payload where it has one.
  case enumCase(String, payload: Any?)

  /// An optional that holds a nil: `.some(nil)`.
  case someNil

  /// The text of a value that has no parts.
  enum Scalar: Equatable {
    case plain(String)
    case quoted(String)
    /// What no string can be mistaken for: `<function>`, `<redacted>`.
    case mark(String)
  }
}

/// Finds the shape of values, and remembers what it found out about their types.
struct PayloadReflector {
  private var kinds: [ObjectIdentifier: Kind] = [:]
  private let redaction: Redaction

  /// What is known of a type.
  private enum Kind {
    case scalar(StandardScalars.Text)
    case selfDescribing
    case enumeration(CaseMetadata)
    case reflected
  }

  init(redaction: Redaction) {
    self.redaction = redaction
  }

  /// The shape of a value.
  mutating func shape(of value: Any) -> PayloadShape {
    switch kind(of: value) {
    case .scalar(let text): .scalar(text(value))
    case .selfDescribing: shape(ofSelfDescribing: value)
    case .enumeration(let cases): Self.shape(of: value, cases: cases)
    case .reflected: shape(of: value, reflected: Mirror(reflecting: value))
    }
  }

  /// The name of a value's case; of a value of any other type, the type's name with a small
  /// first letter, as if it were a case.
  mutating func caseName(of value: Any) -> String {
    if case .enumeration(let cases) = kind(of: value), let name = cases.name(of: value) {
      return name
    }
    return Self.typeName(of: value)
  }

  private mutating func kind(of value: Any) -> Kind {
    let type = type(of: value)
    if let kind = kinds[ObjectIdentifier(type)] { return kind }
    let kind = newKind(of: type)
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  private func newKind(of type: Any.Type) -> Kind {
    if type is any SnapshotDescribing.Type { return .selfDescribing }
    if let text = StandardScalars.text(of: type, redaction: redaction) { return .scalar(text) }
    if let cases = CaseMetadata(of: type) { return .enumeration(cases) }
    return .reflected
  }
}

// MARK: - Shapes

extension PayloadReflector {
  private mutating func shape(ofSelfDescribing value: Any) -> PayloadShape {
    guard let description = (value as? any SnapshotDescribing)?.snapshotDescription,
      type(of: description) != type(of: value)
    else {
      return CaseMetadata(of: type(of: value)).map { Self.shape(of: value, cases: $0) }
        ?? shape(of: value, reflected: Mirror(reflecting: value))
    }
    return shape(of: description)
  }

  private static func shape(of value: Any, cases: CaseMetadata) -> PayloadShape {
    let name = cases.name(of: value) ?? typeName(of: value)
    return .enumCase(name, payload: Mirror(reflecting: value).children.first?.value)
  }

  private mutating func shape(of value: Any, reflected mirror: Mirror) -> PayloadShape {
    switch mirror.displayStyle {
    case .optional:
      return shape(ofOptional: mirror.children.first?.value)
    case .collection:
      return .elements(mirror.children)
    case .set:
      return .set(mirror.children)
    case .dictionary where value is any KeyedByHash:
      return .dictionary(mirror.children.compactMap { Self.pair(in: $0.value) })
    case .dictionary:
      return .elements(mirror.children)
    case .class:
      return .fields(Self.fields(of: mirror), of: value as AnyObject)
    case .struct, .tuple, .enum:
      return .fields(Self.fields(of: mirror), of: nil)
    default:
      return mirror.children.isEmpty
        ? .scalar(Self.leaf(value)) : .fields(Self.fields(of: mirror), of: nil)
    }
  }

  private mutating func shape(ofOptional wrapped: Any?) -> PayloadShape {
    guard let wrapped else { return .scalar(.plain("null")) }
    if Mirror(reflecting: wrapped).displayStyle == .optional,
      case .scalar(.plain("null")) = shape(of: wrapped)
    {
      return .someNil
    }
    return shape(of: wrapped)
  }

  private static func pair(in element: Any) -> (key: Any, value: Any)? {
    let parts = Array(Mirror(reflecting: element).children)
    return parts.count == 2 ? (parts[0].value, parts[1].value) : nil
  }

  /// The stored properties in declared order, those of superclasses first.
  private static func fields(of mirror: Mirror) -> [(name: String, value: Any)] {
    let inherited = mirror.superclassMirror.map(fields(of:)) ?? []
    let children = Array(mirror.children)
    let isObservable = children.contains { $0.label == "_$observationRegistrar" }
    let own = children.enumerated().compactMap { index, child in
      fieldName(child.label ?? ".\(index)", isObservable: isObservable)
        .map { (name: $0, value: child.value) }
    }
    return inherited + own
  }

  /// The name that a person gave the property, or nil for one that a macro made.
  private static func fieldName(_ label: String, isObservable: Bool) -> String? {
    if label.hasPrefix(".") { return "_" + label.dropFirst() }
    if label.hasPrefix("$__lazy_storage_$_") { return String(label.dropFirst(18)) }
    guard isObservable else { return label }
    if label.hasPrefix("_$") { return nil }
    return label.hasPrefix("_") ? String(label.dropFirst()) : label
  }

  /// What stands for a value that reflection cannot look into.
  private static func leaf(_ value: Any) -> PayloadShape.Scalar {
    if let keyPath = value as? AnyKeyPath { return .quoted(text(of: keyPath)) }
    return .mark("function")
  }

  /// The properties that a key path goes through, without the type that it begins at.
  private static func text(of keyPath: AnyKeyPath) -> String {
    let text = String(reflecting: keyPath)
    guard let point = text.firstIndex(of: ".") else { return text }
    return #"\"# + text[point...]
  }

  /// The type's own name, without modules, outer types and generic arguments.
  private static func typeName(of value: Any) -> String {
    let name = String(describing: type(of: value)).prefix { $0 != "<" }
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}

/// A dictionary, whose order means nothing, in contrast to `KeyValuePairs`.
private protocol KeyedByHash {}

extension Dictionary: KeyedByHash {}
