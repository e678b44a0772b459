import Foundation

extension SnapshotReport {
  /// The report as one JSON object: keys sorted, what is absent left out.
  ///
  /// - Returns: UTF-8 text with a newline at its end.
  /// - Throws: What `JSONEncoder` throws.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(Document(self)), as: UTF8.self) + "\n"
  }

  /// Schema 1 of the report.
  private struct Document: Encodable {
    var schema = 1
    let manifest: String
    let status: Int32
    let counts: [String: Int]
    let screens: [Screen]

    init(_ report: SnapshotReport) {
      manifest = report.manifest
      status = report.status
      counts = Dictionary(
        uniqueKeysWithValues: report.counts.map { ($0.key.rawValue, $0.value) })
      screens = report.results.map { Screen($0) }
    }
  }

  private struct Screen: Encodable {
    let screen: String
    let layout: String
    let verdict: Verdict
    let golden: String
    let tab: String?
    let path: String?
    let reason: String?

    init(_ result: ScreenResult) {
      screen = result.screen
      layout = result.layout.rawValue
      verdict = result.verdict
      golden = result.golden
      tab = result.tab
      path = result.path
      reason = result.reason
    }
  }
}
