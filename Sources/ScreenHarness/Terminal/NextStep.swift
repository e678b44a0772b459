import ScreenSnapshot

/// What to type next, after a run that was not green.
struct NextStep {
  private let options: Options
  private let environment: ToolEnvironment

  init(options: Options, environment: ToolEnvironment) {
    self.options = options
    self.environment = environment
  }

  /// The advice for a report; empty where all matched.
  func lines(after report: SnapshotReport) -> [String] {
    let counts = report.counts
    let differs = counts[.changed] ?? 0 > 0 || counts[.new] ?? 0 > 0 || hasInvalidGolden(report)
    let isFirstRun = counts.keys.allSatisfy { $0 == .new }
    var lines: [String] = []
    if isFirstRun && differs {
      lines += ["These screens have no goldens yet. To record them, for review and commit:"]
    } else if differs {
      lines += ["To accept what the screens show now, and commit it:"]
    }
    if differs { lines += ["  \(command())"] }
    if counts[.obsolete] ?? 0 > 0 {
      lines += [
        differs ? "To delete what is obsolete too:" : "To delete what is obsolete:",
        "  \(command("--prune"))",
      ]
    }
    return lines
  }

  /// The command that records the same selection.
  func command(_ flags: String...) -> String {
    let words =
      flags + option("--harness", options.harness) + option("--layout", options.layout)
      + option("--manifests", options.manifests)
      + (environment.isPlugin ? [] : option("--package-path", options.packagePath)) + patterns
    return ([environment.recordingCommand] + words.map(Self.quoted)).joined(separator: " ")
  }

  private var patterns: [String] {
    let isOption = options.patterns.contains { $0.hasPrefix("-") }
    return (isOption ? ["--"] : []) + options.patterns
  }

  private func option(_ flag: String, _ value: String?) -> [String] {
    value.map { [flag, $0] } ?? []
  }

  private func hasInvalidGolden(_ report: SnapshotReport) -> Bool {
    report.results.contains { $0.verdict == .invalid && $0.path != nil && $0.line != nil }
  }

  /// A word as a shell takes it.
  ///
  /// - SeeAlso: POSIX.1-2024, Shell Command Language, section 2.2.2, “Single-Quotes”.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
        || "-_./=,:@%+".unicodeScalars.contains($0)
    }
    if isPlain && !word.isEmpty { return word }
    return "'\(word.replacing("'", with: #"'\''"#))'"
  }
}
