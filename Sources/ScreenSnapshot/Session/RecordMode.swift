/// The changes that a recording makes.
package struct RecordMode: Equatable, Sendable {
  /// Whether goldens that exist stay unchanged.
  package let onlyMissing: Bool

  package let deletesObsolete: Bool

  /// Whether changes are reported but not made.
  package let isDryRun: Bool

  package init(
    onlyMissing: Bool = false, deletesObsolete: Bool = false, isDryRun: Bool = false
  ) {
    self.onlyMissing = onlyMissing
    self.deletesObsolete = deletesObsolete
    self.isDryRun = isDryRun
  }

  /// Whether the mode writes, moves or deletes a golden with this verdict.
  func changes(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .new, .renamed: true
    case .changed, .invalid: !onlyMissing
    case .obsolete: deletesObsolete
    case .matched, .crashed, .timedOut, .unstable: false
    }
  }
}
