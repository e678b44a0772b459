package import ScreenDriver
package import ScreenJobs
package import ScreenRendering

/// Replays a journey.
package struct JourneyJob: GoldenJob {
  let journey: JourneySource

  /// Whether the journey ends before a step that is known to fail, because the step ends the process.
  var endsBeforeKnown = false

  /// The dialogs of the manifest that its steps go to, by the positions of their screens.
  package var dialogs: [Int: ManifestDialog] = [:]

  package init(_ journey: JourneySource) {
    self.journey = journey
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> RenderedScreen {
    if let defect = journey.defect { throw JobFailure(reason: defect) }
    do {
      return try await tools[JourneyPlayer.self].render(self, with: tools.options, onStep: onStep)
    } catch let error as JourneyFileError {
      throw JobFailure(reason: "\(error.defect); \(error.defect.hint)", line: error.line)
    }
  }
}

extension JourneyJob {
  package static var jobsPerProcess: Int { 8 }

  package func work(among screens: [String]) -> String {
    "rendering \(path(among: screens))"
  }

  var folders: [GoldenFolder] { [.journeys] }

  func name(among screens: [String]) -> String { journey.name }

  /// The names of the screens that its steps go to.
  var shownScreens: Set<String> {
    // A file that cannot be parsed has no steps.
    let steps = (try? JourneyFile(parsing: journey.bytes))?.steps ?? []
    return Set(steps.compactMap(\.action.shownScreen))
  }

  /// The journey up to the step that ended the process, if the journey says that the step does.
  func retry(after outcome: JobOutcome<RenderedScreen>) -> JourneyJob? {
    guard case .journeyStep(let line, _) = outcome.interruptedActivity,
      let file = try? JourneyFile(parsing: journey.bytes),
      file.steps.contains(where: { $0.line == line && $0.known != nil })
    else { return nil }
    var job = self
    job.endsBeforeKnown = true
    return job
  }

  func path(among screens: [String]) -> String {
    "\(GoldenFolder.journeys.rawValue)/\(journey.name)"
  }

  func goldenName(among screens: [String]) -> String { journey.name }

  /// The file that was replayed, because its author may have changed it since.
  func golden(_ file: GoldenFile, in store: GoldenStore) -> [UInt8]? { journey.bytes }

  /// Compares a journey with its file without regard to the blank lines between blocks; a journey that only fills in
  /// results that are missing is new.
  func comparison(of text: [UInt8], with golden: [UInt8]?) -> GoldenComparison {
    guard let golden else { return .new }
    let note = GoldenComparison.note(onLineEndingsOf: golden)
    if LineEndings.normalized(golden) == text { return .matched(note: note) }
    // A file that cannot be parsed has no results that are missing.
    let files = (try? JourneyFile(parsing: golden), try? JourneyFile(parsing: text))
    guard let old = files.0, let new = files.1 else { return .changed(note: note) }
    if old.filled(with: []) == text { return .matched(note: note) }
    return old.isCompleted(by: new) ? .new : .changed(note: note)
  }
}

extension JobKinds {
  package static let ofGoldens: [any Job.Type] = [JourneyJob.self, SkippedScreenJob.self]
}
