@testable import ScreenAudit
@testable import ScreenCrawl
@testable import ScreenGoldens
@testable import ScreenReports

extension SnapshotReport {
  /// The report in a format.
  func text(
    as format: ReportFormat, in context: ReportContext = ReportContext(golden: { _ in nil })
  ) throws -> String {
    String(decoding: try report(in: context).bytes(as: format), as: UTF8.self)
  }
}

extension AuditReport {
  /// The report in a format.
  func text(as format: ReportFormat) throws -> String {
    String(decoding: try report.bytes(as: format), as: UTF8.self)
  }
}
