import Foundation
import ScreenReports
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

  /// Writes the regular files once more, with the problems of writing the others.
  func rewrite(_ report: Report) {
    for request in requests where FileSystem.isRegularOrMissing(paths.path(of: request.path)) {
      _ = failure(of: request, report)
    }
  }

  private func failure(of request: ReportRequest, _ report: Report) -> Failure? {
    do {
      try write(try report.bytes(as: request.format), to: paths.path(of: request.path))
      return nil
    } catch {
      let path = TextColumns.visible(request.path)
      let failure = error as? FileSystem.Failure
      let reason = failure?.reason ?? "\(error)"
      return Failure(
        message: "cannot write the \(request.format.rawValue) report '\(path)': \(reason)",
        isDenied: failure?.isDenied == true)
    }
  }

  /// Writes a regular file atomically, and anything else, such as a pipe, in place.
  private func write(_ bytes: [UInt8], to path: String) throws(FileSystem.Failure) {
    guard FileSystem.isRegularOrMissing(path) else {
      return try FileSystem.append(bytes, to: path)
    }
    let target = FileSystem.realPath(of: path) ?? path
    try FileSystem.createFolder(URL(fileURLWithPath: target).deletingLastPathComponent().path)
    try FileSystem.replace(target, with: bytes, through: "\(target).\(getpid())")
  }
}

// MARK: - Checks

extension [ReportRequest] {
  /// Checks that each report has a file of its own, outside of the goldens.
  func check(in paths: PackagePaths) throws(UsageError) {
    var files: Set<String> = []
    let manifests = Self.resolved(paths.manifests)
    for request in self {
      let file = Self.resolved(paths.path(of: request.path))
      let problem: UsageError.PathProblem? =
        if request.path == "-" {
          .standardOutput
        } else if file.hasPrefix(manifests + "/") {
          .amongGoldens
        } else if !files.insert(file).inserted {
          .otherReport
        } else {
          nil
        }
      if let problem { throw .unusableReportPath(request.path, problem) }
    }
  }

  /// An absolute path without links, also of a file whose folder does not exist yet.
  private static func resolved(_ path: String) -> String {
    if let real = FileSystem.realPath(of: path) { return real }
    let url = URL(fileURLWithPath: path)
    return "\(resolved(url.deletingLastPathComponent().path))/\(url.lastPathComponent)"
  }
}
