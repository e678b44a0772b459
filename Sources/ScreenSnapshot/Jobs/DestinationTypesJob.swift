import ScreenText

/// Finds the types of the destinations of a screen in all layouts.
///
/// Texts depend on the types of all screens. So the runners run such jobs for the whole manifest before the
/// first job that describes a state, whatever is selected.
package struct DestinationTypesJob: Job {
  /// The position of the screen in the manifest.
  package let screen: Int

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Set<DestinationType> {
    let app = tools.app
    var types: Set<DestinationType> = []
    var isSharedRead = false
    for layout in app.drivenLayouts {
      let own = try await app.openOwn(screen, layout)
      if own == nil, isSharedRead { continue }
      isSharedRead = isSharedRead || own == nil
      let running = if let own { own } else { try await app.openShared(screen) }
      types.formUnion(app.types(in: try running.visibleState().0))
    }
    return types
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(rendering: screens[screen])
  }

  /// The jobs that render the screen report its crash.
  package static var reportsCrashes: Bool { true }

  package static var describesStates: Bool { false }
}

extension SnapshotApp {
  /// The types of destinations of the kinds that accept several.
  fileprivate func types(in state: AnyVisibleState) -> [DestinationType] {
    (state.destinations + state.tabs.map { (.tab, $0) }).compactMap { kind, value in
      guard openKinds.contains(kind), let type = EnumType(of: value) else { return nil }
      return DestinationType(kind: kind, type: type)
    }
  }
}

extension JobRunner {
  /// Finds the types of all screens before jobs that need them, once in a process.
  ///
  /// A screen whose types cannot be found is left out: its picture says why.
  ///
  /// - Returns: How the jobs that find them ended.
  package func findTypes<J: Job>(
    before jobs: J.Type, of harness: AnySnapshotHarness
  ) async throws -> RunCompletion {
    guard J.describesStates, !harness.app.openKinds.isEmpty, harness.typesOfScreens == nil else {
      return RunCompletion()
    }
    var types: Set<DestinationType> = []
    let completion = try await run(harness.screens.indices.map(DestinationTypesJob.init)) {
      if case .completed(let found, _) = $1 { types.formUnion(found) }
    }
    if completion.isComplete { harness.typesOfScreens = types }
    return completion
  }
}
