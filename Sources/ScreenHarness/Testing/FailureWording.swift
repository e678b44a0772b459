import ScreenSnapshot

/// The words of the terminal, for a test's failures.
struct FailureWording {
  let report: SnapshotReport
  let harness: String

  /// The most names that the line to type has; of more screens, it accepts all that differs.
  private static let mostNames = 8

  /// What differs for one reason, and what to type next.
  func text(of group: ResultGroup) -> String {
    var options = Options()
    let names = group.names(in: report.layouts)
    options.patterns = names.count <= Self.mostNames && group.screenCount < report.screenCount
      ? names : []
    let nextStep = NextStep(options: options, environment: environment)
    let printer = ReportPrinter(
      style: Style(isColored: false), verbosity: .normal, wholeCommand: nextStep.command(showing:))
    let part = SnapshotReport(
      manifest: report.manifest, layouts: report.layouts, results: group.results)
    let lines = printer.lines(on: group, in: report.layouts) + nextStep.lines(after: part)
    return lines.joined(separator: "\n")
  }

  /// What is typed in the package's folder, outside of the test.
  private var environment: ToolEnvironment {
    ToolEnvironment(words: [], executable: harness, folder: "")
  }
}
