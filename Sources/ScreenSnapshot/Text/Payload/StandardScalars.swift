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
      return string { (url: URL) in URLRedactor(redaction).text(of: url) }
    }
    return table[ObjectIdentifier(type)] ?? description(of: type)
  }

  /// Writes a value of a type that was found out before.
  typealias Text = @Sendable (Any) -> PayloadShape.Scalar

  private static let table: [ObjectIdentifier: Text] = [
    ObjectIdentifier(String.self): string { (value: String) in value },
    ObjectIdentifier(Substring.self): string { (value: Substring) in String(value) },
    ObjectIdentifier(Character.self): string { (value: Character) in String(value) },
    ObjectIdentifier(NSString.self): string { (value: NSString) in "\(value)" },
    ObjectIdentifier(Bool.self): plain { (value: Bool) in "\(value)" },
    ObjectIdentifier(Double.self): plain { (value: Double) in YAMLText.number("\(value)") },
    ObjectIdentifier(Float.self): plain { (value: Float) in YAMLText.number("\(value)") },
    ObjectIdentifier(CGFloat.self): plain { (value: CGFloat) in
      YAMLText.number("\(Double(value))")
    },
    ObjectIdentifier(Date.self): string { (value: Date) in DateText.text(of: value) },
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

  /// Writes integers as they are, and what else describes itself as a string.
  ///
  /// Only a type of the standard library or of Foundation is trusted with that, and no generic
  /// one, whose description would be made of those of other types.
  private static func description(of type: Any.Type) -> Text? {
    let name = String(reflecting: type)
    guard
      ["Swift.", "Foundation.", "FoundationEssentials."].contains(where: name.hasPrefix),
      !name.contains("<"), !(type is AnyClass)
    else { return nil }
    if showsAddress(name) { return { _ in .mark("function") } }
    if type is any FixedWidthInteger.Type { return { .plain("\($0)") } }
    if type is any BinaryFloatingPoint.Type { return { .plain(YAMLText.number("\($0)")) } }
    guard type is any CustomStringConvertible.Type, type != AnyHashable.self else { return nil }
    return { .quoted("\($0)") }
  }

  private static func showsAddress(_ name: String) -> Bool {
    name.contains("Pointer") || name == "Swift.ObjectIdentifier"
  }

  private static func string<Value>(_ text: @escaping @Sendable (Value) -> String) -> Text {
    { value in (value as? Value).map { .quoted(text($0)) } ?? .mark("function") }
  }

  private static func plain<Value>(_ text: @escaping @Sendable (Value) -> String) -> Text {
    { value in (value as? Value).map { .plain(text($0)) } ?? .mark("function") }
  }
}
