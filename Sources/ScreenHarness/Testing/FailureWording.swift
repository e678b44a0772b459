import ScreenSnapshot

/// The words of the terminal, for the failures of a test.
struct FailureWording {
  /// What the run found.
  let report: SnapshotReport

  /// The name of the harness's executable, which records.
  let harness: String

  /// What differs for one reason, and what to type next.
  func text(of group: ResultGroup) -> String {
    let nextStep = NextStep(options: options(for: group), environment: environment)
    let printer = ReportPrinter(
      style: Style(isColored: false), verbosity: .normal, wholeCommand: nextStep.command(showing:))
    let part = SnapshotReport(
      manifest: report.manifest, layouts: report.layouts, results: group.results)
    let lines = printer.lines(on: group, in: report.layouts) + nextStep.lines(after: part)
    return lines.joined(separator: "\n")
  }

  /// The most names that the line to type has; for more screens, it has those of the run.
  private static let mostNames = 8

  /// What selects the screens of a group.
  private func options(for group: ResultGroup) -> Options {
    var options = Options()
    let isAll = group.results.count == report.results.count
    let names = isAll ? nil : group.patterns(in: report.layouts, most: Self.mostNames)
    options.patterns = names ?? report.patterns
    return options
  }

  /// What is typed in the package's folder, outside of the test.
  private var environment: ToolEnvironment {
    ToolEnvironment(words: [], executable: harness, folder: "")
  }
}
