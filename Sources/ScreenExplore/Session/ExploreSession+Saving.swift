import ScreenGoldens
import ScreenJobs
import ScreenRendering
import ScreenSystem
import ScreenText

/// A journey that was written.
struct SavedJourney: Equatable, Sendable {
  /// The path of the file as it is printed.
  let path: String
  let stepCount: Int

  /// Whether the steps led elsewhere when they were performed again.
  let differs: Bool

  /// The line that says what was written.
  var line: String { "wrote \(TextColumns.visible(path)) (\(WordList.count(stepCount, "step")))" }

  /// The note on steps that led elsewhere.
  var note: String? {
    !differs
      ? nil
      : """
      note: the steps led elsewhere when they were performed again; the file has the new results
      hint: make the app start in the same state every time
      """
  }
}

extension ExploreSession {
  /// Checks that a journey can be saved.
  func check(
    _ name: String, replaces: Bool, in files: JourneyFiles
  ) throws(ExploreProblem) {
    let goldens = files.goldens
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
  func save(
    _ name: String, prose: String, replaces: Bool, in files: JourneyFiles
  ) async throws -> SavedJourney {
    try check(name, replaces: replaces, in: files)
    let goldens = files.goldens
    let file = GoldenFile(folder: .journeys, name: name)
    let text = journey.endingWithLook.bytes(prose: prose)
    let steps = journey.endingWithLook.steps
    guard let parsed = try? JourneyFile(parsing: text), parsed.steps.map(\.action) == steps
    else { throw ExploreProblem.invalidProse }
    let played = try await played(JourneySource(name: name, bytes: text), with: files.runner)
    do {
      try goldens.check(isRequired: false)
      let lock = try goldens.lock()
      defer { lock?.release() }
      try check(name, replaces: replaces, in: files)
      try goldens.write(played, to: file)
    } catch let problem as ExploreProblem {
      throw problem
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
