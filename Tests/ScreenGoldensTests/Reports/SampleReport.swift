import ScreenContents

@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports

/// A report with a result of every kind, whose names and texts contain a text that may be markup.
struct SampleReport {
  static func golden(_ screen: String, _ lines: [String]) -> [UInt8] {
    Array("---\nscreen: \(screen)\ntab: shelf\n---\n\(lines.map { "\($0)\n" }.joined())".utf8)
  }

  let report: SnapshotReport

  init(_ text: String) {
    func golden(_ screen: String, _ line: String) -> [UInt8] {
      Self.golden(screen, ["│ \(line) │"])
    }
    let cup = golden("cup", "Cup")
    var report = SnapshotReport(
      manifest: text, layouts: [.compact, .regular],
      results: [
        ScreenResult(.matched, "cup", to: cup, note: text),
        ScreenResult(.changed, "tea", from: golden("tea", "Tea  5"), to: golden("tea", text)),
        ScreenResult(
          .changed, "tea", in: .regular, from: golden("tea", "Tea  5"), to: golden("tea", text)),
        ScreenResult(
          .changed, "crlf", from: Array("---\r\nscreen: crlf\r\n---\r\n".utf8),
          to: golden("crlf", "Tea")),
        ScreenResult(.new, text, to: golden(text, text)),
        ScreenResult(
          .renamed, "\(text)2", formerly: "\(text)3", from: golden("old", "Old"),
          to: golden("new", "Old")),
        ScreenResult(.obsolete, "\(text)4", from: Array("\(text)\r\n".utf8)),
        ScreenResult(.invalid, "fork", reason: "has conflict markers", line: 7),
        ScreenResult(.invalid, "\(text)5", reason: "the \(text) could not be loaded"),
      ])
    report.readGolden = { $0.screen == "cup" ? cup : nil }
    self.report = report
  }
}

extension SnapshotReport {
  /// The report in a format.
  func text(as format: ReportFormat) throws -> String {
    String(decoding: try report().bytes(as: format), as: UTF8.self)
  }
}
