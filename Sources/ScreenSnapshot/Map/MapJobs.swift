/// Taps each control of a screen, and finds the screens that they lead to.
///
/// Edges lead forward: back, tabs and taps that only close something are no edges.
package struct ControlEdgesJob: StepJob {
  /// The position of the screen.
  let screen: Int
  package var subject: Int? { screen }
  package var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  init(of screen: Int) { self.screen = screen }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> [ControlEdge] {
    try await withAuditor(of: tools, onStep) { auditor, progress in
      try await edges(with: auditor, tools[ScreenFinder.self], progress)
    }
  }

  /// A control that throws an error leads nowhere, and the law of controls reports the error.
  ///
  /// - Complexity: One navigation per control, and one per screen at the first use.
  @MainActor
  private func edges(
    with auditor: Auditor, _ finder: ScreenFinder, _ progress: StepProgress
  ) async throws -> [ControlEdge] {
    var edges: [ControlEdge] = []
    let before = try await auditor.freshState(of: screen)
    let index = await finder.index(with: auditor)
    let controls = try await auditor.driver(at: screen).scene.controls
    for (control, step) in zip(controls, controls.steps)
    where control.isWiredButton || control.isWiredField {
      guard progress.begin([step]),
        let (driver, found) = try await auditor.driver(at: screen, with: control),
        (try? await driver.operate(found)) != nil, let after = try? auditor.state(of: driver),
        NavigationEffect(from: before, to: after).leadsForward
      else { continue }
      edges.append(
        ControlEdge(
          from: screen, control: control.label, to: index.screen(showing: after),
          place: .init(path: after.line, shortPath: after.pathWithoutPayloads)))
    }
    return edges
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(checking: "the controls of \(screens[screen])")
  }
}

/// A control that leads from one screen to another.
package struct ControlEdge: Hashable, Codable, Sendable {
  /// The position of the screen with the control.
  package let from: Int

  /// The label of the control.
  package let control: String

  /// The position of the screen that the control leads to; nil if no screen of the manifest shows it.
  package let to: Int?

  /// What the control leads to.
  package let place: Place

  /// A visible state.
  package struct Place: Hashable, Codable, Sendable {
    package let path: String

    /// The path without payloads.
    let shortPath: String
  }
}

extension NavigationEffect {
  /// Whether something new is visible.
  fileprivate var leadsForward: Bool { steps.contains { $0.leadsForward } }
}

extension NavigationEffect.Change {
  fileprivate var leadsForward: Bool {
    switch self {
    case .changeFlow, .selectTab, .push, .replaceRoute, .present, .replacePresentation,
      .showOverlay:
      true
    case .beneath(_, _, let changes): changes.contains { $0.leadsForward }
    case .addTab, .removeTab, .pop, .dismiss, .hideOverlay: false
    }
  }
}

/// Crawls the app from its start, to find the screens that taps reach.
package struct CrawlJob: StepJob {
  let limits: CrawlLimits
  package var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  init(within limits: CrawlLimits) { self.limits = limits }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> CrawlResult {
    try await withAuditor(of: tools, onStep) { try await Crawler($0, $1, limits).crawl() }
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(checking: "what taps reach")
  }
}
