/// What one run looks at: the screens of a selection, or a part of them, and the obsolete files.
@MainActor
package struct RunScope {
  let walk: AnySnapshotHarness
  let selection: ScreenSelection
  let shard: Shard?

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - walk: The screens.
  ///   - selection: Which of them to look at.
  ///   - shard: Which part of those; nil for all.
  package init(of walk: AnySnapshotHarness, _ selection: ScreenSelection, shard: Shard? = nil) {
    self.walk = walk
    self.selection = selection
    self.shard = shard
  }

  /// The screens to look at, in declared order, each with its layouts.
  var tasks: [RenderTask] {
    let all = walk.layouts.filter(selection.layouts.contains)
    let tasks = walk.screens.indices.lazy.compactMap { index -> RenderTask? in
      let screen = walk.screens[index]
      let layouts = all.filter { selection.contains(screen, in: $0) }
      if layouts.isEmpty { return nil }
      // One array for all screens but those that are looked at in some layouts.
      return RenderTask(index: index, layouts: layouts == all ? all : layouts)
    }
    guard let shard else { return Array(tasks) }
    return tasks.enumerated().filter { shard.contains(position: $0.offset) }.map(\.element)
  }

  /// The files that match the selection, among those that are no screen's.
  ///
  /// Where that holds all declared layouts, also those of layouts that are not declared any more. Of
  /// several parts, the first has them.
  func obsolete(among strangers: [GoldenFile]) -> [GoldenFile] {
    guard shard?.reportsObsolete ?? true else { return [] }
    let isLimited = !Set(walk.layouts).isSubset(of: selection.layouts)
    let layouts = isLimited ? selection.layouts : ScreenLayout.allCases
    return strangers.filter { golden in
      layouts.contains(golden.layout)
        && selection.matches(GoldenName.screen(of: golden.name), in: golden.layout)
    }
  }

  /// The patterns that match neither a screen nor an obsolete file.
  ///
  /// The folders are listed once, and only where a pattern matches no screen.
  ///
  /// - Throws: ``GoldenStoreError`` where the goldens' folders cannot be listed.
  package func unmatchedPatterns(in store: GoldenStore) throws(GoldenStoreError) -> [String] {
    let patterns = selection.unmatchedPatterns(among: walk.screens)
    guard !patterns.isEmpty else { return [] }
    let obsolete = obsolete(among: try store.obsolete(besides: walk.goldens))
    return patterns.filter { pattern in
      let selection = ScreenSelection([pattern], in: selection.layouts)
      return !obsolete.contains {
        selection.matches(GoldenName.screen(of: $0.name), in: $0.layout)
      }
    }
  }
}
