/// The properties of a struct or tuple under the names that goldens have for them.
///
/// A type has a table if its declaration alone decides what is written. Types with a mirror of their
/// own, classes, and structs whose properties may have wrappers, or are weak or unowned, have none.
package final class PropertyTable {
  private let metadata: TypeMetadata
  private let properties: [Property]

  /// How the values are written.
  package let form: Form

  package enum Form {
    case fields
    /// A tuple with an unlabeled value, whose name is empty.
    case tuple
    /// A struct whose only property is a raw value.
    case rawValue
  }

  /// A stored property, or an element of a tuple.
  private struct Property {
    /// The name in the declaration.
    let name: String
    /// The unique name in goldens.
    let key: PayloadName
    let type: Any.Type
    let offset: Int
  }

  package var isTuple: Bool { metadata.kind == .tuple }

  package init?(of type: Any.Type, redaction: Redaction) {
    metadata = TypeMetadata(of: type)
    // The check for a conformance is last, because it searches all conformances.
    guard let parts = metadata.properties ?? metadata.elements,
      !parts.contains(where: { $0.name.hasPrefix("_") }), !(type is any CustomReflectable.Type)
    else { return nil }
    let names = parts.map { PayloadReflector.nameInSource(of: $0.name) }
    properties = zip(zip(names, PayloadName.numbered(names)), parts).map { names, part in
      Property(
        name: names.0, key: PayloadName(names.1, redaction: redaction), type: part.type,
        offset: part.offset)
    }
    if metadata.kind == .structure, PayloadReflector.isRawValue(parts.map(\.name), redaction) {
      form = .rawValue
    } else {
      form = parts.contains { $0.name.isEmpty } ? .tuple : .fields
    }
  }

  package var isEmpty: Bool { properties.isEmpty }

  /// Calls a closure with the unique name, the address and the type of each property of the value at
  /// an address, in declared order.
  package func forEachProperty(
    of address: UnsafeRawPointer, _ body: (PayloadName, UnsafeRawPointer, Any.Type) -> Void
  ) {
    for index in properties.indices {
      body(
        properties[index].key, address + properties[index].offset, properties[index].type)
    }
  }

  /// The names and values in declared order.
  package func fields(of value: Any) -> [(name: String, value: Any)] {
    metadata.withAddress(of: value) { address in
      properties.map { ($0.name, TypeMetadata.value(at: address + $0.offset, as: $0.type)) }
    } ?? []
  }
}

/// The type of optionals that wrap one type.
package struct OptionalType {
  private let type: any OptionalValue.Type

  /// Fails if a type is not an optional.
  package init?(_ type: Any.Type) {
    // The check for the conformance would search all conformances, and find none.
    guard TypeMetadata(of: type).kind == .optional, let type = type as? any OptionalValue.Type
    else { return nil }
    self.type = type
  }

  /// The type that optionals of this type wrap.
  package var wrapped: Any.Type { type.wrapped }

  /// The wrapped value; nil if the optional is nil, or the value has another type.
  package func wrapped(in value: Any) -> Any? {
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
package protocol ArrayOfAny {
  static var element: Any.Type { get }

  /// Calls a closure with the address of the first element of an array at an address, the distance
  /// between elements, and their number.
  static func withElements(
    at address: UnsafeRawPointer, _ body: (UnsafeRawPointer, _ stride: Int, _ count: Int) -> Void)
}

extension Array: ArrayOfAny {
  package static var element: Any.Type { Element.self }

  package static func withElements(
    at address: UnsafeRawPointer, _ body: (UnsafeRawPointer, _ stride: Int, _ count: Int) -> Void
  ) {
    address.load(as: Self.self).withUnsafeBufferPointer { elements in
      guard let first = elements.baseAddress else { return }
      body(UnsafeRawPointer(first), MemoryLayout<Element>.stride, elements.count)
    }
  }
}
