import ScreenSnapshot

/// What to type next, after a run that was not green.
struct NextSteps {
  private let options: Options
  private let environment: ToolEnvironment

  init(options: Options, environment: ToolEnvironment) {
    self.options = options
    self.environment = environment
  }

  /// The advice for a report; empty where all matched.
  func lines(after report: SnapshotReport) -> [String] {
    let counts = report.counts
    let differs = [Verdict.changed, .new, .renamed].contains { counts[$0] ?? 0 > 0 }
    var lines = linesAboutInvalidGoldens(in: report)
    if report.isFirst {
      lines += [
        report.screenCount == 1
          ? "This screen has no golden yet. To record it, for review and commit:"
          : "These screens have no goldens yet. To record them, for review and commit:"
      ]
    } else if differs {
      lines += ["To accept what the screens show now, for review and commit:"]
    }
    if differs { lines += ["  \(command())"] }
    if counts[.obsolete] ?? 0 > 0 && report.coversAllScreens {
      lines += [
        differs ? "To delete what is obsolete too:" : "To delete what is obsolete:",
        "  \(differs || lines.isEmpty ? command("--prune") : pruning(report))",
      ]
    }
    if let crash = report.results.first(where: { $0.verdict == .crashed }) {
      lines += ["To see the trace of a crash:", "  \(command(tracing: crash))"]
    }
    return lines
  }

  /// The command that records the same selection.
  func command(_ flags: String...) -> String {
    line(environment.recordCommand, flags + layout, options.screens)
  }

  /// The command that accepts one group, where recording does, and where it can be said in a line.
  ///
  /// - Returns: Nil also for more than twenty screens, and where a name has a star, which would stand for
  ///   others, too.
  func command(acceptingAlone group: ResultGroup, in layouts: [ScreenLayout]) -> String? {
    guard group.isAcceptable, let names = group.patterns(in: layouts, most: Self.maximumNames)
    else {
      return nil
    }
    let flags = group.verdict == .obsolete ? ["--prune"] : []
    return line(environment.recordCommand, flags + layout, names)
  }

  /// The most names that a command is printed with: more are no line to copy.
  static let maximumNames = 20

  /// The command that shows all of one screen's difference.
  func command(showing result: ScreenResult) -> String {
    line(environment.verifyCommand, ["--verbose"], [result.name])
  }

  /// The command that shows one screen in the tool's own process, which takes the crash.
  private func command(tracing result: ScreenResult) -> String {
    line(environment.verifyCommand, ["--no-workers"], [result.name])
  }

  private var layout: [String] { option("--layout", options.layout?.rawValue) }

  /// The harness that is meant, where the plugin would run others, too.
  private var harness: String? {
    options.harness ?? environment.harnessLabel(options)
  }

  private func line(_ command: String, _ flags: [String], _ patterns: [String]) -> String {
    let words =
      flags + option("--harness", harness) + option("--manifests", options.manifests)
      + (environment.isPlugin ? [] : option("--package-path", options.packagePath))
    let isOption = patterns.contains { $0.hasPrefix("-") }
    let quoted = (words + (isOption ? ["--"] : []) + patterns).map(Self.quoted)
    return ([command] + quoted).joined(separator: " ")
  }

  private func option(_ flag: String, _ value: String?) -> [String] {
    value.map { [flag, $0] } ?? []
  }

  /// How to mend goldens that cannot be compared, such as those of an unfinished merge, and no others.
  private func linesAboutInvalidGoldens(in report: SnapshotReport) -> [String] {
    let faulty = report.results.filter { $0.hasInvalidGolden && $0.line != nil }
    guard let group = ResultGroup(alike: faulty) else { return [] }
    let alone = command(acceptingAlone: group, in: report.layouts)
    return ["To record anew what cannot be compared:", "  \(alone ?? reviewing)"]
  }

  /// The command that deletes obsolete goldens and records nothing.
  private func pruning(_ report: SnapshotReport) -> String {
    let obsolete = report.results.filter { $0.verdict == .obsolete }
    let group = ResultGroup(alike: obsolete)
    return group.flatMap { command(acceptingAlone: $0, in: report.layouts) } ?? reviewing
  }

  /// The command that asks about each difference of the same selection, on a terminal.
  var reviewing: String {
    line("swift run \(environment.executable) review", layout, options.screens)
  }

  /// A word with control characters, which must not reach the terminal, as bash and zsh take it.
  private static func ansiQuoted(_ word: String) -> String {
    let bytes = word.utf8.map { byte in
      let isPlain = byte >= 0x20 && byte < 0x7F && byte != 0x27 && byte != 0x5C
      let digits = String(byte, radix: 16)
      return isPlain ? String(UnicodeScalar(byte)) : "\\x\(digits.count == 1 ? "0" : "")\(digits)"
    }
    return "$'\(bytes.joined())'"
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
    if word.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return ansiQuoted(word)
    }
    return "'\(word.replacing("'", with: #"'\''"#))'"
  }
}
