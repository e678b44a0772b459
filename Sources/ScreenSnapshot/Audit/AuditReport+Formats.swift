extension AuditReport {
  /// Formats the report; the HTML report has a map if there is one.
  ///
  /// - Throws: ``UnsupportedReportFormat`` for a patch, or an error of `JSONEncoder`.
  package func text(as format: ReportFormat, map: NavigationMap? = nil) throws -> String {
    switch format {
    case .json: try json()
    case .junit: AuditJUnitReport.text(of: self)
    case .markdown: AuditMarkdownReport.text(of: self)
    case .html: AuditHTMLReport.text(of: self, map: map)
    case .patch: throw UnsupportedReportFormat(format: format)
    }
  }
}

/// A format that a report does not have.
package struct UnsupportedReportFormat: Error, CustomStringConvertible {
  let format: ReportFormat

  package var description: String { "an audit has no \(format.rawValue) report" }
}
