import Foundation
import ScreenContents
import TestApps

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenText

struct SampleHTMLReport {
  private(set) var results: [ScreenResult] = []
  private(set) var goldens: [String: [UInt8]] = [:]
  var manifest = "Shop"

  var report: SnapshotReport {
    SnapshotReport(manifest: manifest, layouts: ScreenLayout.allCases, results: results)
  }

  var page: String {
    HTMLReport.text(of: report.report(in: ReportContext(golden: { goldens[$0] })))
  }

  static func text(
    _ screen: String, _ frontMatter: String = "tab: shelf\n", _ line: String = "Tea  3"
  )
    -> String
  {
    "---\nscreen: \(screen)\n\(frontMatter)---\n┌────────┐\n│ \(line) │\n└────────┘\n"
  }

  mutating func add(
    _ screen: String, in folder: GoldenFolder = .compact, golden: String?, text: String,
    tab: String? = "shelf", note: String? = nil
  ) {
    let path = "m/\(folder.rawValue)/\(screen).txt"
    let diff = LineDiff(from: Array((golden ?? "").utf8), to: Array(text.utf8))
    let verdict: Verdict = golden == nil ? .new : golden == text ? .matched : .changed
    let headline = verdict == .changed ? Headline.text(of: diff, in: folder) : nil
    goldens[path] = golden.map { Array($0.utf8) }
    results.append(
      ScreenResult(
        screen: screen, folder: folder, verdict: verdict, golden: path, tab: tab,
        path: "root › \(screen)", note: note,
        difference: Difference(diff, headline: headline)))
  }

  /// Adds a result of any verdict, with its golden or that of its old name.
  mutating func add(
    _ verdict: Verdict, _ screen: String, from old: String? = nil, golden: String,
    reason: String = "",
    line: Int? = nil
  ) {
    func path(_ screen: String) -> String { "m/compact/\(screen).txt" }
    let bytes = Array(golden.utf8)
    goldens[path(old ?? screen)] = bytes
    results.append(
      ScreenResult(
        screen: screen, verdict: verdict, golden: path(screen), reason: reason, line: line,
        from: old.map(path), difference: Difference(from: bytes, to: bytes)))
  }
}
