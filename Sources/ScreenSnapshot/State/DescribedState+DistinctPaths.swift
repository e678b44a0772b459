import ScreenPayloads
import ScreenText

extension DescribedState {
  /// The paths to the state and to another one, with what differs although the paths are the same text.
  ///
  /// Paths cut long payloads, write values with an identifier as the identifier alone, and redact secrets:
  /// `trips › trip(…)` becomes `trips › trip(…) with 'visits: 1'` and `trips › trip(…) with 'visits: 2'`.
  package func distinctPaths(to other: DescribedState) -> (own: String, other: String) {
    let paths = (own: line, other: other.line)
    guard paths.own == paths.other, self != other else { return paths }
    if tabs != other.tabs { return (paths.own + tabWords, paths.other + other.tabWords) }
    let facts = zip(FrontMatter(in: self).facts, FrontMatter(in: other).facts)
    guard let difference = facts.first(where: { $0 != $1 }) else {
      return (paths.own, "\(paths.other) with other texts or secrets")
    }
    return ("\(paths.own) with '\(difference.0)'", "\(paths.other) with '\(difference.1)'")
  }

  /// The list of tabs, after a path.
  package var tabWords: String {
    " with the tabs \(WordList.list(tabs.map(\.shortForm.text)))"
  }
}

extension FrontMatter {
  /// The lines without their indentation.
  fileprivate var facts: [Substring] {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }
  }
}
