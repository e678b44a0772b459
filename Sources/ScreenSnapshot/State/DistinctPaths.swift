import ScreenText

/// The paths to two states, with what differs although the paths are the same text.
///
/// Paths cut long payloads, write values with an identifier as the identifier alone, and redact secrets:
/// `trips › trip(…)` becomes `trips › trip(…) with 'visits: 1'` and `trips › trip(…) with 'visits: 2'`.
package struct DistinctPaths: Equatable {
  package let expected: String
  package let found: String

  package init(expected: DescribedState, found: DescribedState) {
    let paths = (expected: expected.line, found: found.line)
    let areAlike = paths.expected == paths.found && expected != found
    let differences = areAlike ? Self.differences(expected, found) : nil
    self.expected = paths.expected + (differences?.expected ?? "")
    self.found = paths.found + (differences?.found ?? "")
  }

  /// The tabs, or the first lines of the front matter that differ.
  private static func differences(
    _ expected: DescribedState, _ found: DescribedState
  ) -> (expected: String, found: String) {
    if expected.tabs != found.tabs { return (expected.tabWords, found.tabWords) }
    let lines = zip(FrontMatter(in: expected).facts, FrontMatter(in: found).facts)
    guard let difference = lines.first(where: { $0 != $1 }) else {
      return ("", " with other texts or secrets")
    }
    return (" with '\(difference.0)'", " with '\(difference.1)'")
  }
}

extension FrontMatter {
  /// The lines without their indentation.
  fileprivate var facts: [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
  }
}

extension DescribedState {
  /// The list of tabs, after a path.
  package var tabWords: String {
    " with the tabs \(WordList.list(tabs.map(\.shortForm.text)))"
  }
}
