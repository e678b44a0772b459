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
