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
      do throws(Omission) {
        patch += try change(result, of: report, context)
        if let note = result.note { notes.append("\(result.golden): \(note)") }
      } catch {
        notes.append("omitted: \(result.verdict.rawValue) \(result.golden): \(error.reason)")
      }
    }
    return (notes, patch)
  }

  /// Why a patch cannot express a result.
  private struct Omission: Error {
    let reason: String
  }

  /// The part of the patch for one file.
  private static func change(
    _ result: ScreenResult, of report: SnapshotReport, _ context: ReportContext
  ) throws(Omission) -> [UInt8] {
    let path = result.from ?? result.golden
    guard let old = context.repositoryPath(path), let new = context.repositoryPath(result.golden)
    else { throw Omission(reason: "it is outside the repository") }
    if hasControlCharacter(old) || hasControlCharacter(new) {
      throw Omission(reason: "its path has a control character")
    }
    if result.verdict == .obsolete, !report.coversAllScreens {
      throw Omission(reason: "its screen may have been renamed to one outside this run")
    }
    if result.verdict.conclusion == .incomplete {
      throw Omission(reason: result.reason ?? result.verdict.rawValue)
    }
    let golden = context.golden(path)
    var diff = result.difference?.diff
    if result.verdict == .obsolete {
      diff = golden.map { UnifiedDiff(LineDiff(from: $0, to: [])) }
    } else if golden != golden.map(LineEndings.normalized) {
      // The difference ignores line endings, so it does not fit the file.
      throw Omission(reason: "it has CRLF line endings")
    } else if result.folder == .journeys, golden != golden.map(context.displayedJourney) {
      // The difference hides the secrets of steps, so it does not fit the file.
      throw Omission(reason: "a step opens a URL with a secret")
    }
    guard let diff else { throw Omission(reason: "its difference is not known") }
    let names = result.verdict == .renamed ? "rename from \(old)\nrename to \(new)\n" : ""
    return file(
      diff, from: old, to: new, names,
      isNew: result.verdict == .new && result.folder != .journeys,
      isDeleted: result.verdict == .obsolete)
  }

  /// Whether git would have to quote a path in a patch.
  private static func hasControlCharacter(_ path: String) -> Bool {
    path.utf8.contains { $0 < .space || $0 == 0x7F }
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
