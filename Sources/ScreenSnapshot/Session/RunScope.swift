/// The part of a harness that a run covers: the selected screens of a shard, and obsolete goldens.
@MainActor
struct RunScope {
  let harness: AnySnapshotHarness
  let selection: ScreenSelection
  /// Nil for all selected screens.
  var shard: Shard?

  /// The selected screens of the shard in declared order, each with its layouts, if their visible
  /// states do not matter.
  var tasks: [RenderTask] { shardTasks(of: namedTasks) }

  /// The screens that patterns select, in declared order, each with its layouts.
  var namedTasks: [RenderTask] {
    let all = harness.layouts.filter(selection.layouts.contains)
    return harness.screens.indices.compactMap { index in
      let screen = harness.screens[index]
      let layouts = all.filter { selection.contains(screen, in: $0) }
      if layouts.isEmpty { return nil }
      // Screens that render in all layouts share one array.
      return RenderTask(index: index, layouts: layouts == all ? all : layouts)
    }
  }

  /// The part of the selected screens that the shard has.
  func shardTasks(of tasks: [RenderTask]) -> [RenderTask] {
    guard let shard else { return tasks }
    return tasks.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element)
  }

  /// The selected goldens among those that no screen owns.
  ///
  /// A run over all declared layouts includes goldens of undeclared layouts. Only the first shard
  /// has obsolete goldens. A golden without a screen is in no tab and no flow.
  func obsoleteGoldens(among unreferenced: [GoldenFile]) -> [GoldenFile] {
    obsoleteGoldens(among: unreferenced, in: selection)
  }

  private func obsoleteGoldens(
    among unreferenced: [GoldenFile], in selection: ScreenSelection
  ) -> [GoldenFile] {
    if selection.criteria.selectsLocations || shard?.reportsObsolete == false { return [] }
    let isLimited = !Set(harness.layouts).isSubset(of: selection.layouts)
    let layouts = isLimited ? selection.layouts : ScreenLayout.allCases
    return unreferenced.filter { golden in
      layouts.contains(golden.layout)
        && selection.matches(GoldenName.screen(of: golden.name), in: golden.layout)
    }
  }

  /// The patterns that match neither a screen nor an obsolete golden.
  ///
  /// - Throws: ``GoldenStoreError`` if the goldens' folders cannot be listed, which happens only if
  ///   a pattern matches no screen.
  func unmatchedPatterns(in store: GoldenStore) throws(GoldenStoreError) -> [String] {
    let patterns = selection.unmatchedPatterns(among: harness.screens)
    guard !patterns.isEmpty else { return [] }
    var criteria = selection.criteria
    (criteria.patterns, criteria.exclusions) = ([], [])
    let obsolete = obsoleteGoldens(
      among: try store.unreferenced(owned: harness.goldens),
      in: ScreenSelection(criteria, in: selection.layouts))
    return patterns.filter { pattern in
      let selection = ScreenSelection([pattern], in: selection.layouts)
      return !obsolete.contains {
        selection.matches(GoldenName.screen(of: $0.name), in: $0.layout)
      }
    }
  }
}

/// A pattern that selects nothing.
package struct SelectionError: Error, Equatable {
  package let pattern: String

  /// Screens with similar names.
  package let nearest: [String]
}
