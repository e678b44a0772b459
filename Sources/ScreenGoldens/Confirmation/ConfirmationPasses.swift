import ScreenJobs

/// The passes that render unconfirmed texts again, in another order and in processes that have rendered
/// nothing before.
///
/// A screen may leak state into its process, such as a changed static. Then another order changes the text
/// of other screens.
@MainActor
struct ConfirmationPasses<J: GoldenJob> {
  private let jobs: [J]
  private let runner: any JobRunner
  private let options: RenderOptions
  private let checksStability: Bool

  /// The maximum number of screens that each render in a process of their own.
  private static var maximumProcesses: Int { 64 }

  /// Creates the passes that follow a first one.
  ///
  /// - Parameters:
  ///   - jobs: The jobs of the first pass.
  ///   - runner: Runs them again.
  ///   - options: The options of the first pass.
  ///   - checksStability: Whether to render in one process, and then in as many as possible.
  init(
    after jobs: [J], with runner: any JobRunner, _ options: RenderOptions, checksStability: Bool
  ) {
    self.jobs = jobs
    self.runner = runner
    self.options = options.withAllTexts
    self.checksStability = checksStability
  }

  /// Renders the unconfirmed screens with some indices again, and replaces the results of those that differ.
  ///
  /// - Throws: The error that stops the runner.
  func confirm(_ numbers: Range<Int>, in results: inout ResultCollector) async throws {
    if numbers.isEmpty { return }
    guard checksStability else {
      let count = numbers.count > Self.maximumProcesses ? nil : numbers.count
      return try await render(numbers.reversed(), of: &results, inProcesses: count)
    }
    try await render(numbers.reversed(), of: &results, inProcesses: 1)
    // A screen between two that change it renders the same in both orders.
    if runner.startsProcesses, results.completion.isComplete {
      let same = numbers.filter { !results.unconfirmed[$0].texts.isEmpty }
      try await render(same, of: &results, inProcesses: Self.maximumProcesses)
    }
  }

  /// Renders unconfirmed screens again, in as many processes as the runner decides if no number is given.
  private func render(
    _ numbers: [Int], of results: inout ResultCollector, inProcesses count: Int?
  ) async throws {
    let jobs = numbers.map { self.jobs[results.unconfirmed[$0].position] }
    results.completion += try await runner.run(jobs, in: count, with: options) {
      results.confirm($1, of: numbers[$0])
    }
  }
}
