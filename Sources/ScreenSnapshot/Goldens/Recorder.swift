/// Writes, moves and deletes goldens.
package struct Recorder: Sendable {
  private let goldens: GoldenStore
  private let isInterrupted: @Sendable () -> Bool
  private let onInterrupt: OnInterrupt

  /// Creates a recorder that stops before the next golden once it is interrupted.
  package init(
    of goldens: GoldenStore, isInterrupted: @escaping @Sendable () -> Bool = { false },
    onInterrupt: @escaping OnInterrupt = { _ in }
  ) {
    self.goldens = goldens
    self.isInterrupted = isInterrupted
    self.onInterrupt = onInterrupt
  }

  /// Records all screens of a run that the mode selects.
  ///
  /// A screen that does not render does not keep the others from being recorded. An interrupt leaves
  /// each golden either old or new.
  ///
  /// - Parameters:
  ///   - mode: The changes to make.
  ///   - onWait: Called with the owner of the recording lock if another process holds it.
  ///   - onChange: Called after each change.
  ///   - compare: Compares the screens while this process holds the recording lock.
  /// - Returns: The verdicts before the recording, and the changes.
  /// - Throws: ``RecordingLockError`` if another recording does not end, and the errors of `compare`.
  @MainActor
  package func record(
    _ mode: RecordMode, onWait: (String) -> Void = { _ in },
    onChange: (GoldenChange) -> Void, comparing compare: () async throws -> ComparedRun
  ) async throws -> RecordReport {
    let lock =
      mode.isDryRun ? nil : try await goldens.lock(onInterrupt: onInterrupt, onWait: onWait)
    defer { lock?.release() }
    let run = try await compare()
    let wanted = run.proposals.compactMap { $0.limited(to: mode) }
    let writer = mode.isDryRun ? nil : GoldenWriter(goldens)
    var changes: [GoldenChange] = []
    var failures: [GoldenChangeError] = []
    for proposal in wanted where !isInterrupted() {
      do throws(GoldenChangeError) {
        if proposal.file.folder == .journeys { try checkIsUnchanged(proposal) }
        let change = try apply(proposal, with: writer)
        changes.append(change)
        onChange(change)
      } catch {
        failures.append(error)
      }
    }
    return RecordReport(
      verification: run.report, mode: mode, changes: changes, failures: failures,
      remainingCount: wanted.count - changes.count - failures.count,
      duplicateScreens: run.report.hasNoGoldens ? Self.duplicateScreens(among: run.proposals) : [])
  }

  /// Accepts proposals of a review until an interrupt comes.
  ///
  /// - Parameters:
  ///   - proposals: The proposals; those whose golden changed since the comparison fail.
  ///   - onWait: Called with the owner of the recording lock if another process holds it.
  /// - Returns: The change or the error of each proposal.
  @MainActor
  package func accept(
    _ proposals: some Sequence<GoldenProposal>, onWait: (String) -> Void = { _ in }
  ) async -> [Result<GoldenChange, GoldenChangeError>] {
    let lock: RecordingLock?
    do {
      lock = try await goldens.lock(onInterrupt: onInterrupt, onWait: onWait)
    } catch {
      return proposals.map { .failure(failure(of: $0, error.firstLine)) }
    }
    defer { lock?.release() }
    let writer = GoldenWriter(goldens)
    var results: [Result<GoldenChange, GoldenChangeError>] = []
    for proposal in proposals where !isInterrupted() {
      results.append(Result { () throws(GoldenChangeError) in try accept(proposal, with: writer) })
    }
    return results
  }
}

extension Recorder {
  private func accept(
    _ proposal: GoldenProposal, with writer: GoldenWriter
  ) throws(GoldenChangeError) -> GoldenChange {
    try checkIsUnchanged(proposal)
    return try apply(proposal, with: writer)
  }

  private func checkIsUnchanged(_ proposal: GoldenProposal) throws(GoldenChangeError) {
    let isUnchanged =
      (try? goldens.read(proposal.file)) == proposal.golden
      && proposal.previousFile.flatMap { try? goldens.read($0) } == proposal.previousGolden
    guard isUnchanged else { throw failure(of: proposal, "it changed after it was compared") }
  }

  /// Makes the change of a proposal; without a writer, only describes it.
  private func apply(
    _ proposal: GoldenProposal, with writer: GoldenWriter?
  ) throws(GoldenChangeError) -> GoldenChange {
    do throws(FileSystem.Failure) {
      if let writer { try write(proposal, with: writer) }
    } catch {
      throw failure(of: proposal, error.reason, isDenied: error.isDenied)
    }
    return GoldenChange(
      kind: proposal.kind(in: goldens), golden: goldens.displayPath(of: proposal.file))
  }

  private func write(
    _ proposal: GoldenProposal, with writer: GoldenWriter
  ) throws(FileSystem.Failure) {
    switch (proposal.text, proposal.previousFile) {
    case (nil, _): try writer.remove(proposal.file)
    case (let text?, nil): try writer.write(text, to: proposal.file)
    case (let text?, let old?): try writer.move(old, to: proposal.file, holding: text)
    }
  }

  private func failure(
    of proposal: GoldenProposal, _ reason: String, isDenied: Bool = false
  ) -> GoldenChangeError {
    GoldenChangeError(
      kind: proposal.kind(in: goldens), golden: goldens.displayPath(of: proposal.file),
      reason: reason, isDenied: isDenied)
  }

  /// The screens with equal pictures in the first layout.
  private static func duplicateScreens(among proposals: [GoldenProposal]) -> [[String]] {
    guard let folder = proposals.first?.result.folder, folder.layout?.isPicture ?? false else {
      return []
    }
    var duplicates = DuplicateScreens()
    for proposal in proposals where proposal.result.folder == folder {
      if let text = proposal.text { duplicates.add(text, of: proposal.result.screen) }
    }
    return duplicates.groups
  }
}
