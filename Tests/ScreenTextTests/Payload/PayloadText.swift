import Testing

@testable import ScreenText

/// The YAML of values, which must be the same if `Mirror` reads all of them.
enum PayloadText {
  /// The YAML of a value, without the final newline.
  static func of(
    _ value: Any, redaction: Redaction = .standard,
    limits: PayloadWriter.Limits = PayloadWriter.Limits()
  ) -> String {
    text(redaction, limits) { $0.write(value, to: &$1) }
  }

  /// The YAML of a value in the position of a route, without the final newline.
  static func ofCase(
    _ value: Any, redaction: Redaction = .standard,
    limits: PayloadWriter.Limits = PayloadWriter.Limits()
  ) -> String {
    text(redaction, limits) { $0.writeCase(value, to: &$1) }
  }

  static func under(_ key: String, _ value: Any) -> String {
    text { writer, yaml in yaml.entry(key: key) { writer.write(value, to: &$0) } }
  }

  private static func text(
    _ redaction: Redaction = .standard, _ limits: PayloadWriter.Limits = PayloadWriter.Limits(),
    write: (inout PayloadWriter, inout YAMLWriter) -> Void
  ) -> String {
    let texts = [false, true].map { usesMirrorAlone in
      var writer = PayloadWriter(
        redaction: redaction, limits: limits, usesMirrorAlone: usesMirrorAlone)
      var yaml = YAMLWriter()
      write(&writer, &yaml)
      return yaml.text.utf8.last == .newline ? String(yaml.text.dropLast()) : yaml.text
    }
    #expect(texts[0].utf8.elementsEqual(texts[1].utf8), "Mirror writes another text")
    return texts[0]
  }
}
