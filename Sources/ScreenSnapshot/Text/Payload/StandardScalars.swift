import Foundation

/// The values of the standard library and of Foundation that have no parts for a golden.
enum StandardScalars {
  /// How values of a type are written.
  ///
  /// - Parameters:
  ///   - type: Any type.
  ///   - redaction: What to hide in URLs.
  /// - Returns: Nil where the type is not one of these.
  static func text(
    of type: Any.Type, redaction: Redaction
  ) -> Text? {
    if type == URL.self {
      return string { (url: URL) in URLRedactor(redaction).text(of: url.absoluteString) }
    }
    if type == URLComponents.self {
      return string { (url: URLComponents) in URLRedactor(redaction).text(of: url.string ?? "") }
    }
    if type == URLQueryItem.self {
      return string { (item: URLQueryItem) in URLRedactor(redaction).text(of: item) }
    }
    return table[ObjectIdentifier(type)] ?? description(of: type)
  }

  /// Writes a value of a type that was found out before.
  typealias Text = @Sendable (Any) -> PayloadShape.Scalar

  private static let table: [ObjectIdentifier: Text] = [
    ObjectIdentifier(String.self): string { (value: String) in value },
    ObjectIdentifier(Substring.self): string { (value: Substring) in String(value) },
    ObjectIdentifier(Character.self): string { (value: Character) in String(value) },
    ObjectIdentifier(Unicode.Scalar.self): string { (value: Unicode.Scalar) in "\(value)" },
    ObjectIdentifier(StaticString.self): string { (value: StaticString) in "\(value)" },
    ObjectIdentifier(Bool.self): plain { (value: Bool) in "\(value)" },
    ObjectIdentifier(Double.self): plain { (value: Double) in YAMLText.number("\(value)") },
    ObjectIdentifier(Float.self): plain { (value: Float) in YAMLText.number("\(value)") },
    ObjectIdentifier(CGFloat.self): plain { (value: CGFloat) in
      YAMLText.number("\(Double(value))")
    },
    ObjectIdentifier(Date.self): string { (value: Date) in DateText.text(of: value) },
    ObjectIdentifier(Duration.self): string(DurationText.text),
    ObjectIdentifier(Decimal.self): string { (value: Decimal) in "\(value)" },
    ObjectIdentifier(CharacterSet.self): string { (value: CharacterSet) in "\(value)" },
    ObjectIdentifier(AttributedString.self): string { (value: AttributedString) in
      String(value.characters)
    },
    ObjectIdentifier(Data.self): { value in
      guard let data = value as? Data else { return .mark("function") }
      return .mark("\(data.count) bytes, \(Checksum.text(of: data))")
    },
    ObjectIdentifier(UUID.self): string { (value: UUID) in value.uuidString },
    ObjectIdentifier(Locale.self): string { (value: Locale) in value.identifier },
    ObjectIdentifier(TimeZone.self): string { (value: TimeZone) in value.identifier },
    ObjectIdentifier(Calendar.self): string { (value: Calendar) in "\(value.identifier)" },
    ObjectIdentifier(NSNull.self): { _ in .plain("null") },
  ]

  /// Writes numbers as they are, key paths by their text, and pointers not at all.
  ///
  /// Of other types, only those in the table are trusted with their description: many a
  /// description leaves something out, or depends on the locale.
  private static func description(of type: Any.Type) -> Text? {
    if type is AnyKeyPath.Type { return string(KeyPathText.text) }
    guard StandardModules.declare(type) else { return nil }
    if showsAddress(type) { return { _ in .mark("function") } }
    if type is any FixedWidthInteger.Type { return { .plain("\($0)") } }
    if type is any BinaryFloatingPoint.Type { return { .plain(YAMLText.number("\($0)")) } }
    return nil
  }

  private static func showsAddress(_ type: Any.Type) -> Bool {
    let name = String(reflecting: type).prefix { $0 != "<" }
    return name.contains("Pointer") || ["Swift.ObjectIdentifier", "Swift.Unmanaged"].contains(name)
  }

  private static func string<Value>(_ text: @escaping @Sendable (Value) -> String) -> Text {
    { value in (value as? Value).map { .quoted(text($0)) } ?? .mark("function") }
  }

  private static func plain<Value>(_ text: @escaping @Sendable (Value) -> String) -> Text {
    { value in (value as? Value).map { .plain(text($0)) } ?? .mark("function") }
  }
}
