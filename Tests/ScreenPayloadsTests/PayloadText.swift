@testable import ScreenPayloads
@testable import ScreenText

/// The YAML of values.
enum PayloadText {
  /// The YAML of a value, without the final newline.
  static func of(
    _ value: Any, redaction: Redaction = .standard, limits: PayloadLimits = PayloadLimits()
  ) -> String {
    var describer = PayloadDescriber(redaction: redaction)
    describer.limits = limits
    let payload = describer.payload(of: value)
    return text { PayloadWriter(limits: limits).write(payload, to: &$0) }
  }

  /// The YAML of a value in the position of a route, without the final newline.
  static func ofCase(_ value: Any, redaction: Redaction = .standard) -> String {
    var describer = PayloadDescriber(redaction: redaction)
    let payload = describer.describe(value)
    return text { PayloadWriter().write(payload, to: &$0) }
  }

  private static func text(_ write: (inout YAMLWriter) -> Void) -> String {
    var yaml = YAMLWriter()
    write(&yaml)
    return yaml.text.hasSuffix("\n") ? String(yaml.text.dropLast()) : yaml.text
  }
}
