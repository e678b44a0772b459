package import ScreenGoldens
package import ScreenJobs
import ScreenRendering
import ScreenSystem

/// A journey that was written.
package struct SavedJourney: Equatable, Sendable {
  /// The path of the file as it is printed.
  package let path: String
  package let stepCount: Int

  /// Whether the steps led elsewhere when they were performed again.
  package let differs: Bool
}

extension ExploreSession {
  /// Checks that a journey can be saved.
  package func check(
    _ name: String, replaces: Bool, in goldens: GoldenStore
  ) throws(ExploreProblem) {
    if journey.steps.isEmpty { throw .nothingToSave }
    let file = GoldenFile(folder: .journeys, name: name)
    let path = goldens.displayPath(of: file)
    let golden: [UInt8]?
    do throws(FileSystem.Failure) {
      golden = try goldens.read(file)
    } catch {
      throw .cannotWrite(path: path, reason: error.reason)
    }
    if golden != nil, !replaces { throw .exists(path: path, name: name) }
  }

  /// Plays the steps as a journey, writes the journey with the results, and returns what it wrote.
  ///
  /// The journey ends with the whole text of the screen, because a path does not show that a list lost a row. The
  /// runner plays the journey in a process of its own if it can. The prose is a line above the steps, and empty for
  /// none.
  ///
  /// - Throws: ``ExploreProblem``; `CancellationError` after an interrupt; or the error of the runner.
  package func save(
    _ name: String, prose: String, replaces: Bool, in goldens: GoldenStore,
    with runner: any JobRunner, isInterrupted: () -> Bool = { false }, onWait: () -> Void
  ) async throws -> SavedJourney {
    try check(name, replaces: replaces, in: goldens)
    let file = GoldenFile(folder: .journeys, name: name)
    let text = journey.endingWithLook.bytes(prose: prose)
    let steps = journey.endingWithLook.steps
    guard let parsed = try? JourneyFile(parsing: text), parsed.steps.map(\.action) == steps
    else { throw ExploreProblem.invalidProse }
    let played = try await played(JourneySource(name: name, bytes: text), with: runner)
    do {
      try goldens.check(isRequired: false)
      let lock = try await goldens.lock(isInterrupted: isInterrupted, onWait: onWait)
      defer { lock?.release() }
      try check(name, replaces: replaces, in: goldens)
      try goldens.write(played, to: file)
    } catch let problem as ExploreProblem {
      throw problem
    } catch RecordingLockError.interrupted {
      throw CancellationError()
    } catch {
      let reason = (error as? FileSystem.Failure)?.reason ?? error.firstLine
      throw ExploreProblem.cannotWrite(path: goldens.displayPath(of: file), reason: reason)
    }
    return SavedJourney(
      path: goldens.displayPath(of: file), stepCount: steps.count,
      differs: layout == harness.journeyLayout && played != text
        && (try? JourneyFile(parsing: played)).map(parsed.isCompleted) != true)
  }

  private func played(
    _ journey: JourneySource, with runner: any JobRunner
  ) async throws -> [UInt8] {
    var bytes: [UInt8]?
    var reason: String?
    var job = JourneyJob(journey)
    job.dialogs = try await dialogs(shownBy: self.journey.steps)
    _ = try await runner.run([job]) { _, outcome in
      if case .completed(let rendered) = outcome { bytes = rendered.texts.first?.bytes }
      reason = outcome.failureReason
    }
    if let bytes { return bytes }
    if let reason { throw ExploreProblem.cannotReplay(reason: reason) }
    throw CancellationError()
  }
}
