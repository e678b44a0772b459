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

  /// Reads the reports and publishes the merged one.
  ///
  /// - Returns: The worst conclusion of the shards; incomplete if one is missing.
  /// - Throws: ``MergeError``, ``ReportMergeError`` or ``UsageError``.
  func merge() throws -> Conclusion {
    let start = ContinuousClock.now
    // An interrupt ends the tool while it waits for a pipe without a writer.
    let parts = Result { try self.parts() }
    // An interrupt does not stop reports from being written, and neither does the end of the plugin.
    let interruption = SignalMonitor()
    interruption.start()
    defer { interruption.stop() }
    var isAudit = false
    do {
      let (snapshots, audits) = try parts.get()
      isAudit = !audits.isEmpty
      if isAudit {
        let merged = try self.merged(audits)
        return try publisher.publish(merged, elapsed: ContinuousClock.now - start)
      }
      let merged = try self.merged(snapshots)
      return try publisher.publish(merged, elapsed: ContinuousClock.now - start)
    } catch {
      // The requested reports are written even if there is nothing to merge.
      if error is UsageError { throw error }
      if isAudit {
        publisher.publishAuditFailure(error, of: harness.manifest)
      } else {
        publisher.publishFailure(error, of: harness.manifest, in: harness.layouts)
      }
      throw error
    }
  }
}

// MARK: - Steps

extension MergeCommand {
  private typealias Parts<Report> = [(name: String, report: Report)]

  private func merged(_ parts: Parts<SnapshotReport>) throws -> SnapshotReport {
    let merged = try SnapshotReport(merging: parts, golden: paths.readGolden)
    try check(manifest: merged.manifest)
    let folder = "\(paths.displayedManifests)/\(harness.manifest)/"
    if let golden = merged.results.first?.golden, !golden.hasPrefix(folder) {
      throw MergeError.goldenFolderMismatch(golden, expected: folder)
    }
    return merged
  }

  private func merged(_ parts: Parts<AuditReport>) throws -> AuditReport {
    if options.reports.contains(where: { $0.format == .patch }) {
      throw UsageError.unsupportedReport(.patch, verb: .audit)
    }
    let merged = try AuditReport(
      merging: parts, screens: harness.screens, exceptions: harness.auditExceptions)
    try check(manifest: merged.manifest)
    return merged
  }

  private func check(manifest: String) throws(MergeError) {
    guard manifest == harness.manifest else {
      throw .otherHarness(manifest, this: harness.manifest)
    }
  }

  /// Reads the reports, which must all be of one kind.
  private func parts() throws -> (Parts<SnapshotReport>, Parts<AuditReport>) {
    var snapshots: Parts<SnapshotReport> = []
    var audits: Parts<AuditReport> = []
    for path in options.patterns {
      switch try document(at: path) {
      case .snapshots(let report): snapshots.append((path, report))
      case .audit(let report): audits.append((path, report))
      }
    }
    if let audit = audits.first, let snapshot = snapshots.first {
      throw MergeError.mixedReports(audit: audit.name, other: snapshot.name)
    }
    return (snapshots, audits)
  }

  private func document(at path: String) throws(MergeError) -> ReportDocument {
    let bytes: [UInt8]
    do {
      bytes = try InputFile.bytes(at: paths.path(of: path))
    } catch {
      throw .unreadable(path, FileErrorReason.text(for: error))
    }
    if bytes.isEmpty { throw .emptyReport(path) }
    do {
      return try ReportDocument(json: Data(bytes))
    } catch {
      throw .invalidReport(path, error)
    }
  }
}

/// Why reports cannot be merged.
enum MergeError: Error, CustomStringConvertible {
  case unreadable(String, String)

  case emptyReport(String)

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
    case .emptyReport(let path):
      """
      cannot merge \(MessageFormatting.quoted(path)): the file is empty
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
