import ScreenContents
import TestApps

@testable import ScreenGoldens
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenSnapshot

/// An app with three screens.
struct BoothSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable {
    case front
    case inside = "Inside it"
    case exit
  }

  enum Tab: CaseIterable { case booth }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    navigator.screen = screen
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .route(.front) = destination else { return nil }
    return ScreenContent(elements: [.row("Price", "5")])
  }

  final class Navigator: ScreenNavigating {
    fileprivate(set) var screen = Screen.front

    var visibleState: VisibleState<Tab, Screen, String> {
      VisibleState(tab: .booth, routes: [screen])
    }
  }
}

/// A run over the booth's screens and the goldens in a folder.
@MainActor
struct BoothRun {
  let pipeline: SnapshotPipeline
  let recorder: Recorder

  init(
    in folder: TemporaryGoldens, runner: (any JobRunner)? = nil, checksStability: Bool = false,
    locatesScreens: Bool = true,
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    let harness = AnySnapshotHarness(BoothSnapshots.self)
    let goldens = GoldenStore(of: "Booth", in: folder.path, displayedAs: "manifests")
    let selection = ScreenSelection([], in: harness.layouts)
    var request = RunRequest(manifests: folder.path, displayedManifests: "manifests")
    request.checksStability = checksStability
    request.locatesScreens = locatesScreens
    pipeline = SnapshotPipeline(
      request, goldens: goldens, scope: RunScope(harness: harness, selection: selection),
      runner: runner)
    recorder = Recorder(of: goldens, isInterrupted: isInterrupted)
  }

  func record() async throws -> RecordReport {
    try await recorder.record(
      RecordMode(), onChange: { _ in },
      comparing: { try await pipeline.compare(computesDifferences: false) })
  }

  /// A line for each result: `changed compact/front`.
  static func lines(_ report: SnapshotReport) -> [String] {
    report.results.map { "\($0.verdict) \($0.folder)/\($0.screen)" }
  }
}
