import ScreenText

/// The format of a report.
package enum ReportFormat: String, CaseIterable, Sendable {
  case json

  /// XML that CI servers read as test results.
  case junit

  /// Text for a pull request.
  case markdown

  /// One self-contained page for a browser.
  case html

  /// A patch for `git apply`.
  case patch

  /// Whether each result of a report has the tab of its screen and the path to it.
  package var locatesScreens: Bool { self == .json || self == .html }

  /// Whether a report contains what the controls of each screen lead to.
  package var connectsScreens: Bool { self == .html }
}

/// The words at the start of every report.
enum ReportMark {
  static let text = "report by Screenwalk"

  /// The mark as a comment of Markdown, HTML and XML.
  static let comment = "<!-- \(text) -->"
}

extension Report {
  /// Formats the report.
  ///
  /// - Throws: An error of `JSONEncoder`.
  package func bytes(as format: ReportFormat) throws -> [UInt8] {
    switch format {
    case .json: Array(try jsonText().utf8)
    case .junit: Array(JUnitReport.text(of: self).utf8)
    case .markdown: Array(MarkdownReport.text(of: self).utf8)
    case .html: Array(HTMLReport.text(of: self).utf8)
    case .patch: patchBytes
    }
  }

  /// The patch below comments on the errors and on what it omits; empty if there is nothing to say.
  private var patchBytes: [UInt8] {
    let patch = patch()
    let notes = problems + patch.notes
    if notes.isEmpty && patch.bytes.isEmpty { return [] }
    return ([ReportMark.text] + notes).flatMap { "# \(TextColumns.visible($0))\n".utf8 }
      + patch.bytes
  }
}
