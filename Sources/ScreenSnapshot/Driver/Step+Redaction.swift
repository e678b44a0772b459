import Foundation
import ScreenText

extension Step {
  /// The action as reports and messages display it: without secrets.
  ///
  /// Secret are a text that is typed into a field whose label or section is secret, and the parts of
  /// a URL that golden files redact.
  func redacted(by redaction: Redaction) -> Step {
    switch self {
    case .type(let text, let field):
      let names = [field.label, field.section].compactMap(\.self)
      let isSecret = names.contains(where: redaction.hidesElement)
      let redacted = isSecret ? Self.placeholder : Self.withoutSecrets(url: text, redaction)
      return .type(text: redacted ?? text, into: field)
    case .open(let url):
      return .open(url: Self.withoutSecrets(url: url, redaction) ?? Self.placeholder)
    case .show, .tap, .back, .tab, .relaunch, .look:
      return self
    }
  }

  /// The text in place of a secret.
  static let placeholder = "<redacted>"

  /// The URL without secrets, or nil if it is not a URL.
  private static func withoutSecrets(url: String, _ redaction: Redaction) -> String? {
    if redaction == .none { return url }
    // The components encode invalid characters, and the redactor needs the encoded URL.
    guard let encoded = URLComponents(string: url)?.string else { return nil }
    let redacted = URLRedactor(redaction).text(of: encoded)
    return redacted == encoded ? url : redacted
  }
}

extension JourneyStep {
  /// The step's line as reports and messages display it.
  ///
  /// The file keeps the line as it is.
  func displayed(redaction: Redaction) -> String {
    Self.displayed(line: text, redaction: redaction)
  }

  /// The line of a step without secrets, or only with its keyword if it cannot be parsed.
  fileprivate static func displayed(line: String, redaction: Redaction) -> String {
    let text = String(Substring(line.utf8.dropFirst(2)))
    guard let action = try? Step(parsing: text) else {
      let keyword = Step.Keyword.allCases.first { text.hasPrefix("\($0.rawValue) ") }
      return keyword.map { "> \($0.rawValue) …" } ?? "> …"
    }
    let redacted = action.redacted(by: redaction)
    return redacted == action ? line : "> \(redacted.text)"
  }
}

extension JourneyFile {
  /// The lines of a journey file without the secrets in its steps, one for each line of the file.
  ///
  /// Steps in comments have no secrets either. A step that cannot be parsed has only its keyword.
  static func displayed(_ bytes: [UInt8], redaction: Redaction) -> [UInt8] {
    let lines = bytes.split(separator: .newline, omittingEmptySubsequences: false)
    return Array(lines.map { displayed(line: $0, redaction) }.joined(separator: [.newline]))
  }

  private static func displayed(
    line: ArraySlice<UInt8>, _ redaction: Redaction
  ) -> [UInt8] {
    let mark = line.first == UInt8(ascii: "#") ? line.prefix { "# ".utf8.contains($0) } : []
    let step = line.dropFirst(mark.count)
    guard redaction != .none, step.starts(with: "> ".utf8) else { return Array(line) }
    let text = String(decoding: step, as: UTF8.self)
    return mark + Array(JourneyStep.displayed(line: text, redaction: redaction).utf8)
  }
}
