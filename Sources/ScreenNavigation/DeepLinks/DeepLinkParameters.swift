/// The values of a pattern's parameters, without percent-encoding.
public struct DeepLinkParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// Creates parameters; those that are nil are absent.
  ///
  /// - Parameter elements: Names and values.
  public init(dictionaryLiteral elements: (String, String?)...) {
    values = Dictionary(
      elements.compactMap { name, value in value.map { (name, $0) } }, uniquingKeysWith: { $1 })
  }

  /// A parameter's text, or nil where it is optional and absent.
  ///
  /// - Parameter name: The name in the pattern.
  /// - Returns: The text; empty where the link says `q=`.
  public subscript(name: String) -> String? { values[name] }

  /// A parameter's text.
  ///
  /// - Parameter name: The name in the pattern.
  /// - Returns: The text.
  /// - Throws: ``DeepLinkError/missingParameter(_:)``.
  public func text(_ name: String) throws(DeepLinkError) -> String {
    guard let value = values[name] else { throw .missingParameter(name) }
    return value
  }

  /// A parameter as another type.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern.
  ///   - type: A type that is made from a text and gives the same text back, such as `Int`.
  /// - Returns: The value.
  /// - Throws: ``DeepLinkError/missingParameter(_:)`` or ``DeepLinkError/badParameter(_:value:)``,
  ///   also for a second spelling of a value, such as `007`.
  public func value<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DeepLinkError) -> Value {
    let text = try text(name)
    guard let value = Value(text), value.description == text else {
      throw .badParameter(name, value: text)
    }
    return value
  }

  /// A parameter as a case of an enum with raw values.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern.
  ///   - type: The enum.
  /// - Returns: The case.
  /// - Throws: ``DeepLinkError/missingParameter(_:)`` or ``DeepLinkError/badParameter(_:value:)``.
  public func value<Value: RawRepresentable>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DeepLinkError) -> Value where Value.RawValue == String {
    let text = try text(name)
    guard let value = Value(rawValue: text) else { throw .badParameter(name, value: text) }
    return value
  }
}
