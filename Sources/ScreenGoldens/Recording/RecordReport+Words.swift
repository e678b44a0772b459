import ScreenDriver
import ScreenRendering
import ScreenText

extension RecordReport {
  /// The numbers of written, moved and deleted goldens, without zeros.
  package var counts: [String] {
    ScreenResult.Verb.allCases.compactMap { verb in
      let count = changed.count { $0.verb == verb }
      return count > 0 ? "\(count) \(mode.isDryRun ? "would be " : "")\(verb.participle)" : nil
    }
  }

  /// What an interrupt means for the goldens; nil without one.
  package var interruption: String? {
    if verification.isInterrupted { return "nothing was recorded" }
    if remainingCount == 0 { return nil }
    return Self.goldens(remainingCount, "is unchanged", "are unchanged")
  }

  /// The goldens that could not be changed, with a hint if permission is denied.
  ///
  /// The hint has the command that allows the plugin to write; nil outside of the plugin.
  package func problems(allowing command: String?) -> [String] {
    let excerpt = Excerpt(of: failures, maximum: Self.maximumFailures)
    let lines = excerpt.prefix.map(\.line) + (excerpt.more.map { ["error: and \($0)"] } ?? [])
    guard failures.contains(where: \.isDenied) else { return lines }
    let hint = "hint: check the permissions of the folder"
    return lines + [hint + (command.map { ", or allow the plugin to write:\n  \($0)" } ?? "")]
  }

  private static let maximumFailures = 20

  /// The notes on the run, the goldens that the recording left unchanged, and hints about missing content.
  ///
  /// The owners are a condition for deleting goldens.
  package func notes(pruning command: String, unless owners: String) -> [String] {
    let left = verification.counts[.obsolete] ?? 0
    let kept = verification.results.count {
      $0.verdict == .changed || $0.hasInvalidGolden && $0.line != nil
    }
    var notes = verification.notes.map { "note: \($0)" }
    if mode.onlyMissing && kept > 0 {
      let goldens = Self.goldens(kept, "differs", "differ")
      notes += ["note: \(goldens), skipped because of --missing"]
    }
    if verification.selection.isEmpty && verification.hasNoGoldens
      && !verification.results.contains(where: { $0.rendered?.hasContent == true })
    {
      notes += [
        """
        note: no screen has content yet, so pictures contain only titles and bars
        hint: return titles and elements from 'content(of:in:)' in the harness
        """
      ]
    }
    notes += Self.timeNotes(on: changed, verification.times)
    let moving = verification.results.filter { $0.rendered?.movesOn == true }.map(\.screen)
    if !moving.isEmpty {
      let names = Excerpt(of: moving, fitting: Self.maximumScreens).entries(TextColumns.visible)
      notes += ["note: 'settle(_:)' moves on from \(WordList.list(names))"]
    }
    if !mode.deletesObsolete && left > 0 {
      let hint = "to delete \(left == 1 ? "it" : "them")\(owners):\n  \(command)"
      notes += ["note: \(Self.goldens(left, "is", "are")) obsolete; \(hint)"]
    }
    return notes
  }

  private static let maximumScreens = 8

  private static func goldens(_ count: Int, _ singular: String, _ plural: String) -> String {
    count == 1 ? "1 golden \(singular)" : "\(count) goldens \(plural)"
  }

  /// The notes on goldens that were written with a date or a time of the run, which they did not have before.
  static func timeNotes(on changed: [ScreenResult], _ times: RunTimes?) -> [String] {
    let notes = changed.compactMap { result -> String? in
      guard let times, let change = result.change, let text = change.text,
        let time = times.first(in: text), change.oldGolden.flatMap(times.first) == nil
      else { return nil }
      return
        "note: \(TextColumns.visible(result.golden)) contains the current date or time: \(time)"
    }
    if notes.isEmpty { return [] }
    let excerpt = Excerpt(of: notes, maximum: 5)
    return excerpt.prefix + (excerpt.more.map { ["note: and \($0)"] } ?? [])
      + ["hint: use a fixture instead of 'Date()', because the text of a later run differs"]
  }
}

extension ScreenResult {
  /// What a recording does with the golden.
  enum Verb: String, CaseIterable {
    case write
    case move
    case delete

    fileprivate var past: String { self == .write ? "wrote" : participle }

    fileprivate var participle: String {
      switch self {
      case .write: "written"
      case .move: "moved"
      case .delete: "deleted"
      }
    }
  }

  var verb: Verb { verdict == .obsolete ? .delete : verdict == .renamed ? .move : .write }

  /// The path before a move, and the path.
  var changedGoldens: [String] {
    [from, golden].compactMap(\.self).map { TextColumns.visible($0) }
  }

  /// The line on the change: `wrote manifests/Bookshelf/compact/library.txt`.
  func line(in mode: RecordMode) -> String {
    let words = mode.isDryRun ? "would \(verb.rawValue)" : verb.past
    return "\(words) \(changedGoldens.joined(separator: " → "))"
  }
}
