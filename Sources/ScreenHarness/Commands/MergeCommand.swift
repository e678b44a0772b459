import Foundation
import ScreenSnapshot

/// Makes one report of those of several parts, and hands it over as a verification does.
@MainActor
struct MergeCommand {
  let options: Options
  let manifest: String
  let workplace: PackagePaths
  let delivery: ReportPublisher

  /// Reads the reports, and delivers what they come to.
  ///
  /// - Returns: The worst conclusion of the shards; incomplete if one is missing.
  /// - Throws: ``MergeError`` and ``ReportMergeError``.
  func merge() throws -> Conclusion {
    let clock = ContinuousClock()
    let start = clock.now
    var parts: [(name: String, report: SnapshotReport)] = []
    for path in options.patterns { parts.append((path, try report(at: path))) }
    let merged = try SnapshotReport(merging: parts, golden: workplace.readGolden)
    try check(merged)
    // Reports that are begun are written to their end.
    let interruption = SignalMonitor()
    interruption.start()
    defer { interruption.stop() }
    return delivery.deliver(merged, clock.now - start)
  }

  /// Checks that the reports are this harness's, and of the goldens that are looked at here.
  private func check(_ merged: SnapshotReport) throws(MergeError) {
    guard merged.manifest == manifest else {
      throw .otherHarness(merged.manifest, this: manifest)
    }
    let folder = "\(workplace.displayedManifests)/\(manifest)/"
    if let golden = merged.results.first?.golden, !golden.hasPrefix(folder) {
      throw .goldenFolderMismatch(golden, expected: folder)
    }
  }

  private func report(at path: String) throws -> SnapshotReport {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: workplace.path(of: path)))
    } catch {
      throw MergeError.unreadable(path, FileErrorReason.text(for: error))
    }
    do {
      return try SnapshotReport(json: data)
    } catch {
      throw MergeError.invalidReport(path, error)
    }
  }
}

/// Why reports cannot be read.
enum MergeError: Error, CustomStringConvertible {
  /// The file cannot be read.
  case unreadable(String, String)

  /// The file is something else.
  case invalidReport(String, JSONReportError)

  /// The reports are another harness's.
  case otherHarness(String, this: String)

  /// The reports are of goldens in another folder.
  case goldenFolderMismatch(String, expected: String)

  /// What was found, and what to do next.
  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      the report \(MessageFormatting.quoted(path)) cannot be read: \(reason)
      hint: 'snapshot --report json=PATH' writes one
      """
    case .invalidReport(let path, let error):
      """
      \(MessageFormatting.quoted(path)) cannot be merged: \(error)
      hint: 'snapshot --report json=PATH' writes one
      """
    case .otherHarness(let manifest, let this):
      """
      the reports are of the manifest \(MessageFormatting.quoted(manifest)), and this harness has \(this)
      hint: run the harness that they are of
      """
    case .goldenFolderMismatch(let golden, let expected):
      """
      the reports are of goldens such as \(TextColumns.visible(golden)), not of \(expected)
      hint: give merge the same --manifests as the parts
      """
    }
  }
}
