import ScreenContents
import ScreenJobs
import ScreenRendering
import ScreenSnapshot

/// The part of a harness that a run covers: the selected screens and journeys, and obsolete goldens.
@MainActor
package struct RunScope {
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
  ///
  /// - Parameter includesSkipped: Whether screens that the harness skips have jobs.
  /// - Returns: The jobs of each kind.
  func jobs(includesSkipped: Bool = false) -> VerificationJobs {
    var jobs = VerificationJobs()
    let all = layouts
    let allPictures = all.filter(\.isPicture)
    for (index, screen) in harness.screens.enumerated()
    where includesSkipped || harness.app.skipReasons[index] == nil {
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

  private var layouts: [ScreenLayout] { harness.layouts.filter(selection.layouts.contains) }

  /// The positions of the screens that patterns select and the harness skips.
  var skipped: [Int] {
    let folders = layouts.map { GoldenFolder($0) }
    return harness.app.skipReasons.keys.sorted().filter { index in
      folders.contains { selection.matches(harness.screens[index], in: $0) }
    }
  }

  /// Whether patterns select neither a screen nor a journey.
  var isEmpty: Bool { jobs(includesSkipped: true).count == 0 }

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
