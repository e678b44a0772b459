import Foundation
import ScreenSnapshot

/// Annotations and the step summary of GitHub Actions.
///
/// - SeeAlso: GitHub's "Workflow commands for GitHub Actions".
@MainActor
final class GitHubActions {
  private let write: (String) -> Void
  private let summary: String?
  private let token = UUID().uuidString
  private var isPlain = false

  /// The maximum of annotations of a step that GitHub displays.
  private static let maximumAnnotations = 10

  /// Returns nil outside of GitHub Actions.
  ///
  /// - Parameters:
  ///   - environment: The variables of the process.
  ///   - write: Prints a line where GitHub reads it.
  init?(_ environment: ToolEnvironment, write: @escaping (String) -> Void) {
    guard environment.variables["GITHUB_ACTIONS"] == "true" else { return nil }
    self.write = write
    summary = environment.variables["GITHUB_STEP_SUMMARY"].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Makes GitHub ignore commands in the lines that follow.
  func beginPlainText() {
    if !isPlain { write("::stop-commands::\(token)") }
    isPlain = true
  }

  /// Makes GitHub accept commands again.
  func endPlainText() {
    if isPlain { write("::\(token)::") }
    isPlain = false
  }

  /// Why the step summary cannot be written; nil if it can be, or is a pipe, which must not be opened
  /// twice.
  var summaryProblem: String? {
    problem { path in
      if FilePaths.isRegularOrMissing(path) { try append("", to: path) }
    }
  }

  /// Appends the report to the step summary.
  ///
  /// - Returns: An error message, or nil.
  func summarize(_ report: SnapshotReport, nextSteps: [String]) -> String? {
    problem { try append(MarkdownReport.text(of: report, nextSteps: nextSteps) + "\n", to: $0) }
  }

  private func problem(with write: (String) throws -> Void) -> String? {
    guard let summary else { return nil }
    do {
      try write(summary)
      return nil
    } catch {
      return "cannot write the step summary: \(FileErrorReason.text(for: error))"
    }
  }

  /// Prints annotations at the lines of the goldens.
  func annotate(_ report: SnapshotReport, in paths: PackagePaths) {
    endPlainText()
    for problem in report.problemLines {
      write("::error title=Screenwalk::\(Self.data(TextColumns.visible(problem)))")
    }
    let groups = ResultGroup.groups(of: report.differences)
    let excerpt = Excerpt(of: groups, maximumEntries: Self.maximumAnnotations)
    for group in excerpt.prefix { write(annotation(on: group, in: report.layouts, paths)) }
    if let more = excerpt.more {
      let place = summary == nil ? "log" : "summary"
      write("::error title=Screenwalk::and \(more); see the \(place)")
    }
  }

  private func annotation(
    on group: ResultGroup, in layouts: [ScreenLayout], _ paths: PackagePaths
  ) -> String {
    let result = group.first
    let names = group.names(in: layouts).map(TextColumns.visible)
    let first = group.singleName(in: layouts) ?? result.name
    let title = Self.property("\(group.verdict.rawValue): \(TextColumns.visible(first))")
    let headline = group.verdict == .renamed ? Self.oldNames(of: group) : group.headline
    let others = names.count > 1 ? names.joined(separator: ", ") : nil
    let message = [headline.map(TextColumns.visible) ?? group.verdict.rawValue, others]
      .compactMap(\.self)
    return "::error \(Self.place(of: result, paths))title=\(title)::"
      + Self.data(message.joined(separator: "\n"))
  }

  private static func oldNames(of group: ResultGroup) -> String? {
    let headlines = Set(group.results.compactMap(\.headline))
    return headlines.isEmpty ? nil : headlines.sorted().joined(separator: ", ")
  }

  /// The file and the line; empty if the repository has no such file.
  private static func place(of result: ScreenResult, _ paths: PackagePaths) -> String {
    let golden = result.verdict == .renamed ? result.from ?? result.golden : result.golden
    guard result.verdict != .new || result.folder == .journeys,
      let path = paths.repositoryPath(ofGolden: golden)
    else {
      return ""
    }
    return "file=\(property(path)),line=\(result.firstLine),"
  }

  private func append(_ text: String, to path: String) throws {
    guard let file = fopen(path, "a") else { throw FileErrorReason.current }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten else { throw FileErrorReason.current }
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
