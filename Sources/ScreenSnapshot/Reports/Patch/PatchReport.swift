/// The report as a patch that `git apply` takes: applied, all goldens are as this run shows them.
///
/// - SeeAlso: git-diff(1), "Generating patch text with -p", for the extended headers.
enum PatchReport {
  /// Writes the patch, with what it cannot do in front of it, where patches may have any text.
  static func bytes(of report: SnapshotReport, in context: ReportContext) -> [UInt8] {
    let changes = report.results.map { result in
      (
        result,
        result.verdict == .obsolete && !report.coversAllScreens ? nil : change(result, context)
      )
    }
    var notes = report.problemLines
    for (result, change) in changes where result.verdict != .matched && change == nil {
      let isOutside = context.repositoryPath(result.golden) == nil
      let isUnsure = result.verdict == .obsolete && !report.coversAllScreens
      let reason =
        isOutside
        ? "it is not in the repository"
        : isUnsure ? "a screen that was not looked at may have been called so" : result.reason
      let words = reason.map { ": \($0)" } ?? ""
      notes.append("not in this patch: \(result.verdict.rawValue) \(result.golden)\(words)")
    }
    let head = notes.map { "# \(TextColumns.visible($0))\n" }.joined()
    return changes.reduce(into: Array(head.utf8)) { $0 += $1.1 ?? [] }
  }

  /// One file's part; nil where there is none.
  private static func change(_ result: ScreenResult, _ context: ReportContext) -> [UInt8]? {
    guard let new = context.repositoryPath(result.golden),
      let old = context.repositoryPath(result.from ?? result.golden)
    else { return nil }
    switch result.verdict {
    case .matched, .invalid, .crashed, .timedOut, .unstable: return nil
    case .changed:
      return result.patchDiff.map { file($0, from: old, to: new) }
    case .new:
      return result.patchDiff.map { file($0, from: new, to: new, "new file mode 100644") }
    case .renamed:
      let names = "rename from \(GitPath.quoted(old))\nrename to \(GitPath.quoted(new))"
      return result.patchDiff.map { file($0, from: old, to: new, names) }
    case .obsolete:
      guard let golden = context.golden(result.golden) else { return nil }
      let diff = UnifiedDiff(LineDiff(from: golden, to: []))
      return file(diff, from: old, to: new, "deleted file mode 100644")
    }
  }

  private static func file(
    _ diff: UnifiedDiff, from old: String, to new: String, _ header: String? = nil
  ) -> [UInt8] {
    let names = "\(GitPath.quoted("a/\(old)")) \(GitPath.quoted("b/\(new)"))"
    var bytes = Array("diff --git \(names)\n".utf8)
    if let header { bytes += "\(header)\n".utf8 }
    diff.append(
      changing: old, to: new, isNew: header?.hasPrefix("new") ?? false,
      isGone: header?.hasPrefix("deleted") ?? false, &bytes)
    return bytes
  }
}
