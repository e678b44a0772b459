import Foundation
import ScreenSnapshot

/// Makes one report of those of several parts, and hands it over as a verification does.
@MainActor
struct MergeCommand {
  let options: Options
  let manifest: String
  let workplace: Workplace
  let environment: ToolEnvironment
  let console: Console

  /// Reads the reports, and delivers what they come to.
  ///
  /// - Returns: The highest status of the parts; 2 where one is missing.
  /// - Throws: ``MergeError`` and ``ReportMergeError``.
  func run() throws -> Int32 {
    let clock = ContinuousClock()
    let start = clock.now
    var parts: [(name: String, report: SnapshotReport)] = []
    for path in options.patterns { parts.append((path, try report(at: path))) }
    let merged = try SnapshotReport(merging: parts)
    guard merged.manifest == manifest else {
      throw MergeError.otherHarness(merged.manifest, this: manifest)
    }
    let delivery = ReportDelivery(
      options: options, workplace: workplace, environment: environment, console: console)
    let status = delivery.deliver(merged, clock.now - start)
    let missing = SnapshotReport.missingParts(among: parts.map(\.report))
    if !missing.isEmpty { console.note("error: \(Self.words(for: missing))") }
    return status
  }

  private func report(at path: String) throws -> SnapshotReport {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: workplace.path(of: path)))
    } catch {
      throw MergeError.unreadable(path, Self.reason(for: error))
    }
    do {
      return try SnapshotReport(json: data)
    } catch {
      throw MergeError.noReport(path, error)
    }
  }

  private static func reason(for error: any Error) -> String {
    ((error as? CocoaError)?.underlying as? POSIXError)
      .map { String(cString: strerror($0.code.rawValue)) } ?? error.localizedDescription
  }

  private static func words(for missing: [Int]) -> String {
    let shown = missing.prefix(10).map { "\($0)" }
    let rest = missing.count > 10 ? " and \(missing.count - 10) more" : ""
    let noun = missing.count == 1 ? "part is" : "parts are"
    return """
      \(missing.count) \(noun) missing: \(Wording.enumeration(shown))\(rest)
      hint: merge the reports of all parts; one that was not written belongs to a job that failed
      """
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
    }
  }
}
