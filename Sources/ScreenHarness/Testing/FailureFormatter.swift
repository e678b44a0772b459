import ScreenSnapshot

/// The words of the terminal, for the failures of a test.
struct FailureFormatter {
  /// What the run found.
  let report: SnapshotReport

  /// The name of the harness's executable, which records.
  let harness: String

  /// What differs for one reason, and what to type next.
  func text(of group: ResultGroup) -> String {
    let isAll = group.results.count == report.results.count
    let names = isAll ? nil : group.patterns(in: report.layouts, most: NextSteps.maximumNames)
    var options = Options()
    options.patterns = names ?? report.patterns
    let nextStep = NextSteps(options: options, environment: environment)
    let printer = ReportPrinter(
      style: Style(isColored: false), verbosity: .normal, verboseCommand: nextStep.command(showing:)
    )
    // A line that names no screens would accept those of other failures, too.
    let steps =
      isAll || names != nil
      ? nextStep.lines(after: part(of: group))
      : ["To be asked about each, on a terminal:", "  \(nextStep.reviewing)"]
    return (printer.lines(on: group, in: report.layouts) + steps).joined(separator: "\n")
  }

  private func part(of group: ResultGroup) -> SnapshotReport {
    SnapshotReport(manifest: report.manifest, layouts: report.layouts, results: group.results)
  }

  /// What is typed in the package's folder, outside of the test.
  private var environment: ToolEnvironment {
    ToolEnvironment(arguments: [], executable: harness, workingDirectory: "")
  }
}
