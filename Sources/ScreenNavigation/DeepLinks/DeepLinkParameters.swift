/// The decoded values of a pattern's parameters.
public struct DeepLinkParameters: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  let values: [String: String]

  init(_ values: [String: String]) {
    self.values = values
  }

  /// Creates parameters from names and values; a nil value means that the parameter is absent.
  public init(dictionaryLiteral elements: (String, String?)...) {
    values = Dictionary(
      elements.compactMap { name, value in value.map { (name, $0) } }, uniquingKeysWith: { $1 })
  }

  /// The text of a parameter, or nil if it is absent; empty for `q=`.
  public subscript(name: String) -> String? { values[name] }

  /// Returns the text of a parameter, or throws ``DeepLinkError/missingParameter(_:)``.
  public func text(_ name: String) throws(DeepLinkError) -> String {
    guard let value = values[name] else { throw .missingParameter(name) }
    return value
  }

  /// Converts a parameter to another type.
  ///
  /// - Parameters:
  ///   - name: The name in the pattern.
  ///   - type: A type that converts from a text and back to the same text, such as `Int`.
  /// - Returns: The value.
  /// - Throws: ``DeepLinkError/missingParameter(_:)`` or ``DeepLinkError/badParameter(_:value:)``,
  ///   for example for a second spelling of a value, such as `007`.
  public func value<Value: LosslessStringConvertible>(
    _ name: String, as type: Value.Type = Value.self
  ) throws(DeepLinkError) -> Value {
    let text = try text(name)
    guard let value = Value(text), value.description == text else {
      throw .badParameter(name, value: text)
    }
    return value
  }

  /// Converts a parameter to a case of an enum with raw values.
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
