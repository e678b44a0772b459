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
      let redacted = Self.withoutSecrets(url: url, redaction) ?? Self.placeholder
      return redacted == url ? self : .openWithoutSecret(url: redacted)
    case .show, .tap, .back, .tab, .openWithoutSecret, .relaunch, .look:
      return self
    }
  }

  /// The action as messages display it if it fails: a text for a label that no field has is secret if a
  /// secret label is near to it, or if the screen has a secure field or one with a secret label.
  ///
  /// - Parameters:
  ///   - redaction: The secrets.
  ///   - fields: The fields of the screen.
  /// - Returns: The step without its secrets.
  func redactedAfterFailure(by redaction: Redaction, among fields: [FieldLabel]) -> Step {
    guard case .type(_, let field) = self, redaction != .none else {
      return redacted(by: redaction)
    }
    let found = fields.filter { $0.label == field.label }
    if found.contains(where: \.isSecure) { return withoutText }
    let hasSecret = fields.contains { $0.isSecret(by: redaction) }
    let words = field.label.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    let isNear = (words + [field.label]).contains {
      !NearestNames.nearest(to: $0, among: redaction.words.union(redaction.names)).isEmpty
    }
    if !found.isEmpty || !(hasSecret || isNear) { return redacted(by: redaction) }
    return withoutText
  }

  /// The step without the text that it types.
  var withoutText: Step {
    if case .type(_, let field) = self { .type(text: Self.placeholder, into: field) } else { self }
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

/// A text field as a step names it.
struct FieldLabel {
  let label: String
  var headings: [String] = []

  /// Whether the field hides its text.
  var isSecure = false

  /// Whether the text in the field is a secret.
  fileprivate func isSecret(by redaction: Redaction) -> Bool {
    isSecure || ([label] + headings).contains(where: redaction.hidesElement)
  }
}

extension FieldLabel {
  init(_ field: ScreenControl) {
    self.init(label: field.label, headings: field.headings, isSecure: field.isSecure)
  }
}

extension Driver {
  /// A step without secrets: a text is secret if the visible field is, or if the fields cannot be read.
  func displayed(_ step: Step, redaction: Redaction) -> Step {
    guard case .type = step, redaction != .none else { return step.redacted(by: redaction) }
    guard let fields = try? scene.controls.filter(\.isField) else { return step.withoutText }
    return step.redactedAfterFailure(by: redaction, among: fields.map(FieldLabel.init))
  }

  /// Announces a step without its secrets.
  ///
  /// A step that types is announced without its text first, because reading the fields can crash.
  func announce(_ step: Step, redaction: Redaction, to onStep: (Step) -> Void) {
    guard case .type = step, redaction != .none else {
      return onStep(step.redacted(by: redaction))
    }
    onStep(step.withoutText)
    let displayed = displayed(step, redaction: redaction)
    if displayed != step.withoutText { onStep(displayed) }
  }
}
