package import ScreenReports

/// The changes that a recording makes.
package struct RecordMode: Equatable, Sendable {
  /// Whether goldens that exist stay unchanged.
  let onlyMissing: Bool

  let deletesObsolete: Bool

  /// Whether changes are reported but not made.
  let isDryRun: Bool

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

/// The verdicts and the changes of a recording.
package struct RecordReport: Sendable {
  /// The verdicts before the recording.
  package let verification: SnapshotReport

  let mode: RecordMode

  /// The changes, or those that a dry run would make.
  let changes: [GoldenChange]

  let failures: [GoldenChangeError]

  /// The number of goldens that an interrupt left unchanged.
  let remainingCount: Int

  /// The screens that could not be recorded because they did not render.
  package var unrecorded: [ScreenResult] {
    verification.results.filter { $0.verdict.conclusion == .incomplete && !$0.hasInvalidGolden }
  }

  /// Whether everything was recorded, or why not.
  package var conclusion: Conclusion {
    if verification.isInterrupted || remainingCount > 0 { return .interrupted }
    return unrecorded.isEmpty && failures.isEmpty && verification.problems.isEmpty
      ? .matched : .incomplete
  }
}

/// A golden that was written, moved or deleted.
struct GoldenChange: Equatable, Sendable {
  enum Verb: String, CaseIterable, Sendable {
    case write
    case move
    case delete
  }

  let verb: Verb

  /// The path of the golden, relative to the package.
  let golden: String

  /// The path before a move.
  var oldGolden: String?
}

/// A golden that could not be written, moved or deleted.
struct GoldenChangeError: Error, Equatable, Sendable {
  let change: GoldenChange

  /// The message of the C library.
  let reason: String

  /// Whether permission is denied, as in the sandbox of a plugin.
  let isDenied: Bool
}
