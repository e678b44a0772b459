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

  /// The results whose goldens were changed, or that a dry run would change.
  let changed: [ScreenResult]

  let failures: [RecordingFailure]

  /// The number of goldens that an interrupt left unchanged.
  let remainingCount: Int

  /// Whether everything was recorded, or why not.
  package var conclusion: Conclusion {
    if verification.isInterrupted || remainingCount > 0 { return .interrupted }
    return verification.notRendered.isEmpty && failures.isEmpty && verification.problems.isEmpty
      ? .matched : .incomplete
  }
}

/// Why a golden could not be written, moved or deleted.
struct RecordingFailure: Equatable, Sendable {
  /// The error for people, with the reason.
  let line: String

  /// Whether permission is denied, as in the sandbox of a plugin.
  let isDenied: Bool

  /// Creates the failure of a result for a reason, which is a message of the C library.
  init(of result: ScreenResult, _ reason: String, isDenied: Bool = false) {
    let goldens = result.changedGoldens.map { "'\($0)'" }.joined(separator: " to ")
    line = "error: cannot \(result.verb.rawValue) \(goldens): \(reason)"
    self.isDenied = isDenied
  }
}
