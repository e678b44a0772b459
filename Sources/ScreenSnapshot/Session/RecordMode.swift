/// What a recording writes and deletes.
package struct RecordMode: Equatable, Sendable {
  /// Whether only goldens that are missing are written.
  package let onlyMissing: Bool

  /// Whether obsolete goldens are deleted.
  package let deletesObsolete: Bool

  /// Whether it is only told what would be done.
  package let isDryRun: Bool

  /// Creates a mode; without arguments, one that writes what is new or differs.
  package init(
    onlyMissing: Bool = false, deletesObsolete: Bool = false, isDryRun: Bool = false
  ) {
    self.onlyMissing = onlyMissing
    self.deletesObsolete = deletesObsolete
    self.isDryRun = isDryRun
  }

  /// Whether a golden with this verdict is written, moved or deleted.
  func changes(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .new, .renamed: true
    case .changed, .invalid: !onlyMissing
    case .obsolete: deletesObsolete
    case .matched, .crashed, .timedOut, .unstable: false
    }
  }
}
