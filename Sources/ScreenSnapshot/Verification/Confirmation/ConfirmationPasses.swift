/// The passes that render unconfirmed texts again, in another order and in processes that have rendered
/// nothing before.
///
/// A screen may leak state into its process, such as a changed static. Then another order changes the text
/// of other screens.
@MainActor
struct ConfirmationPasses<J: GoldenJob> {
  private let runner: any JobRunner
  private let checksStability: Bool
  private let screens: [String]

  /// The first pass, and the confirmation passes that ended.
  private var passes: [RenderPass<J>]

  /// The indices of the screens of the first pass among the unconfirmed ones.
  private let numbers: Range<Int>

  /// The screens that rendered differently.
  private var unstable: [UnstableTexts] = []

  /// The texts of an unstable screen that differ.
  private struct UnstableTexts {
    /// The texts of the first pass.
    let first: [UnconfirmedText]
    let second: [[UInt8]]
    /// The position in the first pass and in the confirmation pass.
    let positions: (first: Int, second: Int)
    /// The index of the confirmation pass.
    let pass: Int
  }

  /// The processes of the last pass of a stability check: each screen renders alone, or after as few
  /// others as possible.
  private static var maximumProcesses: Int { 64 }

  /// Creates the passes that follow a first one.
  ///
  /// - Parameters:
  ///   - first: The pass that rendered the texts.
  ///   - numbers: The indices of its screens among the unconfirmed ones.
  ///   - screens: The names of all screens.
  ///   - runner: Renders the screens again.
  ///   - checksStability: Whether to render in one process, and then in as many as possible.
  init(
    after first: RenderPass<J>, of numbers: Range<Int>, among screens: [String],
    with runner: any JobRunner, checksStability: Bool
  ) {
    passes = [first]
    self.numbers = numbers
    self.screens = screens
    self.runner = runner
    self.checksStability = checksStability
  }

  /// Renders the unconfirmed texts again, and replaces the results of those that differ.
  ///
  /// - Throws: The error that stops the runner.
  mutating func confirm(_ results: inout ResultCollector) async throws -> RunCompletion {
    if numbers.isEmpty { return RunCompletion() }
    var completion = try await render(
      numbers.reversed(), of: &results, inProcesses: checksStability ? 1 : nil)
    // A screen between two that change it renders the same in both orders.
    if checksStability, runner.startsProcesses, completion.isComplete {
      let same = numbers.filter { !results.unconfirmed[$0].texts.isEmpty }
      completion += try await render(same, of: &results, inProcesses: Self.maximumProcesses)
    }
    if completion.isComplete { completion += try await explainUnstable(in: &results) }
    return completion
  }
}

// MARK: - Steps

extension ConfirmationPasses {
  /// Renders unconfirmed screens again, by default in as many processes as the runner decides.
  private mutating func render(
    _ numbers: [Int], of results: inout ResultCollector, inProcesses count: Int?
  ) async throws -> RunCompletion {
    let jobs = numbers.map { passes[0].jobs[results.unconfirmed[$0].position].withAllTexts }
    func add(_ outcome: JobOutcome<RenderedScreen>, at position: Int) {
      self.add(outcome, of: numbers[position], at: position, to: &results)
    }
    let completion =
      if let count {
        try await runner.run(isolating: Self.groups(of: jobs, count)) { add($1, at: $0) }
      } else {
        try await runner.run(jobs) { add($1, at: $0) }
      }
    passes.append(RenderPass(jobs: jobs, processes: completion.processes))
    return completion
  }

  /// Splits jobs into groups of equal size, at most as many as given.
  private static func groups(of jobs: [J], _ count: Int) -> [[J]] {
    let size = max((jobs.count + count - 1) / count, 1)
    return stride(from: 0, to: jobs.count, by: size).map {
      Array(jobs[$0..<min($0 + size, jobs.count)])
    }
  }

  private mutating func add(
    _ outcome: JobOutcome<RenderedScreen>, of number: Int, at position: Int,
    to results: inout ResultCollector
  ) {
    let texts = results.confirm(outcome, of: number)
    if texts.isEmpty { return }
    unstable.append(
      UnstableTexts(
        first: texts.map(\.first), second: texts.map(\.second),
        positions: (results.unconfirmed[number].position, position), pass: passes.count))
  }

  /// Searches the causes of unstable screens and replaces the reasons of their results.
  private mutating func explainUnstable(
    in results: inout ResultCollector
  ) async throws -> RunCompletion {
    if unstable.isEmpty { return RunCompletion() }
    unstable.sort { $0.positions.first < $1.positions.first }
    let found = unstable.map(unstableScreen)
    var search = LeakSearch<J>(among: screens, with: runner)
    for (number, cause) in try await search.causes(of: found).enumerated() {
      for (index, text) in unstable[number].first.enumerated() {
        if let reason = cause.reason(for: found[number], at: index) {
          results.explain(text, because: reason)
        }
      }
    }
    return search.completion
  }

  private func unstableScreen(_ texts: UnstableTexts) -> UnstableScreen<J> {
    UnstableScreen(
      job: passes[0].jobs[texts.positions.first].withAllTexts,
      folders: texts.first.map(\.file.folder),
      first: .init(
        texts: texts.first.map(\.text), pass: passes[0], position: texts.positions.first),
      second: .init(
        texts: texts.second, pass: passes[texts.pass], position: texts.positions.second))
  }
}
