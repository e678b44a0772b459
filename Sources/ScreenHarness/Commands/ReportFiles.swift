import Foundation
import ScreenSnapshot

/// Writes the reports that were asked for, each to its file.
struct ReportFiles {
  let requests: [ReportRequest]
  let workplace: Workplace
  /// How writing is allowed where a plugin may not; nil outside of one.
  let allowing: String?

  /// Writes all reports.
  ///
  /// One that cannot be written does not keep the others from it.
  ///
  /// - Returns: What went wrong, for standard error.
  func write(_ report: SnapshotReport, nextSteps: [String]) -> [String] {
    let context = ReportContext(
      golden: { golden in
        FileManager.default.contents(atPath: workplace.path(ofGolden: golden)).map { Array($0) }
      },
      repositoryPrefix: workplace.repositoryPrefix, nextSteps: nextSteps)
    return requests.compactMap { request in
      do {
        try write(Data(report.bytes(as: request.format, in: context)), to: request.path)
        return nil
      } catch {
        return problem(with: request, error)
      }
    }
  }

  /// Writes a file whole or not at all; what is no file, such as a pipe, is written to as it is.
  private func write(_ data: Data, to path: String) throws {
    let url = URL(fileURLWithPath: workplace.path(of: path))
    let type = try? FileManager.default.attributesOfItem(atPath: url.path)[.type]
    if let type = type as? FileAttributeType, type != .typeRegular {
      return try data.write(to: url)
    }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private func problem(with request: ReportRequest, _ error: any Error) -> String {
    let path = TextColumns.visible(request.path)
    let reason = (error as? CocoaError).map(Self.reason) ?? "\(error)"
    let hint = allowing.map { "\nhint: SwiftPM lets the plugin write in the package by\n  \($0)" }
    return
      "error: the \(request.format.rawValue) report \(path) cannot be written: \(reason)\(hint ?? "")"
  }

  /// The failure in the words of the system, where it says them.
  private static func reason(for error: CocoaError) -> String {
    (error.underlying as? POSIXError).map { String(cString: strerror($0.code.rawValue)) }
      ?? error.localizedDescription
  }
}
