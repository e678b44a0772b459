package import ScreenGoldens
package import ScreenJobs
package import ScreenSnapshot

@testable import ScreenRendering

/// A run over the studio's screens and journeys.
@MainActor
package struct StudioRun {
  package var request: RunRequest
  package var runner: (any JobRunner)?

  package init(in folder: TemporaryGoldens, _ patterns: String..., runner: (any JobRunner)? = nil) {
    request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
    request.selection.patterns = patterns
    self.runner = runner
  }

  package static let harness = AnySnapshotHarness(StudioSnapshots.self)

  package func report() async throws -> SnapshotReport {
    try await pipeline.compare()
  }

  /// A line for each result: `changed controls/room`.
  package func verify() async throws -> [String] { Self.lines(try await report()) }

  package func record() async throws -> (RecordReport, [String]) {
    var lines: [String] = []
    let goldens = try pipeline.goldens
    let report = try await Recorder(of: goldens).record(
      RecordMode(), onChange: { lines.append($0) },
      comparing: { try await pipeline.compare(computesDifferences: false) })
    return (report, lines)
  }

  private var pipeline: SnapshotPipeline {
    get throws { try SnapshotPipeline(request, harness: Self.harness, runner: runner) }
  }

  package static func lines(_ report: SnapshotReport) -> [String] {
    report.results.map { "\($0.verdict.rawValue) \($0.name)" }
  }
}
