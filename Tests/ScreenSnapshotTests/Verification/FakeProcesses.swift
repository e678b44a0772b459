@testable import ScreenSnapshot

/// A runner whose processes remember the screens that they have rendered, as a static does.
@MainActor
final class FakeProcesses: ScreenRunner {
  /// The value in the text of a screen, after others in its process; nil if it does not render.
  typealias Value = @MainActor (_ screen: Int, _ earlier: [Int]) -> String?

  nonisolated let startsProcesses: Bool

  /// The screens of each process, in the order of rendering.
  private(set) var processes: [[Int]] = []

  private let value: Value

  init(startsProcesses: Bool = true, value: @escaping Value) {
    self.startsProcesses = startsProcesses
    self.value = value
  }

  func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    try await run(isolating: [tasks], for: purpose, onOutcome: onOutcome)
  }

  func run(
    isolating groups: [[RenderTask]], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    var completion = RunCompletion()
    var position = 0
    for tasks in groups {
      if startsProcesses || processes.isEmpty { processes.append([]) }
      var history = ProcessHistory()
      for task in tasks {
        onOutcome(position, outcome(of: task))
        history.append(position)
        position += 1
      }
      if startsProcesses { completion.processes.append(history) }
    }
    return completion
  }

  private func outcome(of task: RenderTask) -> ScreenOutcome {
    let value = value(task.number, processes[processes.count - 1])
    processes[processes.count - 1].append(task.number)
    guard let value else { return .failed(reason: "has no value") }
    let texts = task.folders.map { ScreenText(folder: $0, bytes: Self.text(value)) }
    return .rendered(RenderedScreen(tab: nil, path: "", hasContent: false, texts: texts))
  }

  static func text(_ value: String) -> [UInt8] { Array("---\nvalue: \(value)\n---\n".utf8) }
}
