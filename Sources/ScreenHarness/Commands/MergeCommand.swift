import Foundation
import ScreenSnapshot

/// Makes one report of those of several parts, and hands it over as a verification does.
@MainActor
struct MergeCommand {
  let options: Options
  let manifest: String
  let workplace: Workplace
  let delivery: ReportDelivery

  /// Reads the reports, and delivers what they come to.
  ///
  /// - Returns: The highest status of the parts, and at least 2 where one is missing.
  /// - Throws: ``MergeError`` and ``ReportMergeError``.
  func run() throws -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var parts: [(name: String, report: SnapshotReport)] = []
    for path in options.patterns { parts.append((path, try report(at: path))) }
    let merged = try SnapshotReport(merging: parts, golden: workplace.golden)
    try check(merged)
    // Reports that are begun are written to their end.
    let interruption = Interruption()
    interruption.begin()
    defer { interruption.end() }
    return delivery.deliver(merged, clock.now - start)
  }

  /// Checks that the reports are this harness's, and of the goldens that are looked at here.
  private func check(_ merged: SnapshotReport) throws(MergeError) {
    guard merged.manifest == manifest else {
      throw .otherHarness(merged.manifest, this: manifest)
    }
    let folder = "\(workplace.shownManifests)/\(manifest)/"
    if let golden = merged.results.first?.golden, !golden.hasPrefix(folder) {
      throw .otherGoldens(golden, expected: folder)
    }
  }

  private func report(at path: String) throws -> SnapshotReport {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: workplace.path(of: path)))
    } catch {
      throw MergeError.unreadable(path, FileReason.words(for: error))
    }
    do {
      return try SnapshotReport(json: data)
    } catch {
      throw MergeError.noReport(path, error)
    }
  }
}

/// Why reports cannot be read.
enum MergeError: Error, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(String, String)

  /// The file is something else.
  case noReport(String, JSONReportError)

  /// The reports are another harness's.
  case otherHarness(String, this: String)

  /// The reports are of goldens in another folder.
  case otherGoldens(String, expected: String)

  /// What was found, and what to do next.
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      the report \(Wording.quoted(path)) cannot be read: \(reason)
      hint: 'snapshot --report json=PATH' writes one
      """
    case .noReport(let path, let error):
      """
      \(Wording.quoted(path)) cannot be merged: \(error)
      hint: 'snapshot --report json=PATH' writes one
      """
    case .otherHarness(let manifest, let this):
      """
      the reports are of the manifest \(Wording.quoted(manifest)), and this harness has \(this)
      hint: run the harness that they are of
      """
    case .otherGoldens(let golden, let expected):
      """
      the reports are of goldens such as \(TextColumns.visible(golden)), not of \(expected)
      hint: give merge the same --manifests as the parts
      """
    }
  }
}
