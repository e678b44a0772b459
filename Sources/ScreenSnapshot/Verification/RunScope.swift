/// The part of a harness that a run covers: the selected screens and journeys of a shard, and obsolete
/// goldens.
@MainActor
struct RunScope {
  let harness: AnySnapshotHarness
  let selection: ScreenSelection
  /// Nil for all selected screens.
  var shard: Shard?

  /// The journeys of the manifest, sorted by name.
  var journeys: [JourneySource] = []

  /// Whether the command line selects a layout.
  var selectsLayout = false

  /// Whether the run covers only some layouts of the harness, and thus no journeys.
  var isLimitedToLayouts: Bool {
    selectsLayout || !Set(harness.layouts).isSubset(of: selection.layouts)
  }

  /// The screens that patterns select, in declared order, each with its layouts.
  var namedTasks: [RenderTask] {
    let folders = harness.layouts.filter(selection.layouts.contains).map { GoldenFolder($0) }
    return harness.screens.enumerated().compactMap { index, screen in
      let selected = folders.filter { selection.matches(screen, in: $0) }
      if selected.isEmpty { return nil }
      // Screens that render in all layouts share one array.
      let shared = selected == folders ? folders : selected
      return RenderTask(subject: .screen(index), folders: shared)
    }
  }

  /// The journeys that patterns select; none if a layout is selected.
  var namedJourneys: [JourneySource] { playable.filter { selection.matches(journey: $0.name) } }

  /// The journeys that a pattern can select.
  private var playable: [JourneySource] {
    isLimitedToLayouts ? [] : journeys
  }

  /// The part of selected screens or journeys that the shard has.
  func shardTasks(of tasks: [RenderTask]) -> [RenderTask] {
    guard let shard else { return tasks }
    return tasks.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element)
  }

  /// The selected goldens among those that no screen owns.
  ///
  /// A run over all declared layouts includes goldens of undeclared layouts. Only the first shard
  /// has obsolete goldens.
  func obsoleteGoldens(among unreferenced: [GoldenFile]) -> [GoldenFile] {
    coveredGoldens(among: unreferenced).filter { selection.matches($0) }
  }

  private func coveredGoldens(among unreferenced: [GoldenFile]) -> [GoldenFile] {
    if shard?.reportsObsolete == false { return [] }
    let layouts = isLimitedToLayouts ? selection.layouts : ScreenLayout.allCases
    return unreferenced.filter { $0.folder.layout.map(layouts.contains) ?? false }
  }

  /// The name of a screen, or the path of a journey as a pattern selects it.
  func path(of subject: RenderTask.Subject) -> String {
    if case .journey(let journey) = subject { return "journeys/\(journey.name)" }
    return harness.name(of: subject)
  }

  /// A text as it is printed; the steps of a journey may contain secrets.
  func displayed(_ text: ScreenText) -> [UInt8] {
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
