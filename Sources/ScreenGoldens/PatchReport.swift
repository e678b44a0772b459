import ScreenPayloads
import ScreenReports
import ScreenText

/// The report as a patch for `git apply` that makes all goldens match this run.
///
/// - SeeAlso: git-diff(1), "Generating patch text with -p", for the extended headers.
enum PatchReport {
  /// Makes the patch, and notes on the results that it omits.
  static func patch(
    of report: SnapshotReport, _ patchPath: (String) -> String?
  ) -> (notes: [String], bytes: [UInt8]) {
    var notes: [String] = []
    var patch: [UInt8] = []
    for result in report.results where result.verdict != .matched {
      do throws(Omission) {
        patch += try change(result, of: report, patchPath)
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

  /// The change of one file in the patch, from the compared bytes.
  private static func change(
    _ result: ScreenResult, of report: SnapshotReport, _ patchPath: (String) -> String?
  ) throws(Omission) -> [UInt8] {
    if result.verdict == .obsolete, !report.coversAllScreens {
      throw Omission(reason: "its screen may have been renamed to one outside this run")
    }
    guard result.verdict.conclusion == .differs, let change = result.change,
      change.text != nil || change.golden != nil
    else { throw Omission(reason: result.reason ?? "it cannot be read") }
    guard let new = patchPath(result.golden), let old = result.from.map(patchPath) ?? new else {
      throw Omission(reason: "it is outside the repository, or git does not follow a link to it")
    }
    if hasControlCharacter(old) || hasControlCharacter(new) {
      throw Omission(reason: "its path has a control character")
    }
    let golden = change.oldGolden ?? []
    if report.redaction.displayed(golden, in: result.folder) != golden {
      throw Omission(reason: "a step opens a URL with a secret")
    }
    let (isNew, isDeleted) = (change.oldGolden == nil, change.text == nil)
    var header = isNew ? "new file mode 100644\n" : isDeleted ? "deleted file mode 100644\n" : ""
    if result.verdict == .renamed { header = "rename from \(old)\nrename to \(new)\n" }
    return Array("diff --git a/\(old) b/\(new)\n\(header)".utf8)
      + UnifiedDiff(LineDiff(from: golden, to: change.text ?? []))
      .bytes(changing: old, to: new, isNew: isNew, isDeleted: isDeleted)
  }

  /// Whether git would have to quote a path in a patch.
  private static func hasControlCharacter(_ path: String) -> Bool {
    path.utf8.contains { $0 < .space || $0 == 0x7F }
  }
}
