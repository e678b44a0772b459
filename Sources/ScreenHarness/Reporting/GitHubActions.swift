import Foundation
import ScreenSnapshot
import ScreenText

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

  /// Appends a report in Markdown to the step summary.
  ///
  /// - Returns: An error message, or nil.
  func summarize(_ markdown: () throws -> [UInt8]) -> String? {
    problem { try append(String(decoding: markdown(), as: UTF8.self) + "\n", to: $0) }
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

  /// Prints annotations at the lines of the goldens, after those of problems and of screens that could
  /// not be verified.
  func annotate(_ report: SnapshotReport, in paths: PackagePaths) {
    let groups = ResultGroup.unverifiedFirst(in: report.differences)
    annotate(
      report.problemLines.map { Self.annotation(on: $0) }
        + groups.map { Self.annotation(on: $0, in: report.layouts, paths) })
  }

  /// Prints annotations without a line: problems, findings, stale exceptions and screens that cannot be
  /// shown.
  func annotate(_ report: AuditReport) {
    let entries =
      report.groups.map { group in
        (
          "\(group.law.rawValue): \(group.cause)",
          ([group.places()] + group.exampleLines).joined(separator: "\n")
        )
      }
      + report.staleExceptions.map { ("stale: \($0.line)", $0.staleHint) }
      + report.failures.map {
        ("invalid: \(TextColumns.visible($0.screen))", TextColumns.visible($0.reason))
      }
    annotate(
      report.problems.map { Self.annotation(on: $0) }
        + entries.map { "::error title=\(Self.property($0.0))::\(Self.data($0.1))" })
  }

  /// Prints as many annotations as GitHub displays, and the number of the others.
  private func annotate(_ annotations: [String]) {
    endPlainText()
    let excerpt = Excerpt(of: annotations, maximumEntries: Self.maximumAnnotations)
    for annotation in excerpt.prefix { write(annotation) }
    if let more = excerpt.more {
      let place = summary == nil ? "log" : "summary"
      write("::error title=Screenwalk::and \(more); see the \(place)")
    }
  }

  private func append(_ text: String, to path: String) throws {
    guard let file = fopen(path, "a") else { throw FileErrorReason.current }
    let isWritten = fputs(text, file) >= 0
    guard fclose(file) == 0, isWritten else { throw FileErrorReason.current }
  }
}

// MARK: - Texts

extension GitHubActions {
  /// The maximum lengths of the two parts of a message, which GitHub cuts at 4096 bytes.
  private static let maximumHeadlineScalars = 600
  private static let maximumNameBytes = 1000

  private static func annotation(on problem: String) -> String {
    let words = TextColumns.visible(problem, maximumScalars: maximumHeadlineScalars)
    return "::error title=Screenwalk::\(data(words))"
  }

  private static func annotation(
    on group: ResultGroup, in layouts: [ScreenLayout], _ paths: PackagePaths
  ) -> String {
    let subject =
      group.results.count == 1
      ? group.first.name : group.singleName(in: layouts) ?? group.countedResults(in: layouts)
    let title = property("\(group.verdict.rawValue): \(TextColumns.visible(subject))")
    let headline = group.verdict == .renamed ? oldNames(of: group) : group.headline
    let words = TextColumns.visible(
      headline ?? group.verdict.rawValue, maximumScalars: maximumHeadlineScalars)
    let message = [words, names(of: group, in: layouts)].compactMap(\.self)
    return "::error \(place(of: group.first, paths))title=\(title)::"
      + data(message.joined(separator: "\n"))
  }

  /// The first names of a group of several screens, and the number of the others.
  private static func names(of group: ResultGroup, in layouts: [ScreenLayout]) -> String? {
    let names = group.names(in: layouts).map(TextColumns.visible)
    let excerpt = Excerpt(of: names, maximumLength: maximumNameBytes) { $0.utf8.count + 2 }
    return names.count > 1 ? excerpt.entries(\.self).joined(separator: ", ") : nil
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

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
