import ScreenContents
import ScreenDriver
import ScreenGoldens
import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// An exploration of an app: what a person did, and what is visible.
///
/// A line that cannot be performed changes nothing.
@MainActor
struct ExploreSession {
  /// Runs a job in a process that may have run the jobs before.
  typealias Run = @MainActor (ExploreJob) async throws -> JobOutcome<ExploredStep>

  let harness: AnySnapshotHarness
  private let run: Run
  private let finder: DialogFinder?

  /// The layout that the app is shown in.
  let layout: ScreenLayout

  private(set) var page = ExploredPage(picture: "", path: [], controls: [])

  /// The steps so far.
  private(set) var journey = ExploredJourney()

  /// Creates a session that has not started; without a layout, in the one of journeys.
  ///
  /// The runner finds the controls that present dialogs of the manifest; without it, the session jumps to them.
  init(
    of harness: AnySnapshotHarness, in layout: ScreenLayout? = nil,
    findingDialogsOn runner: (any JobRunner)? = nil, run: @escaping Run
  ) {
    self.harness = harness
    self.run = run
    finder = runner.map { DialogFinder(on: $0) }
    self.layout = layout ?? harness.journeyLayout
  }
}

extension AnySnapshotHarness {
  /// The layout in which journeys are played.
  var journeyLayout: ScreenLayout { drivenLayouts[0] }
}

extension ExploreSession {
  /// The step that goes to a place: a screen of the manifest, or else a URL; nil for neither.
  func step(to place: String) -> Step? {
    if harness.screens.contains(place) { return .show(screen: place) }
    return place.contains(":") ? .open(url: place) : nil
  }

  /// Whether the app has several starts for a first step to name.
  var canStart: Bool { harness.starts.count > 1 }

  /// The step that starts the app as a screen needs it; nil if the screen needs no start, or does not exist.
  func start(of screen: String) -> Step? {
    let position = harness.screens.firstIndex(of: screen)
    return position.flatMap(harness.neededStart).map { .start(harness.starts[$0]) }
  }

  /// Starts the app, and performs the first steps.
  ///
  /// - Returns: The result of the last one.
  /// - Throws: ``ExploreProblem``, or the error of the runner.
  @discardableResult
  mutating func start(with steps: [Step] = []) async throws -> ExploredStep {
    guard let last = steps.last else { return try await restart() }
    for step in steps.dropLast() { try await perform(step) }
    return try await perform(last)
  }

  /// Performs a step.
  ///
  /// - Throws: ``ExploreProblem``, or the error of the runner.
  @discardableResult
  mutating func perform(_ step: Step) async throws -> ExploredStep {
    if step.namedStart != nil, stepCount > 0 { throw ExploreProblem.defect(.lateStart) }
    let explored = try await result(of: step, after: journey.steps)
    journey.add(step, result: explored.result)
    page = explored.page
    return explored
  }

  /// A problem with the steps of the controls whose labels are near to an unknown step.
  func suggesting(_ problem: ExploreProblem) -> ExploreProblem {
    guard case .unknownStep(let defect, nearest: [], let text) = problem else { return problem }
    let labels = NearestNames.nearest(to: text, among: page.controls.map(\.label))
    let controls = page.controls.filter { labels.contains($0.label) }.prefix(3)
    return .unknownStep(defect, nearest: controls.map(\.step.text), text: text)
  }

  /// Starts the app again, without the last step.
  ///
  /// - Returns: The step without its secrets.
  /// - Throws: ``ExploreProblem``, or the error of the runner.
  mutating func undo() async throws -> String {
    var journey = journey
    guard let step = journey.removeLast() else { throw ExploreProblem.nothingToUndo }
    page = try await result(of: nil, after: journey.steps).page
    self.journey = journey
    return displayed(step)
  }

  /// Forgets the steps so far, and starts the app again, from the same start.
  ///
  /// - Throws: ``ExploreProblem``, or the error of the runner.
  mutating func startNewJourney() async throws {
    let new = journey.onlyStarting
    page = try await result(of: nil, after: new.steps).page
    journey = new
  }

  /// Starts the app again if it ended, and brings it to where it was.
  ///
  /// - Throws: ``ExploreProblem``, or the error of the runner.
  @discardableResult
  mutating func restart() async throws -> ExploredStep {
    let explored = try await result(of: nil, after: journey.steps)
    page = explored.page
    return explored
  }

  mutating func add(comment: String) { journey.add(comment: comment) }

  /// The dialogs of the manifest that steps go to, by the positions of their screens.
  func dialogs(shownBy steps: [Step]) async throws -> [Int: ManifestDialog] {
    let names = Set(steps.compactMap(\.shownScreen))
    guard let finder, !names.isEmpty else { return [:] }
    return try await finder.dialogs(
      of: harness.screens.indices.filter { names.contains(harness.screens[$0]) })
  }

  private func result(of step: Step?, after steps: [Step]) async throws -> ExploredStep {
    var job = ExploreJob(layout: layout, history: steps, step: step)
    job.dialogs = try await dialogs(shownBy: steps + [step].compactMap(\.self))
    let outcome = try await run(job)
    if case .completed(let explored) = outcome { return explored }
    guard let problem = ExploreProblem(outcome, after: steps.map(displayed)) else {
      throw CancellationError()
    }
    throw problem
  }
}

// MARK: - Texts

extension ExploreSession {
  /// A step as it is printed: without secrets of URLs.
  func displayed(_ step: Step) -> String { step.redacted(by: harness.redaction).text }

  /// The comments and steps so far, without secrets of URLs.
  var stepLines: [String] { journey.lines(redaction: harness.redaction) }

  /// The text of the journey so far, without secrets of URLs.
  var text: String { String(decoding: harness.displayed(journey: bytes), as: UTF8.self) }

  /// The number of steps so far.
  var stepCount: Int { journey.steps.count }

  private var bytes: [UInt8] { journey.bytes() }
}
