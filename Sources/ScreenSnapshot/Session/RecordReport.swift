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
    verdicts.results.filter { $0.verdict.status == 2 && !$0.hasInvalidGolden }
  }

  /// The status that a recording ends with: 2 where a screen could not be recorded, or something else
  /// went wrong.
  package var status: Int32 {
    unrecorded.isEmpty && failures.isEmpty && verdicts.problems.isEmpty ? 0 : 2
  }
}
