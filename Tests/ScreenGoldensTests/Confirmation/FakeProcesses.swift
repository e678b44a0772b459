@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering

/// A runner whose processes remember the screens that they have rendered, as a static does.
@MainActor
final class FakeProcesses: JobRunner {
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

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    let count = max((jobs.count + (processes ?? 1) - 1) / (processes ?? 1), 1)
    for (position, job) in jobs.enumerated() {
      let isFirst = position.isMultiple(of: count)
      if isFirst, startsProcesses || self.processes.isEmpty { self.processes.append([]) }
      if let outcome = outcome(of: job) as? JobOutcome<J.Result> { onOutcome(position, outcome) }
    }
    return RunCompletion()
  }

  private func outcome(of job: some Job) -> JobOutcome<RenderedScreen>? {
    guard let job = job as? PictureJob else { return nil }
    let value = value(job.screen, processes[processes.count - 1])
    processes[processes.count - 1].append(job.screen)
    guard let value else { return .failed(JobFailure(reason: "has no value")) }
    let texts = job.folders.map { RenderedText(folder: $0, bytes: Self.text(value)) }
    return .completed(RenderedScreen(texts: texts))
  }

  static func text(_ value: String) -> [UInt8] { Array("---\nvalue: \(value)\n---\n".utf8) }
}
