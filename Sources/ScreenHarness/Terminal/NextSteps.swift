import ScreenContents
import ScreenGoldens
import ScreenReports
import ScreenText

/// The commands to type after a run that found differences or failures.
struct NextSteps {
  let options: Options
  let environment: ToolEnvironment

  /// The lines after a report; empty if all screens match.
  func lines(after report: SnapshotReport) -> [String] {
    steps(after: report).flatMap(\.lines)
  }

  /// The steps after a report; empty if all screens match.
  func steps(after report: SnapshotReport) -> [Report.NextStep] {
    let counts = report.counts
    let differs = report.results.contains {
      [.changed, .new, .renamed].contains($0.verdict) || $0.hasFaultyLine
    }
    var steps: [Report.NextStep] = []
    if differs { steps.append(.init(Self.purpose(of: report), command: command())) }
    if counts[.obsolete] ?? 0 > 0 && report.coversAllScreens {
      steps.append(
        .init(
          "To delete obsolete goldens\(differs ? ", too" : "")\(owners):",
          command: command("--prune")))
    }
    if let crash = report.results.first(where: { $0.signal != nil }) {
      // The tool's own process prints the trace; a process that exits has no trace.
      let command = line(.verify, ["--no-workers"], [crash.name])
      steps.append(.init("To see the stack trace of a crash:", command: command))
    }
    return steps
  }

  private static func purpose(of report: SnapshotReport) -> String {
    guard report.hasNoGoldens else { return "To accept the differences, for review and commit:" }
    return report.screenCount == 1
      ? "This screen has no golden yet. To record it, for review and commit:"
      : "These screens have no goldens yet. To record them, for review and commit:"
  }

  /// The condition for deleting goldens that belong to no screen of this harness.
  var owners: String { environment.ownsFolder ? "" : ", unless another harness owns them" }

  /// The command that records the same selection.
  func command(_ flags: String...) -> String {
    line(.record, flags + selection, options.screens)
  }

  /// The command that accepts one group.
  ///
  /// - Returns: Nil if recording does not accept the group, if another harness may own its goldens, if it has too
  ///   many screens, or if a name contains a star, which would match other screens, too.
  func command(accepting group: ResultGroup, in layouts: [ScreenLayout]) -> String? {
    let isObsolete = group.verdict == .obsolete
    guard group.isAcceptable, !isObsolete || environment.ownsFolder,
      let names = group.patterns(in: layouts, maximum: Self.maximumNames)
    else { return nil }
    return line(.record, (isObsolete ? ["--prune"] : []) + layout, names)
  }

  /// The maximum of names in a command that can be copied.
  static let maximumNames = 20

  /// The command that prints the whole difference of a result, by its name.
  func verboseCommand(for name: String) -> String {
    line(.verify, ["--verbose"], [name])
  }

  /// The options that select the screens of the run.
  private var selection: [String] {
    layout + options.exclusions.flatMap { option("--exclude", $0) }
  }

  private var layout: [String] { option("--layout", options.layout?.rawValue) }

  /// The harness to name if the plugin would run others, too.
  private var harness: String? {
    options.harness ?? environment.harnessLabel(options)
  }

  private func line(_ verb: Verb, _ flags: [String], _ patterns: [String]) -> String {
    let words =
      flags + option("--harness", harness) + option("--manifests", options.manifests)
      + (environment.isPlugin ? [] : option("--package-path", options.packagePath))
    let isOption = patterns.contains { $0.hasPrefix("-") }
    let quoted = (words + (isOption ? ["--"] : []) + patterns).map(ShellWords.quoted)
    return environment.command(verb, quoted)
  }

  private func option(_ flag: String, _ value: String?) -> [String] {
    // A value that looks like an option must follow an equals sign.
    value.map { $0.hasPrefix("-") ? ["\(flag)=\($0)"] : [flag, $0] } ?? []
  }

  /// The review of the same selection on a terminal.
  var review: Report.NextStep {
    .init(
      "To review each difference on a terminal:",
      command: line(.review, selection, options.screens))
  }
}

extension ScreenResult {
  /// Whether recording again repairs the golden, such as one with merge conflicts.
  fileprivate var hasFaultyLine: Bool { hasInvalidGolden && line != nil }
}

extension ResultGroup {
  /// Whether recording accepts the group.
  fileprivate var isAcceptable: Bool { verdict.conclusion == .differs || first.hasInvalidGolden }
}
