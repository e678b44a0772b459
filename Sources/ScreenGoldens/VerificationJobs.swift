import ScreenJobs
import ScreenRendering
import ScreenSnapshot

/// The jobs of a run: each kind has processes of its own, because a tap on a control may leak state that
/// changes a picture.
struct VerificationJobs {
  var pictures: [PictureJob] = []
  var controls: [ControlsJob] = []
  var journeys: [JourneyJob] = []

  var count: Int { pictures.count + controls.count + journeys.count }
}

extension VerificationJobs {
  /// Adds the dialogs of the manifest, with the controls that present them, to the jobs that tap their buttons.
  ///
  /// - Returns: How the search for the controls ended.
  @MainActor
  mutating func addDialogs(
    of harness: AnySnapshotHarness, on runner: any JobRunner
  ) async throws -> RunCompletion {
    let shown = journeys.map(\.shownScreens)
    let names = shown.reduce(into: Set()) { $0.formUnion($1) }
    let screens = Set(controls.map(\.screen))
      .union(names.compactMap { harness.positions[$0] })
    if screens.isEmpty { return RunCompletion() }
    let finder = DialogFinder(on: runner)
    let dialogs = try await finder.dialogs(of: screens)
    if dialogs.isEmpty { return finder.completion }
    for position in controls.indices {
      controls[position].dialog = dialogs[controls[position].screen]
    }
    for (position, names) in shown.enumerated() {
      journeys[position].dialogs = dialogs.filter { names.contains(harness.screens[$0.key]) }
    }
    return finder.completion
  }
}
