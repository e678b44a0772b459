import ScreenNavigation
import ScreenText

extension LinkTable {
  /// The table as text, with a newline at its end.
  package var text: String {
    let sections = [patternLines, screenLines, unmatchedLines, missingLines, unusedLines]
    return (sections.filter { !$0.isEmpty } + [[counts]])
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  /// A line for each pattern, with as many lines for its screens as they need.
  private var patternLines: [String] {
    if rows.isEmpty { return [] }
    return Self.columns(
      ["PATTERN", "SCREENS"],
      rows.map { ($0.pattern.text, $0.screens.isEmpty ? ["–"] : Self.list($0.screens)) })
  }

  /// Without patterns, a line for each link.
  private var screenLines: [String] {
    guard patterns == nil else { return [] }
    let linked = screens.compactMap { screen in screen.link.map { (screen.name, [$0]) } }
    return linked.isEmpty ? [] : Self.columns(["SCREEN", "LINK"], linked)
  }

  private var unmatchedLines: [String] {
    let lines = screens.compactMap { screen -> String? in
      guard case .none(let reason) = screen.match, let link = screen.link else { return nil }
      return "  \(TextColumns.visible("\(screen.name): \(link): \(reason)"))"
    }
    return lines.isEmpty ? [] : ["Links that match no pattern:"] + lines
  }

  private var missingLines: [String] {
    Self.section("Screens without a link:", screensWithoutLink)
  }

  private var unusedLines: [String] {
    Self.section("Patterns that no screen uses:", unusedPatterns)
  }

  private var counts: String {
    let missing = screensWithoutLink.count
    let screens =
      "\(WordList.count(screens.count, "screen")): \(screens.count - missing) with a link, "
      + "\(missing) without"
    guard patterns != nil else { return "no patterns; \(screens)" }
    let unused = unusedPatterns.count
    return "\(WordList.count(rows.count, "pattern")): \(rows.count - unused) used, "
      + "\(unused) unused; \(screens)"
  }

  private static func section(_ title: String, _ names: [String]) -> [String] {
    names.isEmpty ? [] : [title] + list(names).map { "  \($0)" }
  }

  private static func list(_ names: [String]) -> [String] {
    TextColumns.list(names.map(TextColumns.visible))
  }

  /// Two columns; the second one can have several lines.
  private static func columns(_ head: [String], _ rows: [(String, [String])]) -> [String] {
    let all = [(head[0], [head[1]])] + rows.map { (TextColumns.visible($0), $1) }
    let width = all.map { TextColumns.width(of: $0.0) }.max() ?? 0
    return all.flatMap { first, lines in
      lines.enumerated().map { index, line in
        "\(TextColumns.padded(index == 0 ? first : "", to: width))  \(line)"
      }
    }
  }
}
