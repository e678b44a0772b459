import ScreenPayloads
import ScreenText

/// The paths to two states, with the parts of payloads that differ although the paths are the same text.
///
/// Paths cut long payloads, write values with an identifier as the identifier alone, and redact secrets:
/// `trips › trip(…)` becomes `trips › trip(…, visits: 1)` and `trips › trip(…, visits: 2)`.
package struct DistinctPaths: Equatable {
  package let expected: String
  package let found: String

  package init(expected: DescribedState, found: DescribedState) {
    guard expected != found, expected.line == found.line else {
      (self.expected, self.found) = (expected.line, found.line)
      return
    }
    let pairs = zip(expected.rootsAndPath, found.rootsAndPath)
    let texts = pairs.map { Self.texts(of: $0, $1) }
    let root = expected.flow == nil && expected.tab == nil ? ["root"] : []
    let paths = [root + texts.map(\.0), root + texts.map(\.1)]
      .map { $0.joined(separator: DescribedState.separator) }
    if expected.tabs == found.tabs {
      (self.expected, self.found) = (paths[0], paths[1])
    } else {
      (self.expected, self.found) = (paths[0] + expected.tabWords, paths[1] + found.tabWords)
    }
  }

  private static func texts(
    of expected: DescribedState.PathValue, _ found: DescribedState.PathValue
  ) -> (String, String) {
    if expected.text != found.text { return (expected.text, found.text) }
    if expected.value.dialog != found.value.dialog {
      return (expected.text, "\(found.text) with other texts")
    }
    guard let one = expected.value.value, let other = found.value.value, one != other,
      let difference = PayloadDifference(from: one.payload, to: other.payload)
    else { return (expected.text, found.text) }
    func text(_ value: DescribedState.PathValue, _ part: String) -> String {
      let name = [value.kind, value.value.name].compactMap(\.self).joined(separator: " ")
      return "\(name)(…, \(difference.path.map { "\($0): " } ?? "")\(part))"
    }
    return (text(expected, difference.expected), text(found, difference.found))
  }
}

extension DescribedState {
  /// The list of tabs, after a path.
  package var tabWords: String {
    " with the tabs \(WordList.list(tabs.map(\.shortForm.text)))"
  }
}

/// The first part in which two payloads differ.
struct PayloadDifference: Equatable {
  /// The names of the properties that lead to the part, such as `place.visits`; nil for the whole payload.
  var path: String?
  var expected: String
  var found: String

  /// Finds the difference; nil if there is none.
  ///
  /// - Complexity: O(*n*) in the parts of the payloads.
  init?(from expected: Payload, to found: Payload) {
    if expected == found { return nil }
    if let inner = Self.firstDifference(expected.content, found.content) {
      self = inner
      return
    }
    (self.expected, self.found) = (ShortForm.text(of: expected), ShortForm.text(of: found))
    if self.expected == self.found { self.found = "another value" }
  }

  /// The difference of the first fields, elements or entries that differ; nil if other parts do.
  private static func firstDifference(
    _ expected: Payload.Content, _ found: Payload.Content
  ) -> PayloadDifference? {
    switch (expected, found) {
    case (.caseWithPayload(let one), .caseWithPayload(let other)) where one.name == other.name:
      inner(of: [one], [other], isNamed: false)
    case (.fields(let one), .fields(let other)), (.tuple(let one), .tuple(let other)):
      inner(of: one, other, isNamed: true)
    case (.elements(let one), .elements(let other)) where one.count == other.count:
      zip(one, other).enumerated().lazy.compactMap { index, pair in
        PayloadDifference(from: pair.0, to: pair.1).map { $0.below("[\(index)]") }
      }.first
    case (.elements(let one), .elements(let other)):
      PayloadDifference(expected: "\(one.count) elements", found: "\(other.count) elements")
    default: nil
    }
  }

  private static func inner(
    of expected: [Payload.Field], _ found: [Payload.Field], isNamed: Bool
  ) -> PayloadDifference? {
    guard expected.map(\.name) == found.map(\.name) else { return nil }
    return zip(expected, found).lazy.compactMap { one, other -> PayloadDifference? in
      guard var difference = PayloadDifference(from: one.value, to: other.value) else { return nil }
      if one.isSecret { difference = .ofSecrets }
      return isNamed && !one.name.isEmpty ? difference.below(one.name) : difference
    }.first
  }

  /// A difference that a text must not show.
  private static let ofSecrets = PayloadDifference(
    expected: Redaction.placeholder, found: Redaction.otherPlaceholder)

  private init(expected: String, found: String) {
    (path, self.expected, self.found) = (nil, expected, found)
  }

  private func below(_ name: String) -> PayloadDifference {
    var difference = self
    let separator = path?.first == "[" ? "" : "."
    difference.path = path.map { "\(name)\(separator)\($0)" } ?? name
    return difference
  }
}
