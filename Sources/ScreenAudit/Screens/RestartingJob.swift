import ScreenDriver
import ScreenJobs

/// A job whose steps can end its process, so that it can run again without them.
protocol RestartingJob: Job {
  var survey: ScreenSurvey { get set }

  /// The steps that end the process, and are left out.
  var fatalSteps: [Activity] { get set }

  /// The position of the only screen that the job starts from; nil for several.
  var subject: Int? { get }
}

extension RestartingJob {
  var subject: Int? { nil }

  /// A job takes about as long as the start of a process in an app with many screens.
  static var jobsPerProcess: Int { 8 }

  /// A job operates the app many times over, and expects crashes.
  static var reportsCrashes: Bool { true }

  /// Works with the tools of laws, which announce the steps of the job.
  @MainActor
  func withInspector<Value: Sendable>(
    of tools: JobTools, _ onStep: OnStep, _ work: @MainActor (Inspector) async throws -> Value
  ) async throws -> Value {
    let inspector = tools[Inspector.self]
    inspector.use(survey)
    inspector.fatalSteps = Set(fatalSteps)
    return try await withoutActuallyEscaping(onStep) { onStep in
      inspector.onStep = onStep
      defer { inspector.onStep = { _ in } }
      return try await work(inspector)
    }
  }
}

extension Inspector {
  /// Announces the last of some steps unless it ends the process.
  ///
  /// - Returns: Whether the step may run.
  func begin(_ steps: [Step]) -> Bool {
    if isFatal(steps) { return false }
    announce(steps)
    return true
  }

  func isFatal(_ steps: [Step]) -> Bool { fatalSteps.contains(.steps(steps)) }

  func announce(_ steps: [Step]) { onStep(.steps(steps)) }
}
