@testable import ScreenSnapshot

enum PayloadText {
  /// The YAML of a value, without the final newline.
  static func of(
    _ value: Any, redaction: Redaction = .standard,
    limits: PayloadWriter.Limits = PayloadWriter.Limits()
  ) -> String {
    var writer = PayloadWriter(redaction: redaction, limits: limits)
    var yaml = YAMLWriter()
    writer.write(value, to: &yaml)
    return text(of: yaml)
  }

  /// The YAML of a value in the position of a route, without the final newline.
  static func ofCase(
    _ value: Any, redaction: Redaction = .standard,
    limits: PayloadWriter.Limits = PayloadWriter.Limits()
  ) -> String {
    var writer = PayloadWriter(redaction: redaction, limits: limits)
    var yaml = YAMLWriter()
    writer.writeCase(value, to: &yaml)
    return text(of: yaml)
  }

  static func under(_ key: String, _ value: Any) -> String {
    var writer = PayloadWriter(redaction: .standard)
    var yaml = YAMLWriter()
    yaml.entry(key) { writer.write(value, to: &$0) }
    return text(of: yaml)
  }

  private static func text(of yaml: YAMLWriter) -> String {
    let bytes = yaml.bytes.last == .newline ? yaml.bytes.dropLast() : yaml.bytes[...]
    return String(decoding: bytes, as: UTF8.self)
  }
}
