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

  /// Whether a golden with this verdict is written.
  func writes(_ verdict: Verdict) -> Bool {
    switch verdict {
    case .new: true
    case .changed, .invalid: !onlyMissing
    case .matched, .obsolete: false
    }
  }
}

/// A golden file that was written or deleted.
package struct GoldenChange: Equatable, Sendable {
  /// What was done.
  package enum Kind: Sendable {
    /// The file holds the screen's text now.
    case wrote
    /// The file is gone.
    case deleted
  }

  /// What was done.
  package let kind: Kind

  /// The file's path, relative to the package.
  package let golden: String
}

/// A golden file that could not be written or deleted.
package struct GoldenChangeError: Error, Equatable, Sendable {
  /// What was tried.
  package let kind: GoldenChange.Kind

  /// The file's path, relative to the package.
  package let golden: String

  /// The failure in the words of the C library.
  package let reason: String

  /// Whether it is not allowed, as in the sandbox of a plugin.
  package let isDenied: Bool
}

/// Why a screen has no text.
package struct ScreenFailure: Error, Equatable, Sendable {
  /// The screen's raw value.
  package let screen: String

  /// The error that the harness, or the check of the visible state, ended with.
  package let reason: String
}

/// What a recording found and did.
package struct RecordReport: Sendable {
  /// The verdicts as they were before anything was written.
  package let verdicts: SnapshotReport

  /// What was to be written.
  package let mode: RecordMode

  /// What could not be written or deleted.
  package let failures: [GoldenChangeError]

  /// The screens that could not be recorded, since they could not be shown.
  package var unrecorded: [ScreenResult] {
    verdicts.results.filter { $0.verdict == .invalid && $0.path == nil }
  }

  /// The status that a recording ends with: 2 where a screen could not be recorded.
  package var status: Int32 {
    unrecorded.isEmpty && failures.isEmpty ? 0 : 2
  }
}
