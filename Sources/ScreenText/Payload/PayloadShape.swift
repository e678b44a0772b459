/// The structure of a value in a golden.
///
/// ``PayloadReflector`` finds it. ``PayloadWriter`` writes it, and ``PayloadDigest`` computes the
/// checksum of truncated parts.
package enum PayloadShape {
  /// A value on the line of its key.
  case scalar(Scalar)

  /// A struct, class or labeled tuple: names and values in declared order.
  case fields([(name: String, value: Any)], of: AnyObject?)

  /// A tuple with an unlabeled value, whose name is empty.
  case tuple([(name: String, value: Any)])

  /// The value that an object stores for a property wrapper, without a name of its own.
  case content(Any, of: AnyObject)

  /// An ordered collection.
  case elements([Any])

  /// A collection without order.
  case set([Any])

  /// Keys and values without order.
  case dictionary([(key: Any, value: Any)])

  /// Keys and values in order, possibly with duplicate keys.
  case pairs([(key: Any, value: Any)])

  /// A case of an enum with its payload, if it has one.
  case enumCase(String, payload: Any?)

  /// A non-nil optional around a `nil`: `.some(nil)`, `.some(.some(nil))`.
  case nestedNil(wrapping: Any)

  /// Whether the value contains no other values.
  package var isLeaf: Bool {
    switch self {
    case .scalar, .enumCase(_, nil): true
    case .fields(let fields, _): fields.isEmpty
    case .elements(let elements), .set(let elements): elements.isEmpty
    case .dictionary(let pairs), .pairs(let pairs): pairs.isEmpty
    case .enumCase, .nestedNil, .tuple, .content: false
    }
  }

  /// The text of a value without parts.
  package enum Scalar: Equatable {
    case plain(String)
    case quoted(String)
    /// A text that differs from every string: `<function>`, `<redacted>`.
    case placeholder(String)

    package var isPlaceholder: Bool {
      if case .placeholder = self { true } else { false }
    }
  }
}
