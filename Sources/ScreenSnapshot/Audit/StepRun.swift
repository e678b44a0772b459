/// Runs jobs whose steps can end their processes, for an audit or a map.
///
/// A screen whose jump ends the process is in no job. If a later step ends the process, its job runs again
/// without the step.
@MainActor
struct StepRun {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  var completion = RunCompletion()

  /// What showing the screens found out.
  private(set) var knownScreens = KnownScreens()

  /// The dialogs of the manifest by the positions of their screens.
  private(set) var dialogs: [Int: ManifestDialog] = [:]

  /// The outcome of a job, which is at a position in a list, with steps left out or not.
  struct Result<J: StepJob> {
    let position: Int
    let job: J
    let outcome: JobOutcome<J.Result>
  }

  var startsProcesses: Bool { runner.startsProcesses }

  init(of harness: AnySnapshotHarness, on runner: any JobRunner) {
    (self.harness, self.runner) = (harness, runner)
  }

  /// Shows each screen of the harness, to find those whose jumps end the process.
  ///
  /// - Returns: Where the screens are that can be shown, by position.
  @discardableResult
  mutating func showAllScreens(
    _ counter: inout ProgressCounter
  ) async throws -> [Int: ShowJob.Result] {
    let jobs = harness.screens.indices.map { ShowJob(screen: $0) }
    counter.begin(jobs)
    var shown: [Int: ShowJob.Result] = [:]
    var known = KnownScreens()
    completion += try await runner.run(jobs) { index, outcome in
      switch outcome {
      case .completed(let screen):
        shown[index] = screen
        known.pathsAfterSettling[index] = screen.pathAfterSettling
        known.reasons[index] =
          screen.otherPath ?? screen.pathAfterSettling.map(KnownScreens.reason)
        known.instabilities[index] = screen.instability
      case .crashed, .timedOut: known.reasons[index] = outcome.failureReason
      case .failed: break
      }
      counter.finish(index, of: jobs)
    }
    knownScreens = known
    return shown
  }

  /// Finds what presents the dialogs of some screens, for the jobs that follow.
  mutating func findPresenters(on screens: some Sequence<Int>) async throws {
    let finder = DialogFinder(of: harness, on: runner)
    dialogs = try await finder.dialogs(of: screens)
    completion += finder.completion
  }

  /// Shows some screens more often, each in a process that has done nothing, to find what differs by chance.
  ///
  /// - Returns: Whether more differs than is known.
  mutating func findChance(on screens: [Int]) async throws -> Bool {
    let jobs = screens.filter { knownScreens.reasons[$0] == nil }.map {
      ShowJob(screen: $0, times: ShowJob.timesForViolation)
    }
    if jobs.isEmpty { return false }
    var known = knownScreens
    completion += try await runner.run(isolating: jobs.map { [$0] }) { index, outcome in
      guard case .completed(let screen) = outcome else { return }
      let position = jobs[index].screen
      if let path = screen.otherPath { known.reasons[position] = path }
      if let instability = screen.instability {
        known.instabilities[position] =
          known.instabilities[position].map { $0.union(instability) } ?? instability
      }
    }
    defer { knownScreens = known }
    return known != knownScreens
  }

  /// Runs jobs, and those that end the process again without the steps that do.
  ///
  /// - Returns: The results in the order of the jobs; fewer if the run is interrupted.
  mutating func results<J: StepJob>(
    of jobs: [J], _ counter: inout ProgressCounter
  ) async throws -> [Result<J>] {
    if jobs.isEmpty { return [] }
    var first: [Result<J>] = []
    counter.begin(jobs)
    completion += try await runner.run(jobs.map(withoutEndingScreens)) {
      first.append(Result(position: $0, job: jobs[$0], outcome: $1))
      counter.finish($0, of: jobs)
    }
    var all: [Result<J>] = []
    for result in first { all += [result] + (try await resultsWithoutSteps(after: result)) }
    return all
  }

  private mutating func resultsWithoutSteps<J: StepJob>(
    after first: Result<J>
  ) async throws -> [Result<J>] {
    var results: [Result<J>] = []
    var (endingSteps, outcome): ([Activity], JobOutcome<J.Result>) = ([], first.outcome)
    while first.job.canLeaveOutSteps, let step = outcome.interruptedActivity,
      !endingSteps.contains(step), completion.isComplete
    {
      endingSteps.append(step)
      var job = first.job
      job.endingSteps = endingSteps
      guard let next = try await self.outcome(inNewProcess: withoutEndingScreens(job))
      else { break }
      results.append(Result(position: first.position, job: job, outcome: next))
      outcome = next
    }
    return results
  }

  /// The outcome of a job in a process that has done nothing before; nil if the run is interrupted.
  mutating func outcome<J: Job>(inNewProcess job: J) async throws -> JobOutcome<J.Result>? {
    var outcome: JobOutcome<J.Result>?
    completion += try await runner.run(isolating: [[job]]) { outcome = $1 }
    return outcome
  }

  /// The outcomes of jobs, by number, each in a process that has done nothing before; fewer if the run is
  /// interrupted.
  mutating func outcomes<J: StepJob>(
    inNewProcesses jobs: [J]
  ) async throws -> [Int: JobOutcome<J.Result>] {
    if jobs.isEmpty { return [:] }
    var outcomes: [Int: JobOutcome<J.Result>] = [:]
    completion += try await runner.run(isolating: jobs.map { [withoutEndingScreens($0)] }) {
      outcomes[$0] = $1
    }
    return outcomes
  }

  /// The job without the screens whose jumps end the process, and with the dialogs that it needs.
  func withoutEndingScreens<J: StepJob>(_ job: J) -> J {
    var job = job
    job.knownScreens = knownScreens
    job.knownScreens.dialogs =
      job.subject.map { screen in dialogs[screen].map { [screen: $0] } ?? [:] } ?? dialogs
    return job
  }
}

/// What showing each screen of the manifest found out, by position.
package struct KnownScreens: Codable, Hashable, Sendable {
  /// Why no law can be checked on some screens; none of them is shown.
  var reasons: [Int: String] = [:]

  /// What differs each time a screen is shown.
  var instabilities: [Int: ScreenInstability] = [:]

  /// The dialogs of the manifest; those of other screens than that of the job are left out.
  var dialogs: [Int: ManifestDialog] = [:]

  /// What the app moves on to when it settles on a screen, so that the screen is another one.
  var pathsAfterSettling: [Int: String] = [:]

  static func reason(movingOnTo path: String) -> String { "'settle(_:)' moves on to \(path)" }

  /// The screens on which the app does not stay, with the reason why no law is checked on them.
  func movedOn(among screens: [String]) -> [ScreenFailure] {
    pathsAfterSettling.sorted { $0.key < $1.key }.map {
      ScreenFailure(screen: screens[$0.key], reason: Self.reason(movingOnTo: $0.value))
    }
  }
}

/// Jumps to a screen twice or more often, to see whether that ends the process, where the screen is, whether the app
/// stays there, and what of it differs each time.
package struct ShowJob: Job {
  /// The position of the screen in the manifest.
  package let screen: Int

  /// How often the screen is shown.
  var times = 2

  /// How often a screen of a violation is shown: a part with two values then differs in all but one of a
  /// thousand audits.
  static let timesForViolation = 11

  package struct Result: Codable, Sendable {
    /// What is visible on the screen.
    let state: DescribedState

    /// What differs each time; nil if nothing does.
    let instability: ScreenInstability?

    /// Why the laws cannot compare the screen: each time, another path leads to it; nil if they can.
    let otherPath: String?

    /// The path to what the app moves on to when it settles; nil if it stays on the screen.
    let pathAfterSettling: String?
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    let (first, pathAfterSettling) = try await visibleScreen(tools)
    let state = first.described
    var (instability, otherPath) = (nil as ScreenInstability?, nil as String?)
    for _ in 1..<times where otherPath == nil {
      let (other, _) = try await visibleScreen(tools)
      guard let parts = state.differingParts(comparedWith: other.described) else {
        otherPath = "each time, it leads elsewhere: '\(state.line)', then '\(other.described.line)'"
        continue
      }
      if let found = ScreenInstability(parts, in: first, other, with: tools) {
        instability = instability.map { $0.union(found) } ?? found
      }
    }
    return Result(
      state: state, instability: instability,
      otherPath: otherPath, pathAfterSettling: pathAfterSettling)
  }

  /// What is visible after a jump once the app has settled, with the path to it if it is another screen than before.
  @MainActor
  private func visibleScreen(
    _ tools: JobTools
  ) async throws -> (VisibleScreen, pathAfterSettling: String?) {
    let driver = try await Driver(
      tools.app, in: tools.app.drivenLayouts[0], scenes: tools.scenes)
    try await driver.jump(to: screen)
    let shown = try? driver.visible.described
    try await driver.settle()
    let settled = try driver.visible
    let stays = shown.map { $0.differingParts(comparedWith: settled.described) != nil } ?? true
    return (settled, stays ? nil : settled.described.line)
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(rendering: screens[screen])
  }
}
