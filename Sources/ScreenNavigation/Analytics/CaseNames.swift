/// The name of an enum's value, by the function that the standard library prints values with.
///
/// It is null for values of other types and for enums that C or Objective-C declares.
@_silgen_name("swift_EnumCaseName")
private func caseNameInRuntime<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// The names of the cases of a value, without its payload.
enum CaseNames {
  /// Returns the name of the value's case, followed by the names of the cases in an enum that is
  /// its only payload: `onboarding`, `genres`.
  ///
  /// A value of another type has the name of its type, because its content can be personal.
  static func names(of value: Any) -> [String] {
    if let value = value as? AnyHashable, type(of: value.base) != AnyHashable.self {
      return names(ofBase: value.base)
    }
    return names(ofBase: value)
  }

  private static func names(ofBase value: Any) -> [String] {
    guard let name = caseName(of: value) else { return ["\(type(of: value))"] }
    guard let payload = Mirror(reflecting: value).children.first?.value,
      Mirror(reflecting: payload).displayStyle == .enum
    else { return [name] }
    return [name] + names(of: payload)
  }

  private static func caseName(of value: Any) -> String? {
    func name<Value>(of value: Value) -> String? {
      caseNameInRuntime(value).flatMap { String(validatingCString: $0) }
    }
    let name = _openExistential(value, do: name(of:))
    return name?.isEmpty == true ? nil : name
  }
}
