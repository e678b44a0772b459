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
    let wanted = report.proposals.compactMap { $0.accepted(by: mode) }
    let (changed, failures) = change(wanted, in: mode, onChange)
    return RecordReport(
      verification: report, mode: mode, changed: changed, failures: failures,
      remainingCount: wanted.count - changed.count - failures.count)
  }

  /// Accepts results of a review; a function receives a line after each change.
  func accept(
    _ results: [ScreenResult], onChange: (String) -> Void = { _ in }
  ) -> (changed: [ScreenResult], failures: [RecordingFailure]) {
    do {
      let lock = try goldens.lock()
      defer { lock?.release() }
      return change(results, in: RecordMode(), onChange)
    } catch {
      return ([], results.map { RecordingFailure(of: $0, error.firstLine) })
    }
  }

  /// Changes the goldens of results until an interrupt comes.
  private func change(
    _ results: [ScreenResult], in mode: RecordMode, _ onChange: (String) -> Void
  ) -> (changed: [ScreenResult], failures: [RecordingFailure]) {
    var changed: [ScreenResult] = []
    var failures: [RecordingFailure] = []
    for result in results where !isInterrupted() {
      guard let change = result.change else { continue }
      if !isUnchanged(result.file, change) {
        failures.append(RecordingFailure(of: result, "it changed after it was compared"))
        continue
      }
      do throws(FileSystem.Failure) {
        if !mode.isDryRun { try make(change, of: result.file) }
        changed.append(result)
        onChange(result.line(in: mode))
      } catch {
        failures.append(RecordingFailure(of: result, error.reason, isDenied: error.isDenied))
      }
    }
    return (changed, failures)
  }

  /// Whether the goldens are as they were when they were compared.
  private func isUnchanged(_ file: GoldenFile, _ change: ProposedChange) -> Bool {
    goldens.bytes(of: file) == change.golden
      && change.previousFile.flatMap(goldens.bytes) == change.previousGolden
  }

  private func make(
    _ change: ProposedChange, of file: GoldenFile
  ) throws(FileSystem.Failure) {
    guard let text = change.text else { return try goldens.remove(file) }
    try goldens.write(text, to: file)
    // If the process is killed before this, both goldens exist, complete.
    if let old = change.previousFile { try goldens.remove(old) }
  }
}

extension ScreenResult {
  /// The result with the change that a recording makes; nil if the golden stays.
  ///
  /// A recording of missing goldens fills the empty results of a journey, even if others changed.
  fileprivate func accepted(by mode: RecordMode) -> ScreenResult? {
    if mode.changes(verdict) { return self }
    // A journey that cannot be parsed is invalid, and so has no results to fill in.
    guard mode.onlyMissing, folder == .journeys, verdict == .changed, let change,
      let old = change.golden.flatMap({ try? JourneyFile(parsing: $0) }),
      let new = change.text.flatMap({ try? JourneyFile(parsing: $0) })
    else { return nil }
    var result = self
    result.change?.text = old.fillingOnlyMissing(with: new.steps.map(\.result))
    return result.change?.text == old.filled(with: []) ? nil : result
  }
}
