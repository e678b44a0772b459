import ScreenSnapshot
import ScreenText

/// Formats the failures of a test like the terminal output of the tool.
struct FailureFormatter {
  let report: SnapshotReport

  /// The name of the harness's executable, which records.
  let harness: String

  /// Returns the absolute path of a golden.
  let path: (String) -> String

  func failure(for group: ResultGroup) -> VerifiedScreens.Failure {
    let selectsAll = group.results.count == report.results.count
    let names =
      selectsAll ? nil : group.patterns(in: report.layouts, maximum: NextSteps.maximumNames)
    var options = Options()
    options.patterns = names ?? report.selection.patterns
    // Commands are typed in the package's folder, outside of the test.
    let environment = ToolEnvironment(
      arguments: [], executable: harness, workingDirectory: "")
    let nextSteps = NextSteps(options: options, environment: environment)
    // A command without names would accept the screens of other failures, too.
    let steps =
      selectsAll || names != nil
      ? nextSteps.lines(after: report(for: group))
      : ["To review each difference on a terminal:", "  \(nextSteps.reviewCommand)"]
    let printer = ReportPrinter(
      style: Style(isColored: false), verbosity: .normal,
      verboseCommand: nextSteps.verboseCommand(for:))
    return VerifiedScreens.Failure(
      verdict: group.verdict.rawValue, screens: group.names(in: report.layouts),
      goldens: group.results.map(\.golden), filePath: path(group.first.golden),
      line: group.first.firstLine, fileID: fileID(of: group.first), headline: group.headline,
      difference: Self.difference(of: group.first), nextSteps: steps,
      description: (printer.lines(on: group.entry(in: report.layouts)) + steps).joined(
        separator: "\n"))
  }

  private func fileID(of result: ScreenResult) -> String {
    "\(harness)/\(result.golden.split(separator: "/").last ?? "")"
  }

  private func report(for group: ResultGroup) -> SnapshotReport {
    SnapshotReport(manifest: report.manifest, layouts: report.layouts, results: group.results)
  }

  private static func difference(of result: ScreenResult) -> String? {
    guard case .changed(_, let difference) = result.outcome else { return nil }
    var bytes: [UInt8] = []
    difference.diff.append(changing: result.golden, to: result.golden, &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }
}
