import ScreenText

/// The names of a golden's flow, tab, routes and presentations, such as `sheet: bookEdit`.
struct NavigationSummary {
  /// The lines between the two `---`; empty if the text has no two.
  let frontMatter: Range<Int>

  private var names: [String: [String]] = [:]

  /// Reads the front matter of a golden.
  ///
  /// - Complexity: O(*n*) in its lines.
  init(of lines: [LineDiff.Line]) {
    frontMatter = Self.frontMatter(of: lines)
    for entry in FrontMatterEntry.entries(in: lines[frontMatter].map(\.text)[...]) {
      names[entry.key] = entry.key == "stack" ? entry.items : entry.name.map { [$0] }
    }
  }

  /// The range of the lines between the two `---`; empty if the text has no two.
  static func frontMatter(of lines: [LineDiff.Line]) -> Range<Int> {
    let fences = lines.indices.lazy.filter { lines[$0].text == "---" }.prefix(2)
    guard fences.count == 2, let first = fences.first, let last = fences.last else { return 0..<0 }
    return first + 1..<last
  }
}

extension NavigationSummary {
  /// The changes from this summary to another: `sheet: none → bookEdit`, `stack: 2 → 3`.
  func changes(to new: NavigationSummary) -> [String] {
    Self.keys.compactMap { key in
      let (old, new) = (names[key] ?? [], new.names[key] ?? [])
      guard old != new else { return nil }
      if key == "stack" { return Self.stackChange(from: old, to: new) }
      return Headline.change(of: key, from: old.first ?? "none", to: new.first ?? "none")
    }
  }

  private static let keys = [
    "screen", "flow", "tab", "stack", "sheet", "popover", "cover", "alert", "confirmation",
    "overlay", "link",
  ]

  /// The depth of both stacks, or the routes that differ if the depth is the same.
  private static func stackChange(from old: [String], to new: [String]) -> String {
    guard old.count == new.count else {
      return "stack: \(old.count) → \(new.count)\(pushedOrPopped(from: old, to: new))"
    }
    let pairs = zip(old, new).filter { $0.0 != $0.1 }
    return Headline.change(
      of: "stack", from: pairs.map(\.0).joined(separator: " › "),
      to: pairs.map(\.1).joined(separator: " › "))
  }

  /// The routes that were pushed or popped; empty if other routes differ too.
  private static func pushedOrPopped(from old: [String], to new: [String]) -> String {
    let (sign, names) =
      old.count < new.count ? ("+", new.dropFirst(old.count)) : ("−", old.dropFirst(new.count))
    guard zip(old, new).allSatisfy(==) else { return "" }
    let text = names.joined(separator: " › ")
    return TextColumns.width(of: text) <= Headline.maximumColumns ? " (\(sign) \(text))" : ""
  }
}

extension Report.AppLocation {
  /// The maximum number of steps, which also limits how deep nested sheets are read.
  private static let maximumSteps = 24

  /// Reads the front matter of a golden.
  ///
  /// - Complexity: O(*n*) in its lines.
  init(of frontMatter: ArraySlice<LineDiff.Line>) {
    read(frontMatter.map(\.text)[...], indentedBy: 0)
    steps = Array(steps.prefix(Self.maximumSteps))
  }

  private mutating func read(_ lines: ArraySlice<String>, indentedBy indentation: Int) {
    for entry in FrontMatterEntry.entries(in: lines, indentedBy: indentation) {
      switch entry.key {
      case "flow" where indentation == 0: flow = entry.title
      case "tab" where indentation == 0: tab = entry.title
      case "stack": steps += entry.items.map { Step(kind: "route", name: $0) }
      case "sheet", "popover", "cover", "alert", "confirmation", "overlay":
        if let name = entry.title { steps.append(Step(kind: entry.key, name: name)) }
        let isDeep = steps.count >= Self.maximumSteps || indentation >= 2 * Self.maximumSteps
        if entry.hasRoot, !isDeep { read(entry.nested, indentedBy: indentation + 2) }
      default: break
      }
    }
  }
}
