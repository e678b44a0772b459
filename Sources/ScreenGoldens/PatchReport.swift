import ScreenDriver
import ScreenRendering
import ScreenReports
import ScreenText

/// The report as a patch for `git apply` that makes all goldens match this run.
///
/// - SeeAlso: git-diff(1), "Generating patch text with -p", for the extended headers.
enum PatchReport {
  /// Makes the patch, and notes on the results that it omits.
  static func patch(
    of report: SnapshotReport, in context: ReportContext
  ) -> (notes: [String], bytes: [UInt8]) {
    var notes: [String] = []
    var patch: [UInt8] = []
    for result in report.results where result.verdict != .matched {
      let isUncertain = result.verdict == .obsolete && !report.coversAllScreens
      if !isUncertain, let change = change(result, context) {
        if let note = result.note { notes.append("\(result.golden): \(note)") }
        patch += change
        continue
      }
      let reason =
        context.repositoryPath(result.golden) == nil
        ? "it is outside the repository"
        : isUncertain
          ? "its screen may have been renamed to one outside this run"
          : result.reason ?? (result.folder == .journeys ? "a step opens a URL with a secret" : nil)
      let suffix = reason.map { ": \($0)" } ?? ""
      notes.append("omitted: \(result.verdict.rawValue) \(result.golden)\(suffix)")
    }
    return (notes, patch)
  }

  /// The part of the patch for one file; nil if a patch cannot express the change.
  private static func change(_ result: ScreenResult, _ context: ReportContext) -> [UInt8]? {
    guard let new = context.repositoryPath(result.golden),
      let old = context.repositoryPath(result.from ?? result.golden)
    else { return nil }
    // The steps of a journey are displayed without secrets of URLs, and then do not fit the file.
    if result.folder == .journeys,
      context.displayedGolden(of: result) != context.golden(result.golden)
    {
      return nil
    }
    switch result.verdict {
    case .matched, .invalid, .crashed, .timedOut, .unstable: return nil
    case .changed: return result.difference.map { file($0.patch, from: old, to: new) }
    case .new:
      let isFile = result.folder == .journeys
      return result.difference.map { file($0.patch, from: new, to: new, isNew: !isFile) }
    case .renamed:
      let names = "rename from \(GitPath.quoted(old))\nrename to \(GitPath.quoted(new))\n"
      return result.difference.map { file($0.patch, from: old, to: new, names) }
    case .obsolete:
      return context.golden(result.golden).map {
        file(UnifiedDiff(LineDiff(from: $0, to: [])), from: old, to: new, isDeleted: true)
      }
    }
  }

  private static func file(
    _ diff: UnifiedDiff, from old: String, to new: String, _ names: String = "",
    isNew: Bool = false, isDeleted: Bool = false
  ) -> [UInt8] {
    let mode =
      isNew ? "new file mode 100644\n" : isDeleted ? "deleted file mode 100644\n" : ""
    let paths = "\(GitPath.quoted("a/\(old)")) \(GitPath.quoted("b/\(new)"))"
    var bytes = Array("diff --git \(paths)\n\(mode)\(names)".utf8)
    diff.append(changing: old, to: new, isNew: isNew, isDeleted: isDeleted, &bytes)
    return bytes
  }
}
