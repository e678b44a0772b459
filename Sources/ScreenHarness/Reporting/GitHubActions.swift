import Foundation
import ScreenReports
import ScreenSystem
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

  /// Returns nil outside of GitHub Actions; `write` prints a line where GitHub reads it.
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

  /// Appends a report in Markdown to the step summary.
  ///
  /// - Returns: An error message, or nil.
  func summarize(_ report: Report) -> String? {
    guard let summary else { return nil }
    do {
      try FileSystem.append(try report.bytes(as: .markdown) + [.lineFeed], to: summary)
      return nil
    } catch {
      let reason = (error as? FileSystem.Failure)?.reason ?? "\(error)"
      return "cannot write the step summary: \(reason)"
    }
  }

  /// Prints annotations on the problems of a run, on its entries at the lines of their goldens, and on
  /// lists that ask for something.
  ///
  /// It prints as many as GitHub displays, and the number of the others.
  func annotate(_ report: Report, in paths: PackagePaths) {
    let lists = report.urgentLists.filter(\.badge.tone.asksForSomething)
    let annotations =
      report.problems.map { Self.annotation(on: $0) }
      + report.differences.map { Self.annotation(on: $0, in: paths) }
      + lists.flatMap { list in
        list.lines.filter { ($0.badge ?? list.badge).tone.asksForSomething }
          .map { Self.annotation(on: $0, in: list) }
      }
    endPlainText()
    let excerpt = Excerpt(of: annotations, fitting: Self.maximumAnnotations)
    for annotation in excerpt.prefix { write(annotation) }
    if let more = excerpt.more {
      let place = summary == nil ? "log" : "summary"
      write("::error title=Screenwalk::and \(more); see the \(place)")
    }
  }
}

// MARK: - Texts

extension GitHubActions {
  /// The maximum lengths of the two parts of a message, which GitHub cuts at 4096 bytes.
  private static let maximumHeadlineCells = 600
  private static let maximumNameBytes = 1000

  private static func annotation(on problem: String) -> String {
    annotation(titled: "Screenwalk", shortened(problem))
  }

  private static func annotation(on line: Report.List.Line, in list: Report.List) -> String {
    annotation(
      titled: "\((line.badge ?? list.badge).word): \(line.subject ?? line.text)",
      line.hint ?? line.text)
  }

  private static func annotation(on entry: Report.Entry, in paths: PackagePaths) -> String {
    let words = entry.scope?.short ?? entry.headline ?? entry.badge.word
    var message = [shortened(words)]
    if entry.items.count > 1 { message.append(names(of: entry)) }
    if case .example(let example) = entry.body { message += example.lines }
    return annotation(
      titled: "\(entry.badge.word): \(TextColumns.visible(entry.subject))",
      message.joined(separator: "\n"), at: place(of: entry, in: paths))
  }

  private static func annotation(
    titled title: String, _ message: String, at place: String = ""
  ) -> String {
    "::error \(place)title=\(property(title))::\(data(message))"
  }

  private static func shortened(_ words: String) -> String {
    TextColumns.visible(words, maximumCells: maximumHeadlineCells)
  }

  /// The first results of an entry, and the number of the others.
  private static func names(of entry: Report.Entry) -> String {
    let names = entry.items.map { TextColumns.visible($0.detail ?? $0.name) }
    return Excerpt(of: names, maximumLength: maximumNameBytes) { $0.utf8.count + 2 }
      .entries(\.self).joined(separator: ", ")
  }

  /// The file and the line; empty if the repository has no such file.
  private static func place(of entry: Report.Entry, in paths: PackagePaths) -> String {
    guard let location = entry.location,
      let path = paths.repositoryPath(ofGolden: location.golden)
    else { return "" }
    return "file=\(property(path)),line=\(location.line),"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
