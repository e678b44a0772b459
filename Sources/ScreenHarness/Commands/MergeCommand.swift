import Foundation
import ScreenSnapshot

/// Merges the reports of shards into one, and publishes it as `verify` does.
@MainActor
struct MergeCommand {
  let options: Options
  let manifest: String
  let paths: PackagePaths
  let publisher: ReportPublisher

  /// Reads the reports and publishes the merged one.
  ///
  /// - Returns: The worst conclusion of the shards; incomplete if one is missing.
  /// - Throws: ``MergeError`` and ``ReportMergeError``.
  func merge() throws -> Conclusion {
    let clock = ContinuousClock()
    let start = clock.now
    var parts: [(name: String, report: SnapshotReport)] = []
    for path in options.patterns { parts.append((path, try report(at: path))) }
    let merged = try SnapshotReport(merging: parts, golden: paths.readGolden)
    try check(merged)
    // An interrupt does not stop reports from being written.
    let interruption = SignalMonitor()
    interruption.start()
    defer { interruption.stop() }
    return publisher.publish(merged, elapsed: clock.now - start)
  }

  /// Checks that the reports belong to this harness and to its folder of goldens.
  private func check(_ merged: SnapshotReport) throws(MergeError) {
    guard merged.manifest == manifest else {
      throw .otherHarness(merged.manifest, this: manifest)
    }
    let folder = "\(paths.displayedManifests)/\(manifest)/"
    if let golden = merged.results.first?.golden, !golden.hasPrefix(folder) {
      throw .goldenFolderMismatch(golden, expected: folder)
    }
  }

  private func report(at path: String) throws -> SnapshotReport {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: paths.path(of: path)))
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

/// Why reports cannot be merged.
enum MergeError: Error, CustomStringConvertible {
  case unreadable(String, String)

  case invalidReport(String, JSONReportError)

  /// The reports belong to another harness.
  case otherHarness(String, this: String)

  /// The reports name goldens in another folder.
  case goldenFolderMismatch(String, expected: String)

  var description: String {
    switch self {
    case .unreadable(let path, let reason):
      """
      cannot read the report \(MessageFormatting.quoted(path)): \(reason)
      hint: write it with 'snapshot --report json=PATH'
      """
    case .invalidReport(let path, let error):
      """
      cannot merge \(MessageFormatting.quoted(path)): \(error)
      hint: write it with 'snapshot --report json=PATH'
      """
    case .otherHarness(let manifest, let this):
      """
      the reports belong to manifest \(MessageFormatting.quoted(manifest)), but this harness has \(this)
      hint: run the harness of that manifest
      """
    case .goldenFolderMismatch(let golden, let expected):
      """
      the reports name goldens such as \(TextColumns.visible(golden)), outside of \(expected)
      hint: pass merge the same --manifests as the shards
      """
    }
  }
}
