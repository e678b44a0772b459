import ScreenDriver
import ScreenJobs

/// A job that operates the app with the tools of laws.
protocol InspectingJob: RestartingJob {
  var survey: ScreenSurvey { get set }

  /// The position of the only screen that the job starts from; nil for several.
  var subject: Int? { get }
}

extension InspectingJob {
  var subject: Int? { nil }

  /// A job takes about as long as the start of a process in an app with many screens.
  static var jobsPerProcess: Int { 8 }

  /// Works with the tools of laws, which announce the steps of the job.
  @MainActor
  func withInspector<Value: Sendable>(
    of tools: JobTools, _ onStep: OnStep, _ work: @MainActor (Inspector) async throws -> Value
  ) async throws -> Value {
    let inspector = tools[Inspector.self]
    inspector.use(survey)
    inspector.fatalSteps = Set(fatalSteps.keys)
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
