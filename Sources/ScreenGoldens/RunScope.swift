package import ScreenContents
package import ScreenDriver

/// The part of a harness that a run covers: the selected screens and journeys, and obsolete goldens.
@MainActor
struct RunScope {
  let harness: AnySnapshotHarness
  let selection: ScreenSelection
  /// The journeys of the manifest, sorted by name.
  var journeys: [JourneySource] = []

  /// Whether the command line selects a layout.
  var selectsLayout = false

  /// Whether the run covers only some layouts of the harness, and thus no journeys.
  var isLimitedToLayouts: Bool {
    selectsLayout || !Set(harness.layouts).isSubset(of: selection.layouts)
  }

  /// The jobs that patterns select, in declared order; no journeys if a layout is selected.
  func jobs() -> VerificationJobs {
    var jobs = VerificationJobs()
    let all = harness.layouts.filter(selection.layouts.contains)
    let allPictures = all.filter(\.isPicture)
    for (index, screen) in harness.screens.enumerated() {
      let isSelected = { (layout: ScreenLayout) in
        selection.matches(screen, in: GoldenFolder(layout))
      }
      // Most screens are selected in all layouts, and share one array.
      let pictures =
        allPictures.allSatisfy(isSelected) ? allPictures : allPictures.filter(isSelected)
      if !pictures.isEmpty {
        jobs.pictures.append(PictureJob(screen: index, layouts: pictures))
      }
      if all.contains(.controls), isSelected(.controls) {
        jobs.controls.append(ControlsJob(screen: index))
      }
    }
    jobs.journeys = playable.filter { selection.matches($0.name, in: .journeys) }
      .map { JourneyJob($0) }
    return jobs
  }

  /// Whether patterns select neither a screen nor a journey.
  var isEmpty: Bool { jobs().count == 0 }

  /// The journeys that a pattern can select.
  private var playable: [JourneySource] {
    isLimitedToLayouts ? [] : journeys
  }

  /// The selected goldens among those that no screen owns.
  ///
  /// A run over all declared layouts includes goldens of undeclared layouts.
  func obsoleteGoldens(among unreferenced: [GoldenFile]) -> [GoldenFile] {
    coveredGoldens(among: unreferenced).filter { selection.matches($0) }
  }

  private func coveredGoldens(among unreferenced: [GoldenFile]) -> [GoldenFile] {
    let layouts = isLimitedToLayouts ? selection.layouts : ScreenLayout.allCases
    return unreferenced.filter { $0.folder.layout.map(layouts.contains) ?? false }
  }

  /// A text as it is printed; the steps of a journey may contain secrets.
  func displayed(_ text: RenderedText) -> [UInt8] {
    text.folder == .journeys ? harness.displayed(journey: text.bytes) : text.bytes
  }

  /// Whether a pattern matches only journeys, although the options select none.
  var hasPatternWithoutJourneys: Bool {
    guard playable.count < journeys.count else { return false }
    let unmatched = selection.unmatchedPatterns(among: harness.screens)
    return unmatched != unmatchedPatterns
  }

  /// The patterns that match neither a screen nor a journey.
  var unmatchedPatterns: [String] {
    selection.unmatchedPatterns(among: harness.screens, and: journeys.map(\.name))
  }

  /// The patterns that match neither a screen, nor a journey, nor an obsolete golden.
  ///
  /// - Throws: ``GoldenStoreError`` if the goldens' folders cannot be listed, which happens only if
  ///   a pattern matches no screen.
  func unmatchedPatterns(in store: GoldenStore) throws(GoldenStoreError) -> [String] {
    let patterns = unmatchedPatterns
    guard !patterns.isEmpty else { return [] }
    let obsolete = coveredGoldens(among: try store.unreferenced(owned: harness.goldens))
    return patterns.filter { pattern in
      !obsolete.contains { ScreenSelection([pattern], in: []).matches($0) }
    }
  }
}

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
      .union(harness.screens.indices.filter { names.contains(harness.screens[$0]) })
    if screens.isEmpty { return RunCompletion() }
    let finder = DialogFinder(of: harness, on: runner)
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

/// The screens and the goldens of a run.
package struct RunRequest: Sendable {
  /// The names that select screens.
  package var selection = SelectionCriteria()

  /// The layouts to render; all that the harness declares if nil.
  package var layouts: [ScreenLayout]?

  /// The folder of all manifests, absolute.
  package let manifests: String

  /// The folder of all manifests, as messages print it.
  package let displayedManifests: String

  /// Whether the manifests folder must exist.
  package var requiresManifests = false

  /// Whether the run compares screens with goldens; its patterns then match obsolete goldens, too.
  package var readsGoldens = true

  /// Whether screens that match are rendered again, too, each in several orders.
  package var checksStability = false

  /// Whether results have the tab of each screen and the path to it.
  package var locatesScreens = true

  /// Whether the report has what controls lead to.
  package var connectsScreens = false

  /// The clock that a check of stability waits for.
  package var clock = RunClock.system

  package init(manifests: String, displayedManifests: String) {
    self.manifests = manifests
    self.displayedManifests = displayedManifests
  }
}
