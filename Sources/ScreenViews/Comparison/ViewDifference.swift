import ScreenText

/// A difference between the content of a screen and its view, in the words of a golden.
struct ViewDifference: Encodable, Equatable, Sendable {
  enum Kind: String, Encodable {
    case missingInView, missingInContent, label, value, state, otherScreen
  }

  let kind: Kind
  let text: String

  /// What the content and the view have; nil for what one of them does not have.
  let content, view: String?

  private init(_ kind: Kind, _ text: String, content: String?, view: String?) {
    (self.kind, self.text, self.content, self.view) = (kind, text, content, view)
  }

  /// A part that only one side has, or that has another text; nil if both are the same.
  init?(_ part: String, content: String?, view: String?) {
    let kind: Kind
    let text: String
    switch (content, view) {
    case (let content?, let view?) where content != view:
      (kind, text) = (.label, "\(part) \(Self.quoted(content)) → \(Self.quoted(view))")
    case (let content?, nil):
      (kind, text) = (.missingInView, "the view lacks \(part) \(Self.quoted(content))")
    case (nil, let view?):
      (kind, text) = (.missingInContent, "the content lacks \(part) \(Self.quoted(view))")
    default: return nil
    }
    self.init(kind, text, content: content, view: view)
  }

  /// Another value of an element; nil if one of them is unknown or both are the same.
  init?(valueOf element: ViewElement, in view: String?) {
    guard let content = element.value, let view, content != view else { return nil }
    let quoted = element.kind == .toggle ? TextColumns.visible : Self.quoted
    let words = "\(element.kind.rawValue) \(Self.quoted(element.label))"
    self.init(
      .value, "\(words): \(quoted(content)) → \(quoted(view))", content: content, view: view)
  }

  /// Another state of a control; nil if it is unknown or the same.
  init?(stateOf element: ViewElement, in view: Bool?) {
    guard let content = element.isEnabled, let view, content != view else { return nil }
    let text = "\(Self.quoted(element.label)) is \(view ? "enabled" : "disabled") in the view"
    self.init(.state, text, content: "\(content)", view: "\(view)")
  }

  /// The difference of an app that is on another screen, as its path says; nil if it is on the same one.
  init?(path content: String?, in view: String?) {
    guard let content, let view, content != view else { return nil }
    let words = "the app is on another screen"
    self.init(
      .otherScreen, "\(words): \(content) → \(TextColumns.visible(view))", content: content,
      view: view)
  }

  private static func quoted(_ text: String) -> String { "\"\(TextColumns.visible(text))\"" }
}
