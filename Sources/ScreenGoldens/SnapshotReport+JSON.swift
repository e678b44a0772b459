import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenRendering
package import ScreenReports
import ScreenSnapshot
import ScreenText

extension SnapshotReport {
  /// The members of the report's JSON object.
  package func jsonObject(hasDiffs: Bool = true) -> JSONObject {
    [
      "partial": isInterrupted, "layouts": layouts, "patterns": selection.patterns.nonEmpty,
      "excluded": selection.exclusions.nonEmpty, "skipped": skipped.nonEmpty,
      "unsupported": unsupportedOperations.map(\.rawValue).nonEmpty,
      "counts": screenCounts.verdicts,
      "screens": screenResults.map { $0.jsonObject(hasDiff: hasDiffs) },
      "journeyCounts": journeyCounts.verdicts.isEmpty ? nil : journeyCounts.verdicts,
      "journeys": journeyResults.map { $0.jsonObject(hasDiff: hasDiffs) }.nonEmpty,
    ]
  }
}

extension ScreenResult {
  /// The result of a screen in a layout, of an obsolete golden, or of a journey.
  fileprivate func jsonObject(hasDiff: Bool) -> JSONObject {
    [
      "screen": folder.layout == nil ? nil : screen, "layout": folder.layout,
      "journey": folder.layout == nil ? screen : nil, "verdict": verdict, "golden": golden,
      "flow": flow, "tab": tab, "path": path, "headline": headline, "reason": reason,
      "signal": signal, "stderr": standardErrorTail.nonEmpty?.joined(separator: "\n"),
      "line": reportedLine, "note": note, "from": from,
      "diff": hasDiff ? diffText : nil,
    ]
  }

  /// The difference from the golden; of an unstable screen, the lines that differ, which are no patch.
  private var diffText: String? {
    verdict == .unstable
      ? difference?.diff.changedLines.joined(separator: "\n") : diff.map(file)
  }

  /// A difference of the golden as a unified diff.
  private func file(_ diff: UnifiedDiff) -> String {
    let bytes = diff.bytes(
      changing: from ?? golden, to: golden, isNew: verdict == .new && folder != .journeys)
    return String(decoding: bytes, as: UTF8.self)
  }
}
