import Foundation
import ScreenSnapshot
import ScreenText

/// Merges the reports of shards into one, and publishes it as `verify` or `audit` does.
@MainActor
struct MergeCommand {
  let options: Options
  let harness: AnySnapshotHarness
  let paths: PackagePaths
  let publisher: ReportPublisher

  /// The reports to merge, each with its name.
  private enum Parts {
    case snapshots([(name: String, report: SnapshotReport)])
    case audits([(name: String, report: AuditReport)])
  }

  /// Reads the reports and publishes the merged one.
  ///
  /// - Returns: The worst conclusion of the shards; incomplete if one is missing.
  /// - Throws: ``MergeError``, ``ReportMergeError`` or ``UsageError``.
  func merge() throws -> Conclusion {
    // An interrupt does not stop reports from being written, and neither does the end of the plugin.
    let interruption = SignalMonitor()
    interruption.start()
    defer { interruption.stop() }
    switch try publishingFailure(publishFailure, of: parts) {
    case .snapshots(let parts):
      return try publishingFailure(publishFailure) { try merge(parts) }
    case .audits(let parts):
      return try publishingFailure(publishAuditFailure) { try merge(parts) }
    }
  }

  private func merge(_ parts: [(name: String, report: SnapshotReport)]) throws -> Conclusion {
    let clock = ContinuousClock()
    let start = clock.now
    let merged = try SnapshotReport(merging: parts, golden: paths.readGolden)
    try check(merged)
    return try publisher.publish(merged, elapsed: clock.now - start)
  }

  private func merge(_ parts: [(name: String, report: AuditReport)]) throws -> Conclusion {
    if options.reports.contains(where: { $0.format == .patch }) {
      throw UsageError.unsupportedReport(.patch, verb: .audit)
    }
    let clock = ContinuousClock()
    let start = clock.now
    let merged = try AuditReport(
      merging: parts, screens: harness.screens, exceptions: harness.auditExceptions)
    try check(manifest: merged.manifest)
    return try publisher.publish(merged, elapsed: clock.now - start)
  }
}

// MARK: - Failures

extension MergeCommand {
  /// Writes the requested reports even if there is nothing to merge.
  private func publishingFailure<Value>(
    _ publish: (any Error) -> Void, of work: () throws -> Value
  ) throws -> Value {
    do {
      return try work()
    } catch {
      if !(error is UsageError) { publish(error) }
      throw error
    }
  }

  private func publishFailure(_ error: any Error) {
    publisher.publishFailure(error, of: harness.manifest, in: harness.layouts)
  }

  private func publishAuditFailure(_ error: any Error) {
    publisher.publishAuditFailure(error, of: harness.manifest)
  }

  /// Checks that the reports belong to this harness and to its folder of goldens.
  private func check(_ merged: SnapshotReport) throws(MergeError) {
    try check(manifest: merged.manifest)
    let folder = "\(paths.displayedManifests)/\(harness.manifest)/"
    if let golden = merged.results.first?.golden, !golden.hasPrefix(folder) {
      throw .goldenFolderMismatch(golden, expected: folder)
    }
  }

  private func check(manifest: String) throws(MergeError) {
    guard manifest == harness.manifest else {
      throw .otherHarness(manifest, this: harness.manifest)
    }
  }
}

// MARK: - Files

extension MergeCommand {
  /// Reads the reports, which must all be of one kind.
  private func parts() throws -> Parts {
    var snapshots: [(name: String, report: SnapshotReport)] = []
    var audits: [(name: String, report: AuditReport)] = []
    for path in options.patterns {
      switch try document(at: path) {
      case .snapshots(let report): snapshots.append((path, report))
      case .audit(let report): audits.append((path, report))
      }
    }
    guard let audit = audits.first else { return .snapshots(snapshots) }
    guard let snapshot = snapshots.first else { return .audits(audits) }
    throw MergeError.mixedReports(audit: audit.name, other: snapshot.name)
  }

  private func document(at path: String) throws -> ReportDocument {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: paths.path(of: path)))
    } catch {
      throw MergeError.unreadable(path, FileErrorReason.text(for: error))
    }
    do {
      return try ReportDocument(json: data)
    } catch {
      throw MergeError.invalidReport(path, error)
    }
  }
}

/// Why reports cannot be merged.
enum MergeError: Error, CustomStringConvertible {
  case unreadable(String, String)

  case invalidReport(String, JSONReportError)

  /// A report is that of an audit, and another is not.
  case mixedReports(audit: String, other: String)

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
    case .mixedReports(let audit, let other):
      """
      \(MessageFormatting.quoted(audit)) is the report of an audit, but \
      \(MessageFormatting.quoted(other)) is not
      hint: merge the reports of audits on their own
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
