import ScreenContents
import TestApps

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

/// An app with three screens, whose price and failures the test sets.
struct BoothSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable {
    case front
    case inside = "Inside it"
    case exit
  }

  enum Tab: CaseIterable { case booth }

  @TaskLocal static var price = 5
  @TaskLocal static var isExitLocked = false
  @TaskLocal static var layouts: [ScreenLayout] = [.compact, .regular]

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) throws {
    if screen == .exit && isExitLocked { throw BoothError.locked }
    navigator.screen = screen
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .route(.front) = destination else { return nil }
    return ScreenContent(elements: [.row("Price", "\(price)")])
  }

  final class Navigator: ScreenNavigating {
    fileprivate(set) var screen = Screen.front

    var visibleState: VisibleState<Tab, Screen, String> {
      VisibleState(tab: .booth, routes: [screen])
    }
  }

  private enum BoothError: Error { case locked }
}

/// A run over the booth's screens and the goldens in a folder.
@MainActor
struct BoothRun {
  let pipeline: SnapshotPipeline
  let recorder: Recorder

  init(
    in folder: TemporaryGoldens, _ patterns: String..., layouts: [ScreenLayout]? = nil,
    runner: (any JobRunner)? = nil, checksStability: Bool = false, locatesScreens: Bool = true,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    let harness = AnySnapshotHarness(BoothSnapshots.self)
    let goldens = GoldenStore(of: "Booth", in: folder.path, displayedAs: "manifests")
    let selection = ScreenSelection(patterns, in: layouts ?? harness.layouts)
    var request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
    request.checksStability = checksStability
    request.locatesScreens = locatesScreens
    pipeline = SnapshotPipeline(
      request, goldens: goldens, scope: RunScope(harness: harness, selection: selection),
      runner: runner)
    recorder = Recorder(of: goldens, isInterrupted: isInterrupted)
  }

  /// A line for each result: `changed compact/front`.
  func verify() async throws -> [String] { try await Self.lines(pipeline.compare().report) }

  /// Records and returns the report with the lines about progress.
  func record(_ mode: RecordMode = RecordMode()) async throws -> (RecordReport, [String]) {
    var lines: [String] = []
    let report = try await recorder.record(
      mode, onChange: { lines.append(RecordFormatter.line(on: $0, RecordMode())) },
      comparing: { try await pipeline.compare(computesDifferences: false) })
    return (report, lines)
  }

  static func lines(_ report: SnapshotReport) -> [String] {
    report.results.map { "\($0.verdict) \($0.folder)/\($0.screen)" }
  }
}
