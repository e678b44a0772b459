import Foundation
import ScreenSystem

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
