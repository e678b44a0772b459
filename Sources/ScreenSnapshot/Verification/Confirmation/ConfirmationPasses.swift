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

  /// The pass that rendered the texts.
  private let first: RenderPass<J>

  /// The indices of its screens among the unconfirmed ones.
  private let numbers: Range<Int>

  /// The screens that rendered differently.
  private var unstable: [UnstableScreen<J>] = []

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
    (self.first, self.numbers, self.screens) = (first, numbers, screens)
    (self.runner, self.checksStability) = (runner, checksStability)
  }

  /// Renders the unconfirmed texts again, and replaces the results of those that differ.
  ///
  /// - Throws: The error that stops the runner.
  mutating func confirm(_ results: inout ResultCollector) async throws {
    if numbers.isEmpty { return }
    try await render(
      numbers.reversed(), of: &results, inProcesses: checksStability ? 1 : nil)
    // A screen between two that change it renders the same in both orders.
    if checksStability, runner.startsProcesses, results.completion.isComplete {
      let same = numbers.filter { !results.unconfirmed[$0].texts.isEmpty }
      try await render(same, of: &results, inProcesses: Self.maximumProcesses)
    }
    if results.completion.isComplete, !unstable.isEmpty {
      try await explainUnstable(in: &results)
    }
  }

  /// Renders unconfirmed screens again, by default in as many processes as the runner decides.
  private mutating func render(
    _ numbers: [Int], of results: inout ResultCollector, inProcesses count: Int?
  ) async throws {
    let positions = numbers.map { results.unconfirmed[$0].position }
    let jobs = positions.map { first.jobs[$0].withAllTexts }
    var differing: [Int: [(first: UnconfirmedText, second: [UInt8])]] = [:]
    func add(_ outcome: JobOutcome<RenderedScreen>, at position: Int) {
      let texts = results.confirm(outcome, of: numbers[position])
      if !texts.isEmpty { differing[position] = texts }
    }
    let completion =
      if let count {
        try await runner.run(isolating: Self.groups(of: jobs, count)) { add($1, at: $0) }
      } else {
        try await runner.run(jobs) { add($1, at: $0) }
      }
    let second = RenderPass(jobs: jobs, processes: completion.processes)
    unstable += differing.map { position, texts in
      UnstableScreen(
        job: jobs[position], folders: texts.map(\.first.file.folder),
        first: .init(texts: texts.map(\.first.text), pass: first, position: positions[position]),
        second: .init(texts: texts.map(\.second), pass: second, position: position),
        results: texts.map(\.first.result))
    }
    results.completion += completion
  }

  /// Splits jobs into groups of equal size, at most as many as given.
  private static func groups(of jobs: [J], _ count: Int) -> [[J]] {
    let size = max((jobs.count + count - 1) / count, 1)
    return stride(from: 0, to: jobs.count, by: size).map {
      Array(jobs[$0..<min($0 + size, jobs.count)])
    }
  }

  /// Searches the causes of unstable screens and replaces the reasons of their results.
  private mutating func explainUnstable(in results: inout ResultCollector) async throws {
    unstable.sort { $0.first.position < $1.first.position }
    var search = LeakSearch<J>(among: screens, with: runner)
    for (screen, cause) in zip(unstable, try await search.causes(of: unstable)) {
      for (index, result) in screen.results.enumerated() {
        if let reason = cause.reason(for: screen, at: index) {
          results.explain(result, because: reason)
        }
      }
    }
    results.completion += search.completion
  }
}
