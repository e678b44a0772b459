import ScreenDriver
import ScreenJobs
import ScreenRendering
import ScreenSnapshot

/// Runs jobs whose steps can end their processes, for an audit or a map.
///
/// A screen whose jump ends the process is in no job. If a later step ends the process, its job runs again
/// without the step.
@MainActor
struct RestartingRun {
  private let harness: AnySnapshotHarness
  private let runner: any JobRunner
  private var options = RenderOptions()

  /// The positions of the screens that the app can show from the start of the run.
  let screens: [Int]

  var completion = RunCompletion()
  var survey = ScreenSurvey()

  /// A job, with steps left out or not, and its outcome.
  typealias Result<J: InspectingJob> = (job: J, outcome: JobOutcome<J.Result>)

  /// Creates a run from a start of the app, or, if it is nil, from the one that each screen needs.
  init(of harness: AnySnapshotHarness, on runner: any JobRunner, from start: Int? = nil) {
    self.harness = harness
    self.runner = runner
    options.start = start
    screens = harness.screens(from: start)
    for index in Set(harness.screens.indices).subtracting(screens) {
      let reason = harness.skipReasons[index].map { "the harness skips it: \($0)" }
      survey.omissions[index] = ScreenOmission(.notShown, reason ?? "it needs another start")
    }
  }

  /// Shows each screen that the app can show from the start, to find those that cannot be shown, or on which the app
  /// does not stay.
  ///
  /// - Returns: Where the screens are that can be shown, by position.
  @discardableResult
  mutating func surveyScreens(
    _ counter: inout ProgressCounter
  ) async throws -> [Int: ShowJob.Result] {
    let jobs = screens.map { ShowJob(screen: $0) }
    counter.begin(jobs)
    var shown: [Int: ShowJob.Result] = [:]
    var known = survey
    completion += try await runner.run(jobs, with: options) { position, outcome in
      let index = jobs[position].screen
      if case .completed(let screen) = outcome {
        shown[index] = screen
        known.omissions[index] = screen.pathAfterSettling.map {
          ScreenOmission(.movesOn, "'settle(_:)' moves on to \($0)")
        }
      } else {
        known.omissions[index] = outcome.reasonWithoutActivity.map { ScreenOmission(.fails, $0) }
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
  mutating func outcome<J: InspectingJob>(
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
  mutating func findPresenters(on screens: some Sequence<Int>) async throws {
    let finder = DialogFinder(on: runner, with: options)
    survey.dialogs = try await finder.dialogs(of: screens)
    completion += finder.completion
  }

  /// The maximum number of screens that are each shown in a process of their own.
  private static let maximumProcesses = 64

  /// Shows some screens more often, and leaves out those that are not the same each time, although they were when they
  /// were shown twice.
  ///
  /// Up to 64 screens are each shown in a new process.
  ///
  /// - Returns: The names of those that it leaves out.
  mutating func excludeUnstableScreens(among names: Set<String>) async throws -> Set<String> {
    let jobs = screens.filter { names.contains(harness.screens[$0]) && survey.omissions[$0] == nil }
      .map { ShowJob(screen: $0, times: ShowJob.timesForViolation) }
    if jobs.isEmpty { return [] }
    var unstable: [Int: ScreenOmission] = [:]
    // A mistake of all screens would start a process for each of them.
    let processes = jobs.count > Self.maximumProcesses ? nil : jobs.count
    completion += try await runner.run(jobs, in: processes, with: options) { position, outcome in
      guard case .completed(let screen) = outcome, let difference = screen.difference
      else { return }
      unstable[jobs[position].screen] = ScreenOmission(.differs, difference)
    }
    survey.omissions.merge(unstable) { $1 }
    return Set(unstable.keys.map { harness.screens[$0] })
  }

  /// Runs jobs, and those that end the process again without the steps that do.
  ///
  /// - Returns: The results in the order of the jobs; fewer if the run is interrupted.
  mutating func results<J: InspectingJob>(
    of jobs: [J], _ counter: inout ProgressCounter
  ) async throws -> [Result<J>] {
    var first: [Result<J>] = []
    counter.begin(jobs)
    completion += try await runner.run(jobs.map(prepared), with: options) {
      first.append((jobs[$0], $1))
      counter.finish($0, of: jobs)
    }
    var results: [Result<J>] = []
    for result in first {
      results.append(result)
      while let last = results.last, let next = last.job.restarted(after: last.outcome),
        completion.isComplete
      {
        guard let outcome = try await self.outcome(inNewProcess: prepared(next)) else { break }
        results.append((next, outcome))
      }
    }
    return results
  }

  /// The outcome of a job in a process that has done nothing before; nil if the run is interrupted.
  mutating func outcome<J: Job>(inNewProcess job: J) async throws -> JobOutcome<J.Result>? {
    var outcome: JobOutcome<J.Result>?
    completion += try await runner.run([job], in: 1, with: options) { outcome = $1 }
    return outcome
  }

  /// The job without the screens whose jumps end the process, and with the dialogs that it needs.
  func prepared<J: InspectingJob>(_ job: J) -> J {
    var job = job
    job.survey = survey
    if let subject = job.subject {
      job.survey.dialogs = survey.dialogs[subject].map { [subject: $0] } ?? [:]
    }
    return job
  }
}

extension AnySnapshotHarness {
  /// The positions of the starts to crawl from; nil for the only one.
  var startsToCrawl: [Int?] { starts.count == 1 ? [nil] : Array(starts.indices) }

  /// The number of screens to show before a crawl from a start; nil for the only one, from which they were shown.
  func surveyedCount(from start: Int?) -> Int { start == nil ? 0 : screens(from: start).count }
}
