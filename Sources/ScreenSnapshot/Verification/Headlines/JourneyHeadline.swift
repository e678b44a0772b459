import ScreenText

/// The first step of a journey with another result.
enum JourneyHeadline {
  /// The maximum width of a path.
  private static let maximumColumns = 72

  /// The line, the step, and its old and new result: `line 9, > tap Lend: sheet lend → bookDetail`.
  ///
  /// - Returns: Nil if the files cannot be read, or if no recorded result differs.
  static func headline(of diff: LineDiff) -> Headline? {
    guard let old = file(diff.old), let new = file(diff.new) else { return nil }
    let steps = zip(old.steps, new.steps).filter { old, new in
      !old.resultLines.isEmpty && old.resultLines != new.resultLines
    }
    guard let (step, other) = steps.first else { return nil }
    let more = steps.count == 1 ? "" : ", and \(WordList.count(steps.count - 1, "more step"))"
    let change = change(from: step.result, to: other.result, of: step.action)
    let name = LabelLength.step.shortened(step.text)
    return Headline("\(name): \(change)\(more)", line: step.line)
  }

  /// A golden that is not a journey has a headline like any other text.
  private static func file(_ lines: [LineDiff.Line]) -> JourneyFile? {
    var bytes: [UInt8] = []
    for line in lines { line.append(to: &bytes) }
    return try? JourneyFile(parsing: bytes)
  }
}

// MARK: - Results

extension JourneyHeadline {
  private static func change(
    from old: [String], to new: [String], of action: Step
  ) -> String {
    if action == .look { return text(of: old, new) }
    guard let first = old.first, let other = new.first, first != other else {
      // The lines of a payload are like those of front matter.
      return text(of: ["---"] + old + ["---"], ["---"] + new + ["---"])
    }
    let isRefused = [first, other].contains { $0.hasPrefix("refused: ") }
    return isRefused
      ? pair(first, other) ?? "refused for another reason"
      : pathChange(from: first, to: other) ?? "another path"
  }

  /// The change of a picture, or of the lines of a payload.
  private static func text(of old: [String], _ new: [String]) -> String {
    let bytes = { (lines: [String]) in lines.flatMap { Array("\($0)\n".utf8) } }
    return Headline.text(of: LineDiff(from: bytes(old), to: bytes(new)))
  }

  /// Both paths from the last level that they have in common on.
  ///
  /// Payloads are part of the text only if the paths differ in nothing else.
  private static func pathChange(from old: String, to new: String) -> String? {
    let paths = [old, new].map { $0.split(separator: " › ").map(String.init) }
    let names = paths.map { $0.map(ControlEffectText.withoutPayloads) }
    let levels = names[0] == names[1] ? paths : names
    let start = max(zip(levels[0], levels[1]).prefix { $0 == $1 }.count - 1, 0)
    return pair(path(levels[0][start...]), path(levels[1][start...]))
  }

  /// The levels of a path; a long path has only its first and its last one.
  private static func path(_ levels: ArraySlice<String>) -> String {
    let path = levels.joined(separator: " › ")
    guard TextColumns.width(of: path) > maximumColumns, levels.count > 2,
      let first = levels.first, let last = levels.last
    else { return path }
    return "\(first) › … › \(last)"
  }

  private static func pair(_ old: String, _ new: String) -> String? {
    let (old, new) = (TextColumns.visible(old), TextColumns.visible(new))
    return old == new ? nil : Headline.pair(old, new, maximumColumns: maximumColumns)
  }
}
