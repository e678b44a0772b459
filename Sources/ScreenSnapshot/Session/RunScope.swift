/// The part of a harness that a run covers: the selected screens of a shard, and obsolete goldens.
@MainActor
struct RunScope {
  let harness: AnySnapshotHarness
  let selection: ScreenSelection
  /// Nil for all selected screens.
  var shard: Shard?

  /// The screens to render, in declared order, each with its layouts.
  var tasks: [RenderTask] {
    let all = harness.layouts.filter(selection.layouts.contains)
    let tasks = harness.screens.indices.lazy.compactMap { index -> RenderTask? in
      let screen = harness.screens[index]
      let layouts = all.filter { selection.contains(screen, in: $0) }
      if layouts.isEmpty { return nil }
      // Screens that render in all layouts share one array.
      return RenderTask(index: index, layouts: layouts == all ? all : layouts)
    }
    guard let shard else { return Array(tasks) }
    return tasks.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element)
  }

  /// The selected goldens among those that no screen owns.
  ///
  /// A run over all declared layouts includes goldens of undeclared layouts. Only the first shard
  /// has obsolete goldens.
  func obsoleteGoldens(among unreferenced: [GoldenFile]) -> [GoldenFile] {
    guard shard?.reportsObsolete ?? true else { return [] }
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
    let obsolete = obsoleteGoldens(among: try store.unreferenced(owned: harness.goldens))
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
