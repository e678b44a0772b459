import Foundation
import ScreenSnapshot
import ScreenSystem
import ScreenText

/// Writes each requested report to its file.
struct ReportFileWriter {
  let requests: [ReportRequest]
  let paths: PackagePaths

  /// A file that cannot be written.
  struct Failure {
    let message: String
    let isDenied: Bool
  }

  /// Writes all files, and returns those that cannot be written.
  func write(_ report: Report) -> [Failure] { requests.compactMap { failure(of: $0, report) } }

  /// Writes regular files again after an error; a pipe was read already.
  func rewrite(_ report: Report) {
    for request in requests where isFile(request) { _ = failure(of: request, report) }
  }

  private func failure(of request: ReportRequest, _ report: Report) -> Failure? {
    do {
      try write(Data(report.bytes(as: request.format)), to: request)
      return nil
    } catch {
      let path = TextColumns.visible(request.path)
      let folder = url(of: request).deletingLastPathComponent().path
      let cause =
        isFile(request) ? FileErrorReason.cause(of: error, writingIn: folder) : error
      let reason = FileErrorReason.text(for: cause)
      return Failure(
        message: "cannot write the \(request.format.rawValue) report '\(path)': \(reason)",
        isDenied: FileErrorReason.isDenial(cause))
    }
  }

  /// Writes a regular file atomically, and anything else, such as a pipe, in place.
  private func write(_ data: Data, to request: ReportRequest) throws {
    let url = url(of: request)
    guard isFile(request) else { return try data.write(to: url) }
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url, options: .atomic)
  }

  private func isFile(_ request: ReportRequest) -> Bool {
    FilePaths.isRegularOrMissing(url(of: request).path)
  }

  private func url(of request: ReportRequest) -> URL {
    URL(fileURLWithPath: paths.path(of: request.path))
  }
}

// MARK: - Checks

extension [ReportRequest] {
  /// Checks that each report has a file of its own, outside of the goldens, and replaces nothing but a report.
  func check(in paths: PackagePaths) throws(UsageError) {
    var files: Set<String> = []
    let goldens = Self.resolved(paths.manifests) + "/"
    for request in self {
      let file = Self.resolved(paths.path(of: request.path))
      let problem: UsageError.PathProblem? =
        if request.path == "-" {
          .standardOutput
        } else if file.hasPrefix(goldens) {
          .amongGoldens
        } else if !files.insert(file).inserted {
          .otherReport
        } else if Self.holdsOtherText(file) {
          .otherText
        } else {
          nil
        }
      if let problem { throw .unusableReportPath(request.path, problem) }
    }
  }

  /// Whether a path is a regular file that is neither empty nor a report; true if it cannot be read.
  private static func holdsOtherText(_ path: String) -> Bool {
    guard FilePaths.isRegularOrMissing(path), FileManager.default.fileExists(atPath: path) else {
      return false
    }
    guard let file = FileHandle(forReadingAtPath: path) else { return true }
    do {
      let start = try file.read(upToCount: ReportMark.maximumBytes) ?? Data()
      return !start.isEmpty && !String(decoding: start, as: UTF8.self).contains(ReportMark.text)
    } catch {
      return true
    }
  }

  /// The path with all links resolved, also those to files that do not exist yet.
  private static func resolved(_ path: String, links: Int = 0) -> String {
    let url = URL(fileURLWithPath: path)
    if path == "/" || FileManager.default.fileExists(atPath: path) {
      return url.resolvingSymlinksInPath().path
    }
    let folder = url.deletingLastPathComponent()
    // The error says that the path is no link.
    let link = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
    if let link, links < maximumLinks {
      return resolved(URL(fileURLWithPath: link, relativeTo: folder).path, links: links + 1)
    }
    return resolved(folder.path, links: links) + "/" + url.lastPathComponent
  }

  /// Links beyond this number form a loop, which can be neither read nor written.
  private static let maximumLinks = 40
}
