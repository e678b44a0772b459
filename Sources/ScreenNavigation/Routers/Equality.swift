/// Compares two values whose type may or may not be `Equatable`.
///
/// A sheet need not be `Equatable`. Where it is not, two values count as different, so that a
/// change is rather signalled once too often than lost.
///
/// - Parameters:
///   - lhs: A value.
///   - rhs: Another value of the same type.
/// - Returns: Whether the values are known to be equal.
func areKnownEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
  guard let lhs = lhs as? any Equatable else { return false }
  return lhs.isEqual(to: rhs)
}

extension Equatable {
  /// Compares with a value of any type.
  fileprivate func isEqual(to other: Any) -> Bool {
    (other as? Self) == self
  }
}
