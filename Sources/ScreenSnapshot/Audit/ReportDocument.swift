package import Foundation

/// A JSON report that was read from a file.
package enum ReportDocument: Sendable {
  case snapshots(SnapshotReport)
  case audit(AuditReport)

  /// Reads a report of either kind.
  ///
  /// - Parameter data: The report.
  /// - Throws: ``JSONReportError``.
  package init(json data: Data) throws(JSONReportError) {
    self = try JSONReportError.reading {
      if try JSONReportHead.check(data).laws == nil {
        return .snapshots(try SnapshotReport(json: data))
      }
      return .audit(try JSONDecoder().decode(JSONAuditReport.self, from: data).report())
    }
  }
}
