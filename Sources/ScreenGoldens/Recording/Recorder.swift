import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenSystem

/// Writes, moves and deletes goldens.
package struct Recorder: Sendable {
  private let goldens: GoldenStore
  private let isInterrupted: @Sendable () -> Bool

  /// Creates a recorder that stops before the next golden once it is interrupted.
  package init(
    of goldens: GoldenStore, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.goldens = goldens
    self.isInterrupted = isInterrupted
  }

  /// Records all screens of a run that the mode selects.
  ///
  /// A screen that does not render does not keep the others from being recorded. An interrupt leaves
  /// each golden either old or new.
  ///
  /// - Parameters:
  ///   - mode: The changes to make.
  ///   - onChange: Receives a line after each change.
  ///   - compare: Compares the screens while this process holds the recording lock.
  /// - Returns: The verdicts before the recording, and the changes.
  /// - Throws: ``GoldenStoreError`` if another process is recording, and the errors of `compare`.
  @MainActor
  package func record(
    _ mode: RecordMode, onChange: (String) -> Void,
    comparing compare: () async throws -> SnapshotReport
  ) async throws -> RecordReport {
    let lock = mode.isDryRun ? nil : try goldens.lock()
    defer { lock?.release() }
    let report = try await compare()
    let wanted = report.proposals.compactMap { $0.change(by: mode) }
    let (changes, failures) = make(wanted, in: mode, onChange)
    return RecordReport(
      verification: report, mode: mode, changes: changes, failures: failures,
      remainingCount: wanted.count - changes.count - failures.count)
  }

  /// Accepts results of a review; a function receives a line after each change.
  func accept(
    _ results: [ScreenResult], onChange: (String) -> Void = { _ in }
  ) -> (changes: [GoldenChange], failures: [GoldenChangeError]) {
    let proposals = results.compactMap(\.change)
    do {
      let lock = try goldens.lock()
      defer { lock?.release() }
      return make(proposals, in: RecordMode(), onChange)
    } catch {
      return ([], proposals.map { failure(of: $0, error.firstLine) })
    }
  }
}

extension Recorder {
  /// Makes changes until an interrupt comes; those whose golden changed after the comparison fail.
  private func make(
    _ proposals: [ProposedChange], in mode: RecordMode, _ onChange: (String) -> Void
  ) -> (changes: [GoldenChange], failures: [GoldenChangeError]) {
    var changes: [GoldenChange] = []
    var failures: [GoldenChangeError] = []
    for proposal in proposals where !isInterrupted() {
      do throws(GoldenChangeError) {
        try checkIsUnchanged(proposal)
        if !mode.isDryRun { try write(proposal) }
        let change = change(proposal)
        changes.append(change)
        onChange(change.line(in: mode))
      } catch {
        failures.append(error)
      }
    }
    return (changes, failures)
  }

  private func checkIsUnchanged(_ proposal: ProposedChange) throws(GoldenChangeError) {
    let isUnchanged =
      goldens.bytes(of: proposal.file) == proposal.golden
      && proposal.previousFile.flatMap(goldens.bytes) == proposal.previousGolden
    guard isUnchanged else { throw failure(of: proposal, "it changed after it was compared") }
  }

  private func change(_ proposal: ProposedChange) -> GoldenChange {
    var verb: GoldenChange.Verb = proposal.previousFile == nil ? .write : .move
    if proposal.text == nil { verb = .delete }
    return GoldenChange(
      verb: verb, golden: goldens.displayPath(of: proposal.file),
      oldGolden: proposal.previousFile.map(goldens.displayPath))
  }

  private func write(_ proposal: ProposedChange) throws(GoldenChangeError) {
    do throws(FileSystem.Failure) {
      guard let text = proposal.text else { return try goldens.remove(proposal.file) }
      try goldens.write(text, to: proposal.file)
      // If the process is killed before this, both goldens exist, complete.
      if let old = proposal.previousFile { try goldens.remove(old) }
    } catch {
      throw failure(of: proposal, error.reason, isDenied: error.isDenied)
    }
  }

  private func failure(
    of proposal: ProposedChange, _ reason: String, isDenied: Bool = false
  ) -> GoldenChangeError {
    GoldenChangeError(change: change(proposal), reason: reason, isDenied: isDenied)
  }
}

extension ScreenResult {
  /// The change that a recording makes; nil if it makes none.
  ///
  /// A recording of missing goldens fills the empty results of a journey, even if others changed.
  func change(by mode: RecordMode) -> ProposedChange? {
    if mode.changes(verdict) { return change }
    // A journey that cannot be parsed is invalid, and so has no results to fill in.
    guard mode.onlyMissing, folder == .journeys, verdict == .changed, var change,
      let old = change.golden.flatMap({ try? JourneyFile(parsing: $0) }),
      let new = change.text.flatMap({ try? JourneyFile(parsing: $0) })
    else { return nil }
    change.text = old.fillingOnlyMissing(with: new.steps.map(\.result))
    return change.text == old.filled(with: []) ? nil : change
  }
}
