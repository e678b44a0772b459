import Foundation
import ScreenText

/// Types of the standard library and Foundation whose values are written as one scalar.
enum StandardScalars {
  /// The function that writes values of a type, or `nil` if the type has no scalar form.
  static func text(of type: Any.Type, redaction: Redaction) -> Text? {
    let urls = URLRedactor(redaction)
    @Sendable func redacted(_ url: String?) -> PayloadScalar {
      PayloadScalar(.quoted, urls.text(of: url ?? ""), complete: url)
    }
    switch ObjectIdentifier(type) {
    case ObjectIdentifier(URL.self): return scalar { (url: URL) in redacted(url.absoluteString) }
    case ObjectIdentifier(URLComponents.self):
      return scalar { (url: URLComponents) in redacted(url.string) }
    case ObjectIdentifier(URLQueryItem.self):
      return scalar { (item: URLQueryItem) in
        let text = [item.name, item.value].compactMap(\.self).joined(separator: "=")
        return PayloadScalar(.quoted, urls.text(ofItem: text), complete: text)
      }
    case ObjectIdentifier(String.self):
      // A string that is a URL is written as one.
      return scalar { (text: String) in
        PayloadScalar(.quoted, urls.text(ofString: text) ?? text, complete: text)
      }
    case let identifier: return table[identifier] ?? description(of: type)
    }
  }

  /// Writes a value of one type.
  typealias Text = @Sendable (Any) -> PayloadScalar

  private static let table: [ObjectIdentifier: Text] = [
    ObjectIdentifier(Substring.self): string { (value: Substring) in String(value) },
    ObjectIdentifier(Character.self): string { (value: Character) in String(value) },
    ObjectIdentifier(Unicode.Scalar.self): string { (value: Unicode.Scalar) in "\(value)" },
    ObjectIdentifier(StaticString.self): string { (value: StaticString) in "\(value)" },
    ObjectIdentifier(Bool.self): plain { (value: Bool) in "\(value)" },
    ObjectIdentifier(Int.self): plain { (value: Int) in "\(value)" },
    ObjectIdentifier(Double.self): plain { (value: Double) in YAMLText.number("\(value)") },
    ObjectIdentifier(Float.self): plain { (value: Float) in YAMLText.number("\(value)") },
    ObjectIdentifier(CGFloat.self): plain { (value: CGFloat) in
      YAMLText.number("\(Double(value))")
    },
    ObjectIdentifier(Date.self): string { (value: Date) in DateText.text(of: value) },
    ObjectIdentifier(Duration.self): string(seconds(of:)),
    ObjectIdentifier(Decimal.self): string { (value: Decimal) in "\(value)" },
    ObjectIdentifier(CharacterSet.self): string { (value: CharacterSet) in "\(value)" },
    ObjectIdentifier(AttributedString.self): string { (value: AttributedString) in
      String(value.characters)
    },
    ObjectIdentifier(Data.self): scalar { (value: Data) in
      .placeholder("\(value.count) bytes, \(Checksum.text(of: Array(value)))")
    },
    ObjectIdentifier(UUID.self): string { (value: UUID) in value.uuidString },
    ObjectIdentifier(Locale.self): string { (value: Locale) in value.identifier },
    ObjectIdentifier(TimeZone.self): string { (value: TimeZone) in value.identifier },
    ObjectIdentifier(Calendar.self): string { (value: Calendar) in "\(value.identifier)" },
    ObjectIdentifier(NSNull.self): { _ in .plain("null") },
  ]

  /// Writes numbers, key paths and a placeholder for pointers.
  ///
  /// Other descriptions can omit information or depend on the locale.
  private static func description(of type: Any.Type) -> Text? {
    if type is AnyKeyPath.Type { return scalar(properties(of:)) }
    guard StandardModules.contain(type) else { return nil }
    if isPointer(type) { return { _ in .placeholder("pointer") } }
    if type is any FixedWidthInteger.Type { return { .plain("\($0)") } }
    if type is any BinaryFloatingPoint.Type { return { .plain(YAMLText.number("\($0)")) } }
    return nil
  }

  /// Whether a type contains a memory address, which differs between runs.
  private static func isPointer(_ type: Any.Type) -> Bool {
    let name = TypeName.qualified(type).prefix { $0 != "<" }
    return name.contains("Pointer") || ["Swift.ObjectIdentifier", "Swift.Unmanaged"].contains(name)
  }

  private static func string<Value>(_ text: @escaping @Sendable (Value) -> String) -> Text {
    scalar { .quoted(text($0)) }
  }

  private static func plain<Value>(_ text: @escaping @Sendable (Value) -> String) -> Text {
    scalar { .plain(text($0)) }
  }

  private static func scalar<Value>(
    _ scalar: @escaping @Sendable (Value) -> PayloadScalar
  ) -> Text {
    { value in (value as? Value).map(scalar) ?? .placeholder("unreadable") }
  }

  /// The seconds with all their digits; the standard library's description loses some.
  @Sendable
  private static func seconds(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var fraction = attoseconds.magnitude.digits(18)
    while fraction.hasSuffix("0"), fraction.utf8.count > 1 { fraction.removeLast() }
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude).\(fraction) seconds"
  }

  /// The properties of a key path, without its root type, if all are stored in structs.
  ///
  /// For a computed property, the runtime prints the symbol of its getter or an address.
  @Sendable
  private static func properties(of keyPath: AnyKeyPath) -> PayloadScalar {
    func offset<Root>(in root: Root.Type) -> Int? {
      (keyPath as? PartialKeyPath<Root>).flatMap(MemoryLayout<Root>.offset(of:))
    }
    let isStored = _openExistential(type(of: keyPath).rootType, do: offset(in:)) != nil
    let properties = String(reflecting: keyPath).drop { $0 != "." }
    return isStored ? .quoted("\\\(properties)") : .placeholder("function")
  }
}
