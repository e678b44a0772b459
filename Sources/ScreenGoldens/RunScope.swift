import ScreenContents
import ScreenJobs
import ScreenRendering
import ScreenSnapshot
import ScreenText

/// The part of a harness that a run covers: the selected screens and journeys, and obsolete goldens.
@MainActor
struct RunScope {
  let harness: AnySnapshotHarness
  let selection: ScreenSelection
  /// The journeys of the manifest, sorted by name.
  let journeys: [JourneySource]

  /// Whether the command line selects layouts, so that the run has no journeys.
  let isLimitedToLayouts: Bool

  /// The jobs that patterns select, in declared order; no journeys if a layout is selected.
  ///
  /// - Parameter includesSkipped: Whether screens that the harness skips have jobs.
  /// - Returns: The jobs of each kind.
  func jobs(includesSkipped: Bool = false) -> VerificationJobs {
    var jobs = VerificationJobs()
    let all = layouts
    let allPictures = all.filter(\.isPicture)
    for (index, screen) in harness.screens.enumerated()
    where includesSkipped || harness.skipReasons[index] == nil {
      let pictures = allPictures.filter { selection.matches(screen, in: GoldenFolder($0)) }
      if !pictures.isEmpty {
        jobs.pictures.append(PictureJob(screen: index, layouts: pictures))
      }
      if all.contains(.controls), selection.matches(screen, in: .controls) {
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
    return harness.skipReasons.keys.sorted().filter { index in
      folders.contains { selection.matches(harness.screens[index], in: $0) }
    }
  }

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

  /// Checks that each pattern matches a screen, a journey or an obsolete golden, and that the run covers one of them.
  ///
  /// - Parameter unreferenced: Lists the goldens that no screen owns, if screens and journeys do not suffice.
  /// - Throws: `SelectionError`, or an error of the list.
  func check(with unreferenced: () throws -> [GoldenFile]) throws {
    let (screens, names) = (harness.screens, journeys.map(\.name))
    var unmatched = selection.unmatchedPatterns(among: screens, and: names)
    // A selected layout leaves out the journeys, which a pattern may need.
    let leftOut =
      isLimitedToLayouts
      ? selection.unmatchedPatterns(among: screens).first { !unmatched.contains($0) } : nil
    let selectsNothing = !selection.isEmpty && jobs(includesSkipped: true).count == 0
    let obsolete =
      selectsNothing || !unmatched.isEmpty ? coveredGoldens(among: try unreferenced()) : []
    unmatched.removeAll { pattern in
      obsolete.contains { ScreenSelection([pattern], in: []).matches($0) }
    }
    if let pattern = unmatched.first {
      throw SelectionError.noMatch(
        for: pattern,
        nearest: selection.nearestPatterns(to: pattern, among: screens, and: names))
    }
    if let leftOut { throw SelectionError.leftOut(leftOut) }
    if selectsNothing && !obsolete.contains(where: selection.matches) {
      throw SelectionError.nothingSelected
    }
  }
}

extension ScreenSelection {
  /// Finds the patterns that are nearest to one that matches nothing: `bookDetail`, `compact/bookDetail` or
  /// `journeys/lend-a-book`.
  ///
  /// A word without a folder selects no journey, but can be near to the name of one.
  fileprivate func nearestPatterns(
    to pattern: String, among screens: [String], and journeys: [String]
  ) -> [String] {
    func path(of journey: String) -> String { "\(GoldenFolder.journeys.rawValue)/\(journey)" }
    if pattern.contains("/") {
      let inLayouts = layouts.flatMap { layout in screens.map { "\(layout.rawValue)/\($0)" } }
      return NearestNames.nearest(to: pattern, among: inLayouts + journeys.map(path))
    }
    let near = NearestNames.nearest(to: pattern, among: screens)
    return near.isEmpty ? NearestNames.nearest(to: pattern, among: journeys).map(path) : near
  }
}
