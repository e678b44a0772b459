/// The passes that render unconfirmed texts again, in another order and in processes that have rendered
/// nothing before.
///
/// A screen may leave something behind in its process, such as a changed static. Then another order
/// changes the text of other screens.
@MainActor
struct ConfirmationPasses {
  private let runner: any ScreenRunner
  private let checksStability: Bool

  /// The first pass, and the confirmation passes that ended.
  private var passes: [RenderPass]

  /// The screens that rendered differently.
  private var unstable: [UnstableTexts] = []

  /// The texts of an unstable screen that differ.
  private struct UnstableTexts {
    /// The texts of the first pass.
    let first: [UnconfirmedText]
    let second: [[UInt8]]
    let task: RenderTask
    /// The position in the first pass and in the confirmation pass.
    let positions: (first: Int, second: Int)
    /// The index of the confirmation pass.
    let pass: Int
  }

  /// The processes of the last pass of a stability check: each screen renders alone, or after as few
  /// others as possible.
  private static let maximumProcesses = 64

  /// Creates the passes that follow a first one.
  ///
  /// - Parameters:
  ///   - first: The pass that rendered the texts.
  ///   - runner: Renders the screens again.
  ///   - checksStability: Whether to render in one process, and then in as many as possible.
  init(after first: RenderPass, with runner: any ScreenRunner, checksStability: Bool) {
    passes = [first]
    self.runner = runner
    self.checksStability = checksStability
  }

  /// Renders the unconfirmed texts again, and replaces the results of those that differ.
  ///
  /// - Throws: The error that stops the runner.
  mutating func confirm(_ results: inout ResultCollector) async throws -> RunCompletion {
    guard !results.unconfirmed.isEmpty else { return RunCompletion() }
    var completion = try await render(
      results.confirmable.reversed(), of: &results, inProcesses: checksStability ? 1 : nil)
    // A screen between two that change it renders the same in both orders.
    if checksStability, runner.startsProcesses, completion.isComplete {
      completion += try await render(
        results.confirmable, of: &results, inProcesses: Self.maximumProcesses)
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
    let tasks = numbers.map { results.unconfirmed[$0].task }
    func add(_ outcome: ScreenOutcome, at position: Int) {
      self.add(outcome, of: numbers[position], at: position, to: &results)
    }
    let completion =
      if let count {
        try await runner.run(isolating: Self.groups(of: tasks, count), for: .texts) {
          add($1, at: $0)
        }
      } else {
        try await runner.run(tasks, for: .texts) { add($1, at: $0) }
      }
    passes.append(RenderPass(tasks: tasks, processes: completion.processes))
    return completion
  }

  /// Splits tasks into groups of equal size, at most as many as given.
  private static func groups(of tasks: [RenderTask], _ count: Int) -> [[RenderTask]] {
    let size = max((tasks.count + count - 1) / count, 1)
    return stride(from: 0, to: tasks.count, by: size).map {
      Array(tasks[$0..<min($0 + size, tasks.count)])
    }
  }

  private mutating func add(
    _ outcome: ScreenOutcome, of number: Int, at position: Int, to results: inout ResultCollector
  ) {
    let texts = results.confirm(outcome, of: number)
    guard !texts.isEmpty else { return }
    let screen = results.unconfirmed[number]
    unstable.append(
      UnstableTexts(
        first: texts.map(\.first), second: texts.map(\.second), task: screen.task,
        positions: (screen.position, position), pass: passes.count))
  }

  /// Searches the causes of unstable screens and replaces the reasons of their results.
  private mutating func explainUnstable(
    in results: inout ResultCollector
  ) async throws -> RunCompletion {
    if unstable.isEmpty { return RunCompletion() }
    unstable.sort { $0.positions.first < $1.positions.first }
    let screens = unstable.map(unstableScreen)
    var search = LeftoverSearch(with: runner)
    for (number, cause) in try await search.causes(of: screens).enumerated() {
      for (index, text) in unstable[number].first.enumerated() {
        let reason = cause.reason(for: screens[number], at: index, name: results.name(of:))
        if let reason { results.explain(text, because: reason) }
      }
    }
    return search.completion
  }

  private func unstableScreen(_ texts: UnstableTexts) -> UnstableScreen {
    UnstableScreen(
      task: texts.task, folders: texts.first.map(\.file.folder),
      first: .init(
        texts: texts.first.map(\.text), pass: passes[0], position: texts.positions.first),
      second: .init(
        texts: texts.second, pass: passes[texts.pass], position: texts.positions.second))
  }
}
