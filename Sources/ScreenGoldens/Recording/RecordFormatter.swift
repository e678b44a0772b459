import ScreenDriver
import ScreenRendering
import ScreenText

/// Formats the changes, errors and notes of a recording.
package enum RecordFormatter {
  package static func line(on change: GoldenChange, _ mode: RecordMode) -> String {
    let words = mode.isDryRun ? "would \(change.verb.rawValue)" : change.verb.past
    return "\(words) \(change.goldens.joined(separator: " → "))"
  }

  /// The numbers of written, moved and deleted goldens, without zeros.
  package static func counts(of changes: [GoldenChange], _ mode: RecordMode) -> [String] {
    GoldenChange.Verb.allCases.compactMap { verb in
      let count = changes.count { $0.verb == verb }
      return count > 0 ? "\(count) \(mode.isDryRun ? "would be " : "")\(verb.participle)" : nil
    }
  }

  package static func unchangedGoldens(_ count: Int) -> String {
    count == 1 ? "1 golden is unchanged" : "\(count) goldens are unchanged"
  }

  /// The goldens that could not be changed, with a hint if permission is denied.
  ///
  /// The hint has the command that allows the plugin to write; nil outside of the plugin.
  package static func problems(in record: RecordReport, allowing command: String?) -> [String] {
    let excerpt = Excerpt(of: record.failures, maximum: maximumFailures)
    let lines = excerpt.prefix.map(line(on:)) + (excerpt.more.map { ["error: and \($0)"] } ?? [])
    guard record.failures.contains(where: \.isDenied) else { return lines }
    let hint = "hint: check the permissions of the folder"
    return lines + [hint + (command.map { ", or allow the plugin to write:\n  \($0)" } ?? "")]
  }

  private static let maximumFailures = 20

  static func line(on failure: GoldenChangeError) -> String {
    let goldens = failure.change.goldens.map { "'\($0)'" }.joined(separator: " to ")
    return "error: cannot \(failure.change.verb.rawValue) \(goldens): \(failure.reason)"
  }

  /// The notes on the whole run.
  package static func notes(on report: SnapshotReport) -> [String] {
    report.notes.map { "note: \($0)" }
  }

  /// The goldens that the recording left unchanged, and hints about missing content.
  ///
  /// The owners are a condition for deleting goldens.
  package static func notes(
    on record: RecordReport, pruning command: String, unless owners: String
  ) -> [String] {
    let left = record.verification.counts[.obsolete] ?? 0
    let kept = record.verification.results.count {
      $0.verdict == .changed || $0.hasInvalidGolden && $0.line != nil
    }
    var notes = notes(on: record.verification)
    if record.mode.onlyMissing && kept > 0 {
      notes += ["note: \(goldens(kept, "differs", "differ")), skipped because of --missing"]
    }
    let selectsAllScreens = record.verification.selection.isEmpty
    if selectsAllScreens && record.verification.hasNoGoldens
      && !record.verification.results.contains(where: { $0.rendered?.hasContent == true })
    {
      notes += [
        """
        note: no screen has content yet, so pictures contain only titles and bars
        hint: return titles and elements from 'content(of:in:)' in the harness
        """
      ]
    }
    notes += timeNotes(on: record.verification.results)
    notes += note(
      onMoving: record.verification.results.filter { $0.rendered?.movesOn == true }.map(\.screen))
    if !record.mode.deletesObsolete && left > 0 {
      let hint = "to delete \(left == 1 ? "it" : "them")\(owners):\n  \(command)"
      notes += ["note: \(goldens(left, "is", "are")) obsolete; \(hint)"]
    }
    return notes
  }

  /// The note on new goldens with a date or a time of the recording.
  static func timeNotes(on results: [ScreenResult]) -> [String] {
    let notes = results.compactMap { result in
      result.currentTime.map {
        "note: \(TextColumns.visible(result.golden)) contains the current date or time: \($0)"
      }
    }
    if notes.isEmpty { return [] }
    let excerpt = Excerpt(of: notes, maximum: 5)
    return excerpt.prefix + (excerpt.more.map { ["note: and \($0)"] } ?? [])
      + ["hint: use a fixture instead of 'Date()', because the text of a later run differs"]
  }

  /// The note on texts that `--no-workers` confirmed.
  package static let noteOnOneProcess = """
    note: one process rendered all screens, so it was not checked whether screens leave \
    something behind in the process (a static, a singleton)
    hint: run without --no-workers to check that
    """

  /// The note on screens on which the app does not stay.
  private static func note(onMoving screens: [String]) -> [String] {
    if screens.isEmpty { return [] }
    let excerpt = Excerpt(of: screens, fitting: maximumScreens)
    return [
      "note: 'settle(_:)' moves on from \(WordList.list(excerpt.entries(TextColumns.visible)))"
    ]
  }

  private static let maximumScreens = 8

  private static func goldens(_ count: Int, _ singular: String, _ plural: String) -> String {
    count == 1 ? "1 golden \(singular)" : "\(count) goldens \(plural)"
  }
}

extension GoldenChange {
  /// The path before a move, and the path.
  fileprivate var goldens: [String] {
    [oldGolden, golden].compactMap(\.self).map { TextColumns.visible($0) }
  }
}

extension GoldenChange.Verb {
  fileprivate var past: String { self == .write ? "wrote" : participle }

  fileprivate var participle: String {
    switch self {
    case .write: "written"
    case .move: "moved"
    case .delete: "deleted"
    }
  }
}
