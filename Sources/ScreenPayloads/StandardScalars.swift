import Foundation
import ScreenText

/// Types of the standard library and Foundation whose values are written as one scalar.
enum StandardScalars {
  /// The function that writes values of a type, or `nil` if the type has no scalar form.
  static func text(of type: Any.Type, redaction: Redaction) -> Text? {
    if let text = urlText(of: type, redaction: redaction) { return text }
    if type == String.self, redaction != .none { return stringText(redaction: redaction) }
    return table[ObjectIdentifier(type)] ?? description(of: type)
  }

  private static func urlText(of type: Any.Type, redaction: Redaction) -> Text? {
    guard type == URL.self || type == URLComponents.self || type == URLQueryItem.self else {
      return nil
    }
    let redactor = URLRedactor(redaction)
    if type == URL.self {
      return scalar { (url: URL) in redacted(url.absoluteString, by: redactor) }
    }
    if type == URLComponents.self {
      return scalar { (url: URLComponents) in redacted(url.string ?? "", by: redactor) }
    }
    return scalar { (item: URLQueryItem) in
      let complete = URLRedactor(.none).text(of: item)
      return PayloadScalar(.quoted, redactor.text(of: item), complete: complete)
    }
  }

  /// Writes strings, and those that are URLs as such.
  private static func stringText(redaction: Redaction) -> Text {
    let redactor = URLRedactor(redaction)
    return scalar { (text: String) in
      PayloadScalar(.quoted, redactor.text(ofString: text) ?? text, complete: text)
    }
  }

  private static func redacted(_ url: String, by redactor: URLRedactor) -> PayloadScalar {
    PayloadScalar(.quoted, redactor.text(of: url), complete: url)
  }

  /// Writes a value of one type.
  typealias Text = @Sendable (Any) -> PayloadScalar

  private static let table: [ObjectIdentifier: Text] = [
    ObjectIdentifier(String.self): string { (value: String) in value },
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

  /// Writes numbers, key paths and pointers.
  ///
  /// Other descriptions can omit information or depend on the locale.
  private static func description(of type: Any.Type) -> Text? {
    if type is AnyKeyPath.Type { return string(properties(of:)) }
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
}

extension StandardScalars {
  /// The seconds with all their digits, but at least one: `1.5 seconds`.
  ///
  /// The standard library's description loses digits in a floating-point number.
  @Sendable
  private static func seconds(of duration: Duration) -> String {
    let (seconds, attoseconds) = duration.components
    var fraction = attoseconds.magnitude.digits(18)
    while fraction.hasSuffix("0"), fraction.utf8.count > 1 { fraction.removeLast() }
    let sign = seconds < 0 || attoseconds < 0 ? "-" : ""
    return "\(sign)\(seconds.magnitude).\(fraction) seconds"
  }

  /// The properties of a key path, without its root type.
  ///
  /// For a computed property, the runtime prints the name of the getter's symbol or an address. The
  /// result depends on the platform and on optimization, so names appear only if every property is
  /// stored in a struct. For a stored property without a name, the runtime prints offset and type;
  /// only the offset is kept.
  @Sendable
  private static func properties(of keyPath: AnyKeyPath) -> String {
    guard isStored(keyPath) else { return #"\.<computed>"# }
    let text = String(reflecting: keyPath)
    guard let point = text.firstIndex(of: ".") else { return text }
    return #"\"#
      + text[point...].replacing(/<offset ([0-9]+) \(.*?\)>/) { "<offset \($0.output.1)>" }
  }

  /// Whether all properties of a key path are stored inside the root value.
  private static func isStored(_ keyPath: AnyKeyPath) -> Bool {
    func offset<Root>(in root: Root.Type) -> Int? {
      (keyPath as? PartialKeyPath<Root>).flatMap(MemoryLayout<Root>.offset(of:))
    }
    return _openExistential(type(of: keyPath).rootType, do: offset(in:)) != nil
  }
}
