import Foundation
import ScreenSnapshot

/// What GitHub Actions understands besides plain lines: annotations and the summary of a step.
///
/// - SeeAlso: GitHub's "Workflow commands for GitHub Actions".
@MainActor
struct GitHubActions {
  private let console: Console
  private let summary: String?
  private let token: String
  private let repositoryPrefix: String

  /// The most annotations of a step that GitHub shows.
  private static let mostAnnotations = 10

  /// Fails outside of GitHub Actions.
  init?(_ environment: ToolEnvironment, _ console: Console, repositoryPrefix: String) {
    guard environment.variables["GITHUB_ACTIONS"] == "true" else { return nil }
    self.console = console
    self.repositoryPrefix = repositoryPrefix
    summary = environment.variables["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
    token = UUID().uuidString
  }

  /// Has GitHub take what follows for plain text, whatever a screen holds.
  func beginPlainText() {
    console.print("::stop-commands::\(token)")
  }

  /// Has GitHub look for commands again.
  func endPlainText() {
    console.print("::\(token)::")
  }

  /// Puts annotations at the lines of the goldens, and the report into the step's summary.
  func publish(_ report: SnapshotReport, nextSteps: [String]) {
    for line in annotations(on: report) { console.print(line) }
    guard let summary else { return }
    let text = MarkdownReport.text(of: report, nextSteps: nextSteps) + "\n"
    do {
      try append(text, to: summary)
    } catch {
      console.note("error: the summary of the step cannot be written: \(error)")
    }
  }

  private func annotations(on report: SnapshotReport) -> [String] {
    let groups = ResultGroup.groups(of: report.differences)
    let isTooMany = groups.count > Self.mostAnnotations
    let shown = groups.prefix(isTooMany ? Self.mostAnnotations - 1 : Self.mostAnnotations)
    let rest = groups.count - shown.count
    return shown.map { annotation(on: $0, in: report.layouts) }
      + (rest > 0 ? ["::error title=Screenwalk::and \(rest) more; see the summary"] : [])
  }

  private func annotation(on group: ResultGroup, in layouts: [ScreenLayout]) -> String {
    let result = group.first
    let names = group.names(in: layouts).map(TextColumns.visible).joined(separator: ", ")
    let golden = result.verdict == .renamed ? result.from ?? result.golden : result.golden
    let file = Self.property(repositoryPrefix + golden)
    let title = Self.property("\(group.verdict.rawValue): \(TextColumns.visible(result.name))")
    let message = [group.headline.map(TextColumns.visible), names].compactMap(\.self)
    return "::error file=\(file),line=\(result.firstLine),title=\(title)::"
      + Self.data(message.joined(separator: "\n"))
  }

  private func append(_ text: String, to path: String) throws {
    if !FileManager.default.fileExists(atPath: path) {
      try Data().write(to: URL(fileURLWithPath: path))
    }
    let file = try FileHandle(forWritingTo: URL(fileURLWithPath: path))
    defer { try? file.close() }
    try file.seekToEnd()
    try file.write(contentsOf: Data(text.utf8))
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
