@testable import ScreenSnapshot

/// A run over the studio's screens and journeys.
@MainActor
struct StudioRun {
  var request: RunRequest
  var runner: (any ScreenRunner)?

  init(in folder: TemporaryGoldens, _ patterns: String..., runner: (any ScreenRunner)? = nil) {
    request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
    request.selection.patterns = patterns
    self.runner = runner
  }

  static let harness = AnySnapshotHarness(StudioSnapshots.self)

  func report() async throws -> SnapshotReport {
    try await pipeline.compare().report
  }

  /// A line for each result: `changed controls/room`.
  func verify() async throws -> [String] { Self.lines(try await report()) }

  func record(_ mode: RecordMode = RecordMode()) async throws -> (RecordReport, [String]) {
    var lines: [String] = []
    let goldens = try pipeline.goldens
    let report = try await Recorder(of: goldens).record(
      mode, onChange: { change in lines.append("\(change.kind) \(change.golden)") },
      comparing: { try await pipeline.compare(computesDifferences: false) })
    return (report, lines)
  }

  private var pipeline: SnapshotPipeline {
    get throws { try SnapshotPipeline(request, harness: Self.harness, runner: runner) }
  }

  static func lines(_ report: SnapshotReport) -> [String] {
    report.results.map { "\($0.verdict.rawValue) \($0.name)" }
  }
}

/// Renders in this process, notes what each run renders, and replaces outcomes.
@MainActor
final class NotingRunner: ScreenRunner {
  /// A line for each run: `compact: home, room`.
  private(set) var runs: [String] = []

  private let replace: (RenderTask, ScreenOutcome) -> ScreenOutcome

  init(replace: @escaping (RenderTask, ScreenOutcome) -> ScreenOutcome = { $1 }) {
    self.replace = replace
  }

  func run(
    _ tasks: [RenderTask], for purpose: RenderPurpose,
    onOutcome: @MainActor (Int, ScreenOutcome) -> Void
  ) async throws -> RunCompletion {
    let folders = Set(tasks.flatMap(\.folders)).map(\.rawValue).sorted().joined(separator: " ")
    let names = tasks.map { StudioRun.harness.name(of: $0.subject) }.joined(separator: ", ")
    runs.append("\(folders): \(names)")
    for (position, task) in tasks.enumerated() {
      let outcome = await StudioRun.harness.outcome(of: task, for: purpose)
      onOutcome(position, replace(task, outcome))
    }
    return RunCompletion()
  }
}
