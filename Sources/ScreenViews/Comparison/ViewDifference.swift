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
}

extension ViewDifference {
  /// A part that only one side has, or that has another text; nil if both are the same.
  init?(_ part: String, content: String?, view: String?) {
    if content == view { return nil }
    let (kind, text): (Kind, String) =
      if let content, let view {
        (.label, "\(part) \(Self.quoted(content)) → \(Self.quoted(view))")
      } else if let content {
        (.missingInView, "the view lacks \(part) \(Self.quoted(content))")
      } else {
        (.missingInContent, "the content lacks \(part) \(Self.quoted(view ?? ""))")
      }
    self.init(kind: kind, text: text, content: content, view: view)
  }

  /// A difference of what both have; nil if one of them is unknown or both are the same.
  init?(
    _ kind: Kind, content: String?, view: String?, text: (_ content: String, String) -> String
  ) {
    guard let content, let view, content != view else { return nil }
    self.init(kind: kind, text: text(content, view), content: content, view: view)
  }

  static func quoted(_ text: String) -> String { "\"\(TextColumns.visible(text))\"" }
}
