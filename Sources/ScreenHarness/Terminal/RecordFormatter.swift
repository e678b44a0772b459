import ScreenSnapshot

/// What is said of a recording.
enum RecordFormatter {
  /// A file that was written or deleted.
  static func line(on change: GoldenChange, _ mode: RecordMode) -> String {
    let golden = TextColumns.visible(change.golden)
    switch change.kind {
    case .wrote: return "\(mode.isDryRun ? "would write" : "wrote") \(golden)"
    case .moved(let old):
      let verb = mode.isDryRun ? "would move" : "moved"
      return "\(verb) \(TextColumns.visible(old)) → \(golden)"
    case .deleted: return "\(mode.isDryRun ? "would delete" : "deleted") \(golden)"
    }
  }

  /// How many files were written, moved and deleted; nothing of what did not occur.
  static func counts(of changes: [GoldenChange], _ mode: RecordMode) -> [String] {
    ["written", "moved", "deleted"].compactMap { verb in
      let count = changes.filter { participle(of: $0.kind) == verb }.count
      return count > 0 ? "\(count) \(mode.isDryRun ? "would be " : "")\(verb)" : nil
    }
  }

  private static func participle(of kind: GoldenChange.Kind) -> String {
    switch kind {
    case .wrote: "written"
    case .moved: "moved"
    case .deleted: "deleted"
    }
  }

  /// That an interrupt came before all was written.
  static func words(onLeft count: Int) -> String {
    count == 1 ? "1 golden is as it was" : "\(count) goldens are as they were"
  }

  /// The files that could not be changed; where that is not allowed, what to do.
  ///
  /// - Parameters:
  ///   - record: What was recorded.
  ///   - command: The line that lets a plugin write; nil outside of one.
  /// - Returns: Lines for standard error.
  static func problems(in record: RecordReport, allowing command: String?) -> [String] {
    let lines = reasons(in: record.failures)
    guard record.failures.contains(where: \.isDenied) else { return lines }
    let hint = "hint: check the permissions of the folder"
    return lines + [hint + (command.map { "; SwiftPM lets the plugin write by\n  \($0)" } ?? "")]
  }

  /// The files that could not be changed; of many for one reason the first few.
  private static func reasons(in failures: [GoldenChangeError]) -> [String] {
    let most = 5
    let counts = failures.reduce(into: [:]) { $0[$1.reason, default: 0] += 1 }
    var shown: [String: Int] = [:]
    return failures.flatMap { failure -> [String] in
      let number = shown[failure.reason, default: 0] + 1
      shown[failure.reason] = number
      if number > most { return [] }
      let rest = (counts[failure.reason] ?? 0) - most
      return lines(on: failure)
        + (number == most && rest > 0 ? ["error: and \(rest) more: \(failure.reason)"] : [])
    }
  }

  /// A file that could not be changed.
  static func lines(on failure: GoldenChangeError) -> [String] {
    let verb =
      switch failure.kind {
      case .wrote: "write"
      case .moved(let old): "move \(TextColumns.visible(old)) to"
      case .deleted: "delete"
      }
    return ["error: cannot \(verb) \(TextColumns.visible(failure.golden)): \(failure.reason)"]
  }

  /// What was left as it is, and why.
  static func notes(on record: RecordReport, pruning command: String) -> [String] {
    let left = record.verdicts.counts[.obsolete] ?? 0
    let kept = record.verdicts.results.filter { $0.verdict == .changed || $0.line != nil }.count
    var notes: [String] = []
    if record.mode.onlyMissing && kept > 0 {
      notes += ["note: \(goldens(kept, "differs", "differ")), left alone by --missing"]
    }
    let isWhole = record.verdicts.patterns.isEmpty
    if isWhole && record.verdicts.isFirst && !record.verdicts.results.contains(where: \.hasContent)
    {
      notes += [
        """
        note: no screen has content yet, so pictures have titles and bars alone; it is told by \
        '\(MessageFormatting.contentSignature)' of the harness
        """
      ]
    }
    notes += record.lookalikes.map { DuplicateScreensNote.note(on: $0, isVerbose: false) }
    if !record.mode.deletesObsolete && left > 0 {
      notes += ["note: \(goldens(left, "is", "are")) obsolete; to delete:\n  \(command)"]
    }
    return notes
  }

  /// That goldens are kept under other names, where a manifest had none.
  static func note(onFirst manifest: String, besides others: [String]) -> String {
    """
    note: there were goldens of \(MessageFormatting.list(others.map(TextColumns.visible))), and none of \
    \(TextColumns.visible(manifest)); the folder is called like the harness's type without \
    'Snapshots', or as its 'static var manifest' says
    """
  }

  private static func goldens(_ count: Int, _ singular: String, _ plural: String) -> String {
    count == 1 ? "1 golden \(singular)" : "\(count) goldens \(plural)"
  }
}
