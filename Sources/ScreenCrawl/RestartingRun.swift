package import ScreenDriver
package import ScreenJobs
import ScreenRendering
package import ScreenSnapshot

/// Runs jobs whose steps can end their processes, for an audit or a map.
///
/// A screen whose jump ends the process is in no job. If a later step ends the process, its job runs again
/// without the step.
@MainActor
package struct RestartingRun {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner

  /// The positions of the screens that the app can show from the start of the run.
  package let screens: [Int]

  package var completion = RunCompletion()

  /// What showing the screens found out.
  package private(set) var survey = ScreenSurvey()

  /// The outcome of a job, with steps left out or not.
  package struct Result<J: RestartingJob> {
    package let job: J
    package let outcome: JobOutcome<J.Result>
  }

  /// Creates a run from a start of the app, or, if it is nil, from the one that each screen needs.
  package init(of harness: AnySnapshotHarness, on runner: any JobRunner, from start: Int? = nil) {
    self.harness = harness
    self.runner = start.map { StartRunner(runner, from: $0) } ?? runner
    screens = harness.screens(from: start)
    for index in Set(harness.screens.indices).subtracting(screens) {
      let reason = harness.app.skipReasons[index].map { "the harness skips it: \($0)" }
      survey.omissions[index] = .notShown(reason ?? "it needs another start")
    }
  }

  /// Shows each screen that the app can show from the start, to find those whose jumps end the process.
  ///
  /// - Returns: Where the screens are that can be shown, by position.
  @discardableResult
  package mutating func surveyScreens(
    _ counter: inout ProgressCounter
  ) async throws -> [Int: ShowJob.Result] {
    let jobs = screens.map { ShowJob(screen: $0) }
    counter.begin(jobs)
    var shown: [Int: ShowJob.Result] = [:]
    var known = survey
    completion += try await runner.run(jobs) { position, outcome in
      let index = jobs[position].screen
      switch outcome {
      case .completed(let screen):
        shown[index] = screen
        known.omissions[index] = screen.pathAfterSettling.map { .movesOn(to: $0) }
      case .crashed, .timedOut: known.omissions[index] = outcome.failureReason.map { .fails($0) }
      case .failed: break
      }
      counter.finish(position, of: jobs)
    }
    survey = known
    return shown
  }

  /// Runs a job in an app from one start, which leaves out the screens that need another one, or that end their
  /// processes or move on there.
  ///
  /// - Returns: The last outcome, because the job runs again without the steps that end its process; nil if the run is
  ///   interrupted.
  package mutating func outcome<J: RestartingJob>(
    of job: J, from start: Int?, _ counter: inout ProgressCounter
  ) async throws -> JobOutcome<J.Result>? {
    guard let start else { return try await results(of: [job], &counter).last?.outcome }
    var run = RestartingRun(of: harness, on: runner, from: start)
    run.survey.dialogs = survey.dialogs
    try await run.surveyScreens(&counter)
    let outcome = try await run.results(of: [job], &counter).last?.outcome
    completion += run.completion
    return outcome
  }

  /// Finds what presents the dialogs of some screens, for the jobs that follow.
  package mutating func findPresenters(on screens: some Sequence<Int>) async throws {
    let finder = DialogFinder(of: harness, on: runner)
    survey.dialogs = try await finder.dialogs(of: screens)
    completion += finder.completion
  }

  /// Shows some screens more often, each in a process that has done nothing.
  ///
  /// - Returns: How those that are not the same each time differ, by position.
  package mutating func differences(on screens: [Int]) async throws -> [Int: String] {
    let jobs = screens.filter { survey.omissions[$0] == nil }.map {
      ShowJob(screen: $0, times: ShowJob.timesForViolation)
    }
    if jobs.isEmpty { return [:] }
    var differences: [Int: String] = [:]
    completion += try await runner.run(jobs, in: jobs.count) { index, outcome in
      guard case .completed(let screen) = outcome else { return }
      differences[jobs[index].screen] = screen.difference
    }
    return differences
  }

  /// Leaves out screens that are not the same each time, so that the jobs that follow do not show them.
  package mutating func exclude(_ differences: [Int: String]) {
    survey.omissions.merge(differences.mapValues { .differs($0) }) { old, _ in old }
  }

  /// Runs jobs, and those that end the process again without the steps that do.
  ///
  /// - Returns: The results in the order of the jobs; fewer if the run is interrupted.
  package mutating func results<J: RestartingJob>(
    of jobs: [J], _ counter: inout ProgressCounter
  ) async throws -> [Result<J>] {
    var first: [Result<J>] = []
    counter.begin(jobs)
    completion += try await runner.run(jobs.map(prepared)) {
      first.append(Result(job: jobs[$0], outcome: $1))
      counter.finish($0, of: jobs)
    }
    var results: [Result<J>] = []
    for result in first {
      results.append(result)
      while let last = results.last, let step = last.outcome.interruptedActivity,
        !last.job.fatalSteps.contains(step), completion.isComplete
      {
        var next = last.job
        next.fatalSteps.append(step)
        guard let outcome = try await self.outcome(inNewProcess: prepared(next)) else { break }
        results.append(Result(job: next, outcome: outcome))
      }
    }
    return results
  }

  /// The outcome of a job in a process that has done nothing before; nil if the run is interrupted.
  package mutating func outcome<J: Job>(inNewProcess job: J) async throws -> JobOutcome<J.Result>? {
    var outcome: JobOutcome<J.Result>?
    completion += try await runner.run([job], in: 1) { outcome = $1 }
    return outcome
  }

  /// The job without the screens whose jumps end the process, and with the dialogs that it needs.
  package func prepared<J: RestartingJob>(_ job: J) -> J {
    var job = job
    job.survey = survey
    if let subject = job.subject {
      job.survey.dialogs = survey.dialogs[subject].map { [subject: $0] } ?? [:]
    }
    return job
  }
}

extension AnySnapshotHarness {
  /// The number of screens to show before a crawl from a start; nil for the only one, from which they were shown.
  func surveyedCount(from start: Int?) -> Int { start == nil ? 0 : screens(from: start).count }
}

/// What showing each screen of the manifest found out, by position.
package struct ScreenSurvey: Codable, Hashable, Sendable {
  /// Why no law is checked on some screens; none of them is shown again.
  fileprivate(set) var omissions: [Int: ScreenOmission] = [:]

  /// The dialogs of the manifest; a job that starts from one screen has only that of the screen.
  package internal(set) var dialogs: [Int: ManifestDialog] = [:]

  package init() {}

  /// The screens on which the app does not stay, that are not the same each time, that need another start, or that
  /// the harness skips.
  package var excluded: Set<Int> {
    Set(omissions.filter { if case .fails = $0.value { false } else { true } }.keys)
  }

  /// The screens on which the app does not stay, with the reason why no law is checked on them.
  package func movedOn(among screens: [String]) -> [ScreenFailure] {
    failures(among: screens) { if case .movesOn = $0 { true } else { false } }
  }

  /// The screens that are not the same each time, with what differs.
  package func unstable(among screens: [String]) -> [ScreenFailure] {
    failures(among: screens) { if case .differs = $0 { true } else { false } }
  }

  private func failures(
    among screens: [String], where isFailure: (ScreenOmission) -> Bool
  ) -> [ScreenFailure] {
    omissions.filter { isFailure($0.value) }.sorted { $0.key < $1.key }.map {
      ScreenFailure(screen: screens[$0.key], reason: $0.value.reason)
    }
  }
}

/// Why no law is checked on a screen.
enum ScreenOmission: Codable, Hashable, Sendable {
  /// A jump to it ends the process.
  case fails(String)

  /// It needs another start, or the harness skips it.
  case notShown(String)

  /// The app moves on when it settles on the screen, so that the screen is another one.
  case movesOn(to: String)

  /// It is not the same each time.
  case differs(String)

  var reason: String {
    switch self {
    case .fails(let reason), .notShown(let reason), .differs(let reason): reason
    case .movesOn(let path): "'settle(_:)' moves on to \(path)"
    }
  }
}

/// Jumps to a screen twice or more often, to see whether that ends the process, where the screen is, whether the app
/// stays there, and whether it is the same each time.
package struct ShowJob: ScreenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  /// How often the screen is shown.
  var times = 2

  /// How often a screen of a violation is shown: a text with two values then differs in all but one of a
  /// thousand audits.
  static let timesForViolation = 11

  package struct Result: Codable, Equatable, Sendable {
    /// What is visible on the screen.
    package let state: DescribedState

    /// How the screen differs each time; nil if it does not.
    package let difference: String?

    /// The path to what the app moves on to when it settles; nil if it stays on the screen.
    let pathAfterSettling: String?
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Result {
    try await result(with: tools[Inspector.self])
  }

  @MainActor
  private func result(with inspector: Inspector) async throws -> Result {
    let (first, pathAfterSettling) = try await show(inspector)
    var difference: String?
    for _ in 1..<times where difference == nil {
      difference = first.difference(from: try await show(inspector).screen)
    }
    return Result(
      state: first.state, difference: difference, pathAfterSettling: pathAfterSettling)
  }

  /// What is visible after a jump once the app has settled, with the path to it if it is another case than before.
  @MainActor
  private func show(
    _ inspector: Inspector
  ) async throws -> (screen: SettledScreen, pathAfterSettling: String?) {
    let driver = try await Driver(
      inspector.app, showing: screen, in: inspector.layout, scenes: inspector.scenes)
    try await driver.jump(to: screen)
    let shown = try? driver.visible.described
    try await driver.settle()
    let settled = try SettledScreen(of: driver, inspector)
    let stays = shown.map { $0.cases == settled.state.cases } ?? true
    return (settled, stays ? nil : settled.state.line)
  }
}
