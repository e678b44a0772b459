import Foundation

/// Renders the screens of one app as texts.
@MainActor
final class ScreenRenderer {
  private let app: SnapshotApp
  private let scenes: SceneBuilder
  private let redactor: LabelRedactor
  private var payloads: PayloadWriter
  private lazy var caseReader = CaseReader(of: app.coveredTypes)
  private lazy var controls = ControlsRenderer(app, scenes: scenes)
  private lazy var player = JourneyPlayer(app, scenes: scenes)

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    redactor = LabelRedactor(app.redaction)
    payloads = PayloadWriter(redaction: app.redaction)
  }

  /// A visible screen with its front matter.
  struct DescribedScreen {
    let visible: VisibleScreen
    /// Empty if only the location matters.
    let frontMatter: [UInt8]
  }

  /// Navigates to a screen and renders it in the layouts of a task.
  ///
  /// Layouts share a navigator unless the harness makes one for a layout.
  ///
  /// - Throws: An error of the harness, ``VisibleStateError``, or ``ControlError``.
  func render(
    _ screen: Int, as task: RenderTask, for purpose: RenderPurpose,
    onStep: AnySnapshotHarness.OnStep
  ) async throws -> RenderedScreen {
    if task.isOfControls, purpose != .location {
      return try await renderControls(of: screen, for: purpose, onStep: onStep)
    }
    var rendered: RenderedScreen?
    var frontMatter: [UInt8] = []
    var shared: DescribedScreen?
    for layout in task.layouts {
      let drawn = layout.isPicture ? layout : app.drivenLayouts[0]
      let described = try await describedScreen(
        of: screen, in: drawn, sharing: &shared, for: purpose)
      let visible = described.visible
      if purpose == .location { return location(of: visible.state) }
      if rendered == nil {
        frontMatter = described.frontMatter
        rendered = located(visible, for: purpose)
      } else if purpose.locates, described.frontMatter != frontMatter {
        rendered?.otherLocations.append(location(of: visible.state, in: layout))
      }
      let scene = scenes.scene(of: visible, in: drawn)
      let picture = ScreenPicture(of: scene, layout: drawn, redactor: redactor)
      rendered?.add(
        ScreenText(
          folder: GoldenFolder(drawn), bytes: picture.bytes(below: described.frontMatter)),
        hasContent: scene.levels.last?.content != nil)
      if purpose == .coverage { rendered?.cases.formUnion(caseReader.cases(in: visible.state)) }
    }
    guard let rendered else { return RenderedScreen(tab: nil, path: "") }
    return rendered
  }

  /// Taps the controls of a screen.
  private func renderControls(
    of screen: Int, for purpose: RenderPurpose, onStep: AnySnapshotHarness.OnStep
  ) async throws -> RenderedScreen {
    let rendering = try await controls.render(screen, onStep: onStep)
    var rendered = located(rendering.visible, for: purpose)
    rendered.add(
      ScreenText(folder: .controls, bytes: rendering.bytes), hasContent: rendering.hasContent)
    rendered.unsupported = rendering.unsupported
    return rendered
  }

  /// Replays a journey.
  ///
  /// - Throws: ``JourneyFileError``, ``JourneyStepError``, or an error of the harness.
  func replay(
    _ journey: JourneySource, onStep: AnySnapshotHarness.OnStep
  ) async throws -> RenderedScreen {
    let replay = try await player.replay(journey, onStep: onStep)
    let state = replay.visible.state
    return RenderedScreen(
      tab: payloads.tab(of: state), path: payloads.path(to: state), hasContent: false,
      texts: [ScreenText(folder: .journeys, bytes: replay.bytes)])
  }

  /// Navigates to a screen on the navigator of a layout, or on the one that layouts share.
  ///
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  private func describedScreen(
    of screen: Int, in layout: ScreenLayout, sharing shared: inout DescribedScreen?,
    for purpose: RenderPurpose
  ) async throws -> DescribedScreen {
    if let own = try await navigate(to: screen, in: layout, for: purpose) { return own }
    if let shared { return shared }
    let described = try await navigateShared(to: screen, in: layout, for: purpose)
    shared = described
    return described
  }

  /// Navigates to a screen on a navigator for all layouts that share one.
  ///
  /// - Throws: An error of the harness, ``VisibleStateError``, or ``LayoutError`` if another layout has
  ///   a navigator of its own.
  private func navigateShared(
    to screen: Int, in layout: ScreenLayout, for purpose: RenderPurpose
  ) async throws -> DescribedScreen {
    do {
      return try await show(screen, in: app.startShared(), for: purpose)
    } catch {
      for other in app.layouts where other != layout {
        guard case .some = try? await app.startOwn(other) else { continue }
        throw LayoutError(layout: layout, reason: "\(error)")
      }
      throw error
    }
  }

  /// The tab and the flow of a state, without texts.
  private func location(of state: AnyVisibleState) -> RenderedScreen {
    RenderedScreen(
      tab: payloads.tab(of: state), flow: state.flow.map { payloads.caseName(of: $0) }, path: "")
  }

  /// A screen without texts, and without its location if the purpose needs none.
  private func located(_ visible: VisibleScreen, for purpose: RenderPurpose) -> RenderedScreen {
    purpose.locates
      ? RenderedScreen(
        tab: payloads.tab(of: visible.state), path: payloads.path(to: visible.state))
      : RenderedScreen(tab: nil, path: "")
  }

  private func location(of state: AnyVisibleState, in layout: ScreenLayout) -> LayoutLocation {
    LayoutLocation(layout: layout, tab: payloads.tab(of: state), path: payloads.path(to: state))
  }

  /// Navigates to a screen on the navigator that the harness makes for a layout, if any.
  ///
  /// - Throws: ``LayoutError``.
  private func navigate(
    to screen: Int, in layout: ScreenLayout, for purpose: RenderPurpose
  ) async throws -> DescribedScreen? {
    do {
      guard let app = try await app.startOwn(layout) else { return nil }
      return try await show(screen, in: app, for: purpose)
    } catch {
      throw LayoutError(layout: layout, reason: "\(error)")
    }
  }

  /// Jumps to a screen in an app that was just started.
  ///
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  private func show(
    _ screen: Int, in running: RunningApp, for purpose: RenderPurpose
  ) async throws -> DescribedScreen {
    try await running.show(screen)
    let visible = try scenes.visibleScreen(of: running)
    // A broken link must not select a screen of another tab.
    if purpose == .location { return DescribedScreen(visible: visible, frontMatter: []) }
    let link = try app.link(screen)
    let frontMatter = FrontMatter(
      of: app.screens[screen], in: visible.state, link: link, payloads: &payloads)
    return DescribedScreen(visible: visible, frontMatter: frontMatter.bytes)
  }
}

/// The reason why a screen cannot be rendered on the navigator that the harness makes for a layout.
struct LayoutError: Error, Equatable, CustomStringConvertible {
  let layout: ScreenLayout
  let reason: String

  var description: String { "in the \(layout.rawValue) layout: \(reason)" }
}
