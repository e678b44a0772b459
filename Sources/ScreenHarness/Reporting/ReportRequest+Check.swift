import Foundation
import ScreenSystem

extension [ReportRequest] {
  /// Checks that each report has a file of its own, outside of the goldens.
  func check(in paths: PackagePaths) throws(UsageError) {
    var files: Set<String> = []
    let manifests = Self.resolved(paths.manifests)
    for request in self {
      let file = Self.resolved(paths.path(of: request.path))
      let problem: String? =
        if request.path == "-" {
          "it is standard output"
        } else if file.hasPrefix(manifests + "/") {
          "it is in the manifests folder"
        } else if !files.insert(file).inserted {
          "another report has it"
        } else {
          nil
        }
      guard let problem else { continue }
      throw UsageError(
        "a report cannot have the path \(UsageError.quoted(request.path)): \(problem)",
        hint: "choose another path")
    }
  }

  /// An absolute path without links, also of a file whose folder does not exist yet.
  private static func resolved(_ path: String) -> String {
    if let real = FileSystem.realPath(of: path) { return real }
    let url = URL(fileURLWithPath: path)
    return "\(resolved(url.deletingLastPathComponent().path))/\(url.lastPathComponent)"
  }
}
