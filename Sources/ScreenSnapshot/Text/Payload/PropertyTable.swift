/// The properties of a struct or tuple under the names that goldens have for them.
///
/// A type has a table if its declaration alone decides what is written. Types with a mirror of their
/// own, classes, and structs whose properties may have wrappers, or are weak or unowned, have none.
final class PropertyTable {
  private let metadata: TypeMetadata
  private let parts: [TypeMetadata.Part]
  private let names: [PayloadName]

  /// How the values are written.
  let form: Form

  enum Form {
    case fields
    /// A tuple with an unlabeled value, whose name is empty.
    case tuple
    /// A struct whose only property is a raw value.
    case rawValue
  }

  var isTuple: Bool { metadata.kind == .tuple }

  init?(of type: Any.Type, redaction: Redaction) {
    metadata = TypeMetadata(of: type)
    guard let parts = metadata.properties ?? metadata.elements,
      !(type is any CustomReflectable.Type), !parts.contains(where: { $0.name.hasPrefix("_") })
    else { return nil }
    self.parts = parts.map { part in
      (PayloadReflector.nameInSource(of: part.name), part.type, part.offset)
    }
    if metadata.kind == .structure, PayloadReflector.isRawValue(parts.map(\.name), redaction) {
      form = .rawValue
    } else {
      form = parts.contains { $0.name.isEmpty } ? .tuple : .fields
    }
    names = PayloadName.numbered(self.parts.map(\.name))
      .map { PayloadName($0, redaction: redaction) }
  }

  var isEmpty: Bool { parts.isEmpty }

  /// Calls a closure with the unique name and the value of each property in declared order.
  func forEachField(of value: Any, _ body: (PayloadName, Any) -> Void) {
    _ = metadata.withAddress(of: value) { address in
      for index in parts.indices {
        let part = parts[index]
        body(names[index], TypeMetadata.value(at: address + part.offset, as: part.type))
      }
    }
  }

  /// The names and values in declared order.
  func fields(of value: Any) -> [(name: String, value: Any)] {
    metadata.withAddress(of: value) { address in
      parts.map { ($0.name, TypeMetadata.value(at: address + $0.offset, as: $0.type)) }
    } ?? []
  }
}

/// The type of optionals that wrap one type.
struct OptionalType {
  private let type: any OptionalValue.Type

  /// Fails if a type is not an optional.
  init?(_ type: Any.Type) {
    // The check for the conformance would search all conformances, and find none.
    guard TypeMetadata(of: type).kind == .optional, let type = type as? any OptionalValue.Type
    else { return nil }
    self.type = type
  }

  /// The type that optionals of this type wrap.
  var wrapped: Any.Type { type.wrapped }

  /// The wrapped value; nil if the optional is nil, or the value has another type.
  func wrapped(in value: Any) -> Any? {
    TypeMetadata(of: type).withAddress(of: value, type.wrapped(at:)).flatMap(\.self)
  }
}

private protocol OptionalValue {
  static var wrapped: Any.Type { get }

  static func wrapped(at address: UnsafeRawPointer) -> Any?
}

extension Optional: OptionalValue {
  fileprivate static var wrapped: Any.Type { Wrapped.self }

  fileprivate static func wrapped(at address: UnsafeRawPointer) -> Any? {
    address.load(as: Self.self)
  }
}

/// An array, whatever its elements are.
protocol ArrayOfAny {
  /// The first elements of an array at an address.
  static func elements(at address: UnsafeRawPointer, _ limit: Int) -> [Any]
}

extension Array: ArrayOfAny {
  static func elements(at address: UnsafeRawPointer, _ limit: Int) -> [Any] {
    address.load(as: Self.self).prefix(limit).map { $0 }
  }
}
