import ScreenText

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
