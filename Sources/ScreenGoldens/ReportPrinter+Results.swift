package import ScreenContents
import ScreenReports

extension ReportPrinter {
  /// The lines about some results of a run.
  package func lines(on results: [ScreenResult], in layouts: [ScreenLayout]) -> [String] {
    lines(
      on: ResultGroup.entries(of: results, in: layouts),
      matching: SnapshotReport.matches(among: results))
  }
}
