/// The verdicts and the changes of a recording.
package struct RecordReport: Sendable {
  /// The verdicts before the recording.
  package let verdicts: SnapshotReport

  package let mode: RecordMode

  /// The changes, or those that a dry run would make.
  package let changes: [GoldenChange]

  package let failures: [GoldenChangeError]

  /// The number of goldens that an interrupt left unchanged.
  package let remainingCount: Int

  /// In a first recording, the groups of screens with equal texts, except for name and link: their
  /// harness may lack content.
  package let duplicateScreens: [[String]]

  /// The screens that could not be recorded because they did not render.
  package var unrecorded: [ScreenResult] {
    verdicts.results.filter { $0.verdict.conclusion == .incomplete && !$0.hasInvalidGolden }
  }

  /// Whether everything was recorded, or why not.
  package var conclusion: Conclusion {
    if verdicts.isInterrupted || remainingCount > 0 { return .interrupted }
    return unrecorded.isEmpty && failures.isEmpty && verdicts.problems.isEmpty
      ? .matched : .incomplete
  }
}
