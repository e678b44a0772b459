/// The structure of one value of the app, with its parts as they are.
///
/// ``PayloadReader`` finds it, and ``PayloadDescriber`` makes a ``Payload`` of it and of its parts.
enum PayloadShape {
  /// A value on the line of its key.
  case scalar(PayloadScalar)

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
}
