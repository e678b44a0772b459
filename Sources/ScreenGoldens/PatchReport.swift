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
      if let obstacle = obstacle(to: result, in: report, context) {
        notes.append("omitted: \(result.verdict.rawValue) \(result.golden): \(obstacle)")
        continue
      }
      if let note = result.note { notes.append("\(result.golden): \(note)") }
      patch += change(result, context)
    }
    return (notes, patch)
  }

  /// Why a patch cannot express the change of a result; nil if it can.
  private static func obstacle(
    to result: ScreenResult, in report: SnapshotReport, _ context: ReportContext
  ) -> String? {
    guard let path = context.repositoryPath(result.golden) else {
      return "it is outside the repository"
    }
    let paths = path + (result.from ?? "")
    if paths.utf8.contains(where: { $0 < .space || $0 == 0x7F }) {
      return "its path has a control character"
    }
    if result.verdict == .obsolete, !report.coversAllScreens {
      return "its screen may have been renamed to one outside this run"
    }
    if result.verdict.conclusion == .incomplete { return result.reason ?? result.verdict.rawValue }
    let golden = context.golden(result.from ?? result.golden)
    if golden != golden.map(LineEndings.normalized) { return "it has CRLF line endings" }
    // The steps of a journey are displayed without secrets of URLs, and then do not fit the file.
    return golden == context.displayedGolden(of: result) ? nil : "a step opens a URL with a secret"
  }

  /// The part of the patch for one file; empty for a change without an effect.
  private static func change(_ result: ScreenResult, _ context: ReportContext) -> [UInt8] {
    let golden = result.from ?? result.golden
    guard let new = context.repositoryPath(result.golden), let old = context.repositoryPath(golden)
    else { return [] }
    let diff =
      result.verdict == .obsolete
      ? context.golden(golden).map { UnifiedDiff(LineDiff(from: $0, to: [])) }
      : result.difference?.diff
    guard let diff else { return [] }
    let names = result.verdict == .renamed ? "rename from \(old)\nrename to \(new)\n" : ""
    return file(
      diff, from: old, to: new, names,
      isNew: result.verdict == .new && result.folder != .journeys,
      isDeleted: result.verdict == .obsolete)
  }

  private static func file(
    _ diff: UnifiedDiff, from old: String, to new: String, _ names: String, isNew: Bool,
    isDeleted: Bool
  ) -> [UInt8] {
    let mode =
      isNew ? "new file mode 100644\n" : isDeleted ? "deleted file mode 100644\n" : ""
    var bytes = Array("diff --git a/\(old) b/\(new)\n\(mode)\(names)".utf8)
    diff.append(changing: old, to: new, isNew: isNew, isDeleted: isDeleted, &bytes)
    return bytes
  }
}
