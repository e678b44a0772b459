import TestSupport

@testable import ScreenJobs
@testable import ScreenSnapshot

/// An app that sessions name, or a variant of it.
@MainActor
struct SessionApp {
  /// Runs the tool with the values of a variant.
  typealias Variant = @MainActor (@MainActor () async -> SessionOutput) async -> SessionOutput

  private let name: String
  private let harness: @MainActor () -> AnySnapshotHarness
  private let variants: [Variant]

  init<Harness: SnapshotHarness>(_ type: Harness.Type, _ variants: Variant...) {
    name = "\(type)"
    harness = { AnySnapshotHarness(type) }
    self.variants = variants
  }

  /// Runs the tool of the app.
  func run(
    _ words: [String], in tool: ToolRun, variables: [String: String], input: [String],
    isTerminal: Bool
  ) async -> SessionOutput {
    var run: @MainActor () async -> SessionOutput = {
      await tool(
        words, of: harness(), named: name, variables: variables, input: input,
        isTerminal: isTerminal)
    }
    for variant in variants { run = { [run] in await variant(run) } }
    return await run()
  }

  /// A variant in which a value of the app is another one.
  static func with<Value: Sendable>(_ local: TaskLocal<Value>, _ value: Value) -> Variant {
    { run in await local.withValue(value) { await run() } }
  }
}
