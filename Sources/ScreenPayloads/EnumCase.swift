/// The name of an enum's value, by the function that the standard library prints values with.
///
/// It is null for values of other types and for enums that C or Objective-C declares.
@_silgen_name("swift_EnumCaseName")
private func caseNameInRuntime<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// The case of a value of an enum.
package enum EnumCase {
  /// The name of the value's case; nil if the value is not of an enum, or the name does not exist at
  /// run time.
  ///
  /// `Mirror` names a case only if it has a payload, and `description` can return any text.
  package static func name(of value: Any) -> String? {
    func name<Value>(of value: Value) -> String? {
      caseNameInRuntime(value).flatMap { String(validatingCString: $0) }
    }
    let name = _openExistential(value, do: name(of:))
    return name?.isEmpty == true ? nil : name
  }

  /// The name and the payload of the value's case, read at once.
  ///
  /// A mirror of the enum's own can have other labels.
  static func parts(of value: Any) -> (name: String?, payload: Any?) {
    let payload = Mirror(reflecting: value).children.first
    let isReflected = payload?.label != nil && !(value is any CustomReflectable)
    return (isReflected ? payload?.label : name(of: value), payload?.value)
  }

  /// The payload of a value of an enum; nil for a case without a payload.
  package static func payload(of value: Any) -> Any? { parts(of: value).payload }

  /// The raw value of an enum that C declares, which is all that its memory contains.
  ///
  /// The number is signed. The conformance to `RawRepresentable` is not always available at run time.
  static func rawValue(of value: Any) -> Int? {
    func number<Value>(of value: Value) -> Int? {
      guard _isPOD(Value.self), MemoryLayout<Value>.size <= MemoryLayout<UInt64>.size else {
        return nil
      }
      return withUnsafeBytes(of: value) { bytes in
        let unusedBits = 64 - 8 * bytes.count
        let number = bytes.reversed().reduce(0 as Int64) { $0 << 8 | Int64($1) }
        return Int(truncatingIfNeeded: (number << unusedBits) >> unusedBits)
      }
    }
    return _openExistential(value, do: number(of:))
  }
}
