/// What a recording found and did.
package struct RecordReport: Sendable {
  /// The verdicts as they were before anything was written.
  package let verdicts: SnapshotReport

  /// What was to be written.
  package let mode: RecordMode

  /// What was written, moved and deleted, or would have been.
  package let changes: [GoldenChange]

  /// What could not be written, moved or deleted.
  package let failures: [GoldenChangeError]

  /// How many goldens an interrupt left as they were.
  package let left: Int

  /// Of a first recording, the groups of screens whose texts are equal but for name and link, in
  /// declared order: the router may show more than the harness tells of.
  package let lookalikes: [[String]]

  /// The screens that could not be recorded, since they could not be shown.
  package var unrecorded: [ScreenResult] {
    verdicts.results.filter { $0.verdict.conclusion == .incomplete && !$0.hasInvalidGolden }
  }

  /// Whether everything was recorded, or why not.
  package var conclusion: Conclusion {
    if verdicts.isInterrupted || left > 0 { return .interrupted }
    return unrecorded.isEmpty && failures.isEmpty && verdicts.problems.isEmpty
      ? .matched : .incomplete
  }
}
