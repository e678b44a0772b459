/// The report as one page for a browser, whole in itself.
enum HTMLReport {
  /// Writes the page.
  ///
  /// - Parameters:
  ///   - report: The report.
  ///   - golden: Reads a golden by the path that results have.
  static func text(of report: SnapshotReport, golden: (String) -> [UInt8]?) -> String {
    "<!doctype html><title>\(XML.text(report.manifest))</title>\n"
  }
}
