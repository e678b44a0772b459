@testable import ScreenDriver
@testable import ScreenGoldens

/// A run over the studio's screens and journeys.
@MainActor
struct StudioRun {
  var request: RunRequest
  var runner: (any JobRunner)?

  init(in folder: TemporaryGoldens, _ patterns: String..., runner: (any JobRunner)? = nil) {
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

/// Runs jobs in this process, notes what each run does, and replaces outcomes.
@MainActor
final class NotingRunner: JobRunner {
  typealias Outcome = JobOutcome<RenderedScreen>

  /// A line for each run: `PictureJob: home, room`.
  private(set) var runs: [String] = []

  let startsProcesses = false

  private let replace: (any GoldenJob, Outcome) -> Outcome

  init(replace: @escaping (any GoldenJob, Outcome) -> Outcome = { $1 }) {
    self.replace = replace
  }

  func run<J: Job>(
    _ jobs: [J], processes: Int?, options: RenderOptions,
    onOutcome: @MainActor (Int, JobOutcome<J.Result>) -> Void
  ) async throws -> RunCompletion {
    let names = jobs.compactMap { ($0 as? any GoldenJob)?.name(among: StudioRun.harness.screens) }
    runs.append("\(J.kind): \(names.joined(separator: ", "))")
    return await InProcessRunner(StudioRun.harness).run(
      jobs, processes: processes, options: options
    ) { position, outcome in
      if let job = jobs[position] as? any GoldenJob, let rendered = outcome as? Outcome,
        let replaced = replace(job, rendered) as? JobOutcome<J.Result>
      {
        onOutcome(position, replaced)
      }
    }
  }
}
