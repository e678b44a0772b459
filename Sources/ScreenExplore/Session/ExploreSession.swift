package import ScreenContents
package import ScreenDriver
package import ScreenGoldens
package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot
package import ScreenSystem
import ScreenText

/// An exploration of an app: what a person, a script or an assistant did, and what is visible.
///
/// A line that cannot be performed changes nothing.
@MainActor
package struct ExploreSession {
  let app: ExploredApp

  /// The layout that the app is shown in.
  let layout: ScreenLayout

  /// The store of journeys, and the runner that plays a journey before it is saved.
  private let goldens: GoldenStore
  private let runner: any JobRunner

  private let finder: DialogFinder

  let console: Console

  private(set) var page = ExploredPage(picture: "", path: [], controls: [])

  /// The steps so far.
  private(set) var journey = ExploredJourney()

  var harness: AnySnapshotHarness { app.harness }

  /// The signals that interrupt a line.
  var signals: SignalMonitor { app.signals }

  /// Creates a session that has not started.
  ///
  /// Without a layout, the app has that of journeys. Without a launcher, it runs in this process. The runner plays a
  /// journey before it is saved in the goldens.
  package init(
    of harness: AnySnapshotHarness, in layout: ScreenLayout?, launcher: WorkerLauncher?,
    savingIn goldens: GoldenStore, playedBy runner: any JobRunner, signals: SignalMonitor,
    console: Console, announce: @escaping OnWork
  ) {
    app = ExploredApp(of: harness, launcher: launcher, signals: signals, announce: announce)
    self.layout = layout ?? harness.journeyLayout
    (self.goldens, self.runner, self.console) = (goldens, runner, console)
    finder = DialogFinder(on: runner)
  }
}

extension AnySnapshotHarness {
  /// The layout in which journeys are played.
  var journeyLayout: ScreenLayout { drivenLayouts[0] }
}

extension ExploreSession {
  /// The steps that start the app with the named start, or the one that the place needs, and open the place: the
  /// name of a screen, or a URL.
  ///
  /// - Returns: Nil if the place is neither.
  package func steps(to place: String?, from start: String?) -> [Step]? {
    let start = start.map { Step.start($0) } ?? place.flatMap(self.start)
    guard let place else { return [start].compactMap(\.self) }
    let isScreen = harness.positions[place] != nil
    guard isScreen || place.contains(":") else { return nil }
    return [start, isScreen ? .show(screen: place) : .open(url: place)].compactMap(\.self)
  }

  /// The step that starts the app as a screen needs it; nil if the screen needs no start, or does not exist.
  func start(of screen: String) -> Step? {
    harness.positions[screen].flatMap { harness.neededStarts[$0] }
      .map { .start(harness.starts[$0]) }
  }

  /// Forgets the steps so far, starts the app, and performs the first steps.
  ///
  /// - Returns: The result of the last one.
  /// - Throws: ``ExploreProblem``, or the error of the runner.
  @discardableResult
  mutating func start(with steps: [Step] = []) async throws -> ExploredStep {
    var new = self
    new.journey = ExploredJourney()
    var explored: ExploredStep?
    for step in steps { explored = try await new.perform(step) }
    let last =
      if let explored { explored } else { try await new.restart(with: ExploredJourney()) }
    self = new
    return last
  }

  /// Performs a line, except `save` and the commands that only a prompt has.
  ///
  /// - Returns: The line without secrets, and what it led to; nil if it changes nothing that is visible.
  /// - Throws: ``ExploreProblem``, or the error of the runner.
  mutating func perform(
    _ input: ExploreInput
  ) async throws -> (text: String, step: ExploredStep)? {
    switch input {
    case .step(let step): return (displayed(step), try await perform(step))
    case .command(.undo): return ("undo", try await undo())
    case .command(.new): return ("new", try await startNewJourney())
    case .comment(let comment): journey.add(comment: comment)
    case .nothing, .save, .command: break
    }
    return nil
  }

  private mutating func perform(_ step: Step) async throws -> ExploredStep {
    if step.namedStart != nil, !journey.steps.isEmpty {
      throw ExploreProblem(.lateStart)
    }
    let explored = try await result(of: step, after: journey.steps)
    journey.add(step, result: explored.result)
    page = explored.page
    return explored
  }

  /// Starts the app again, without the last step.
  private mutating func undo() async throws -> ExploredStep {
    var journey = journey
    guard let step = journey.removeLast() else {
      throw ExploreProblem("there is no step to undo")
    }
    let page = try await restart(with: journey).page
    return ExploredStep(result: [], effect: ["undid \(displayed(step))"], page: page)
  }

  /// Forgets the steps so far, and starts the app again, from the same start.
  private mutating func startNewJourney() async throws -> ExploredStep {
    try await restart(with: journey.onlyStarting)
  }

  /// Starts the app again unless it is where a journey leads, and brings it there.
  private mutating func restart(with journey: ExploredJourney) async throws -> ExploredStep {
    let explored = try await result(of: nil, after: journey.steps)
    (self.journey, page) = (journey, explored.page)
    return explored
  }

  private func result(of step: Step?, after steps: [Step]) async throws -> ExploredStep {
    var job = ExploreJob(layout: layout, history: steps, step: step)
    job.dialogs = try await dialogs(shownBy: steps + [step].compactMap(\.self))
    return try await app.outcome(of: job).step(after: steps.map(displayed))
  }

  /// The dialogs of the manifest that steps go to, by the positions of their screens.
  private func dialogs(shownBy steps: [Step]) async throws -> [Int: ManifestDialog] {
    let screens = steps.compactMap(\.shownScreen).compactMap { harness.positions[$0] }
    return screens.isEmpty ? [:] : try await finder.dialogs(of: Set(screens))
  }
}

// MARK: - Texts

extension ExploreSession {
  /// A step as it is printed: without secrets of URLs.
  func displayed(_ step: Step) -> String { step.redacted(by: harness.redaction).text }

  /// The comments and steps so far, without secrets of URLs.
  var stepLines: [String] { journey.lines(redaction: harness.redaction) }

  /// The text of the journey so far, without secrets of URLs.
  var text: String {
    let bytes = harness.redaction.displayed(journey.bytes(), in: .journeys)
    return String(decoding: bytes, as: UTF8.self)
  }
}

// MARK: - Saving

extension ExploreSession {
  /// Checks that a journey can be saved.
  func check(_ name: String, replaces: Bool) throws(ExploreProblem) {
    if journey.steps.isEmpty { throw .nothingToSave }
    if replaces { return }
    let file = GoldenFile(folder: .journeys, name: name)
    let path = goldens.displayPath(of: file)
    do throws(FileSystem.Failure) {
      if try goldens.read(file) == nil { return }
    } catch {
      throw .cannotWrite(path, error.reason)
    }
    throw ExploreProblem(
      "\(ExploreProblem.quoted(path)) exists",
      hint: "use another name, or replace the existing journey")
  }

  /// Plays the steps as a journey, writes the journey with the results, and returns a line that says what it wrote.
  ///
  /// The journey ends with the whole text of the screen, because a path does not show that a list lost a row. The
  /// runner plays the journey in a process of its own if it can. The prose is a line above the steps, and empty for
  /// none.
  ///
  /// - Throws: ``ExploreProblem``; `CancellationError` after an interrupt; or the error of the runner.
  func save(_ name: String, prose: String, replaces: Bool) async throws -> String {
    try check(name, replaces: replaces)
    let file = GoldenFile(folder: .journeys, name: name)
    let path = goldens.displayPath(of: file)
    let ending = journey.endingWithLook
    let (text, steps) = (ending.bytes(prose: prose), ending.steps)
    guard (try? JourneyFile(parsing: text))?.steps.map(\.action) == steps else {
      throw ExploreProblem(
        "a journey cannot start with this text", hint: "start it with a letter")
    }
    let played = try await played(JourneySource(name: name, bytes: text))
    do {
      try goldens.check(isRequired: false)
      let lock = try goldens.lock()
      defer { lock?.release() }
      try check(name, replaces: replaces)
      try goldens.write(played, to: file)
    } catch let problem as ExploreProblem {
      throw problem
    } catch {
      let reason = (error as? FileSystem.Failure)?.reason ?? error.firstLine
      throw ExploreProblem.cannotWrite(path, reason)
    }
    return "wrote \(TextColumns.visible(path)) (\(WordList.count(steps.count, "step")))"
  }

  private func played(_ journey: JourneySource) async throws -> [UInt8] {
    var bytes: [UInt8]?
    var reason: String?
    var job = JourneyJob(journey)
    job.dialogs = try await dialogs(shownBy: self.journey.steps)
    _ = try await runner.run([job]) { _, outcome in
      if case .completed(let rendered) = outcome { bytes = rendered.texts.first?.bytes }
      reason = outcome.failureReason
    }
    if let bytes { return bytes }
    guard let reason else { throw CancellationError() }
    throw ExploreProblem("the steps do not work again in a journey: \(reason)")
  }
}

extension ExploreProblem {
  static let nothingToSave = ExploreProblem(
    "there are no steps to save", hint: "perform a step first, such as 'show SCREEN'")

  fileprivate static func cannotWrite(_ path: String, _ reason: String) -> ExploreProblem {
    ExploreProblem("cannot write \(quoted(path)): \(reason)")
  }
}
