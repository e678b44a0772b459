import ScreenDriver
import ScreenGoldens
import ScreenRendering
import ScreenReports
import ScreenText

/// The results of the screens and journeys that a test verifies.
///
/// ```swift
/// for failure in try await NotesSnapshots.verified().failures {
///   Issue.record("\(failure)")
/// }
/// ```
public struct VerifiedScreens: Sendable {
  /// The groups of screens and journeys that differ or failed for one reason; empty if all match.
  public let failures: [Failure]

  /// The counts of all verdicts: `48 screens: 46 matched, 1 changed, 1 new`.
  public let summary: String

  /// Whether every screen and journey matches its golden and every golden has a screen.
  public var isMatched: Bool { failures.isEmpty }

  /// The screens that differ or failed for one reason.
  public struct Failure: Equatable, Sendable {
    /// The verdict as in reports, such as `changed`.
    public let verdict: String

    /// The screens and journeys as patterns of the command line, such as `compact/library`.
    public let screens: [String]

    /// The paths of the goldens, relative to the package.
    public let goldens: [String]

    /// The absolute path of the first golden, which does not exist if the verdict is `new`.
    public let filePath: String

    /// The line to read first in the first golden, counted from 1: where a screen differs, or the step
    /// of a journey that cannot be performed.
    public let line: Int

    /// The name of the harness and the name of the file, for `SourceLocation` of Swift Testing.
    public let fileID: String

    /// The explanation that all screens share, such as `title: "Dune" → "Emma"`.
    public let headline: String?

    /// The unified diff of the first screen if it changed.
    public let difference: String?

    /// The texts of the screens and journeys that a recording would write.
    public let newTexts: [NewText]

    /// The lines to read or type next, with commands indented.
    public let nextSteps: [String]

    /// The text that the command line prints.
    public let description: String
  }

  /// The text of a screen or a journey that differs from its golden.
  public struct NewText: Equatable, Sendable {
    /// The screen or journey as a pattern of the command line, such as `compact/library`.
    public let screen: String

    /// The path of the golden, relative to the package.
    public let golden: String

    /// The whole text, which a recording would write: of a screen, with its picture.
    public let text: String

    /// The unified diff; for a new screen, it adds all lines.
    public let difference: String
  }
}

extension VerifiedScreens.Failure: CustomStringConvertible {}

extension VerifiedScreens: CustomStringConvertible {
  /// All failures, followed by the counts.
  public var description: String {
    (failures.map(\.description) + [summary]).joined(separator: "\n\n")
  }
}

extension VerifiedScreens {
  /// Formats a report like the terminal output of the tool.
  ///
  /// - Complexity: O(*n*) in the screens and in the lines that changed.
  ///
  /// The lines of the note end the first failure. The next steps are commands of the test, if there is one, or else of
  /// the harness.
  init(
    _ report: SnapshotReport, by harness: String, in test: ToolEnvironment? = nil,
    note: String? = nil, path: (String) -> String
  ) {
    failures = ResultGroup.groups(of: report.differences).enumerated().map { index, group in
      Failure(
        of: group, in: report, by: harness, test, note: index == 0 ? note : nil,
        path: path(group.first.golden))
    }
    summary = report.tallies.text
  }
}

extension VerifiedScreens.Failure {
  fileprivate init(
    of group: ResultGroup, in report: SnapshotReport, by harness: String,
    _ test: ToolEnvironment?, note: String?, path: String
  ) {
    let selectsAll = group.results.count == report.results.count
    let patterns =
      selectsAll ? nil : group.patterns(in: report.layouts, maximum: NextSteps.maximumNames)
    var options = Options()
    options.patterns = patterns ?? report.selection.patterns
    // Commands are typed in the package's folder, outside of the test.
    let environment =
      test ?? ToolEnvironment(arguments: [], executable: harness, workingDirectory: "")
    let commands = NextSteps(options: options, environment: environment)
    let own = SnapshotReport(
      manifest: report.manifest, layouts: report.layouts, results: group.results)
    // A command without names would accept the screens of other failures, too.
    nextSteps =
      (selectsAll || patterns != nil ? commands.lines(after: own) : commands.review.lines)
      + (note ?? "").split(separator: "\n").map(String.init)
    let printer = ReportPrinter(
      style: Style(isColored: false), verbosity: .normal,
      verboseCommand: commands.verboseCommand(for:))
    let first = group.first
    verdict = group.verdict.rawValue
    screens = group.names(in: report.layouts)
    goldens = group.results.map(\.golden)
    filePath = path
    line = first.firstLine
    fileID = "\(harness)/\(first.fileName)"
    headline = group.headline
    newTexts = group.results.compactMap(VerifiedScreens.NewText.init)
    difference = first.verdict == .changed ? newTexts.first?.difference : nil
    description = (printer.lines(on: [group.entry(in: report.layouts)]) + nextSteps)
      .joined(separator: "\n")
  }
}

extension VerifiedScreens.NewText {
  /// Creates the text of a result; nil for a result without a text.
  fileprivate init?(_ result: ScreenResult) {
    guard let text = result.text, let diff = result.diff else { return nil }
    let difference = diff.bytes(changing: result.golden, to: result.golden)
    self.init(
      screen: result.name, golden: result.golden, text: String(decoding: text, as: UTF8.self),
      difference: String(decoding: difference, as: UTF8.self))
  }
}
