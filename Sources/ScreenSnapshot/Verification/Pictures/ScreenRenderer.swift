import Foundation
import ScreenText

/// Renders the screens of one app as texts.
@MainActor
final class ScreenRenderer {
  private let app: SnapshotApp
  private let scenes: SceneBuilder
  private let redactor: LabelRedactor
  private lazy var caseReader = CaseReader(of: app.coveredTypes)
  private lazy var controls = ControlsRenderer(app, scenes: scenes)
  private lazy var player = JourneyPlayer(app, scenes: scenes)

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    redactor = LabelRedactor(app.redaction)
  }

  /// A visible screen with its front matter.
  struct DescribedScreen {
    let visible: VisibleScreen
    /// Empty if only the location matters.
    let frontMatter: String
  }

  /// Navigates to a screen and renders it in the layouts of a task.
  ///
  /// Layouts share a navigator unless the harness makes one for a layout.
  ///
  /// All of its steps that the app takes part in are here, because each asynchronous function switches
  /// executors twice, which takes 350 instructions.
  ///
  /// - Throws: An error of the harness, ``VisibleStateError``, ``ControlError``, or ``LayoutError`` if
  ///   a layout has a navigator of its own.
  func render(
    _ screen: Int, as task: RenderTask, for purpose: RenderPurpose, comparing goldens: GoldenCheck,
    onStep: OnStep
  ) async throws -> RenderedScreen {
    if task.isOfControls, purpose != .location {
      return try await renderControls(of: screen, for: purpose, comparing: goldens, onStep: onStep)
    }
    var rendered = RenderedScreen(tab: nil, path: "")
    var first: DescribedScreen?
    var shared: DescribedScreen?
    for folder in task.folders {
      let layout = layout(of: folder)
      var described = shared
      do {
        if let opened = try await app.open(screen, layout, shared != nil) {
          described = try describe(screen, in: opened, layout, for: purpose)
          if !opened.hasOwnNavigator { shared = described }
        }
      } catch let error as LayoutError {
        throw error
      } catch {
        if await isSharedByAll(except: layout) { throw error }
        throw LayoutError(layout: layout, reason: "\(error)")
      }
      guard let described else { preconditionFailure("the shared navigator is open") }
      if purpose == .location { return location(of: described.visible.described) }
      locate(&rendered, at: described, in: layout, after: first, for: purpose)
      first = first ?? described
      draw(described, in: layout, to: &rendered, unless: goldens)
      if purpose == .coverage {
        rendered.cases.formUnion(caseReader.cases(in: described.visible.state))
      }
    }
    return rendered
  }

  /// Adds the text of a screen in a layout, unless it equals its golden.
  private func draw(
    _ described: DescribedScreen, in layout: ScreenLayout, to rendered: inout RenderedScreen,
    unless goldens: GoldenCheck
  ) {
    let scene = scenes.scene(of: described.visible, in: layout)
    let picture = ScreenPicture(of: scene, layout: layout, redactor: redactor)
    let text = ScreenText(
      folder: GoldenFolder(layout), bytes: Array((described.frontMatter + picture.text).utf8))
    rendered.add(goldens.unmatched(text), hasContent: scene.hasContent)
  }

  /// The layout of a picture for a folder of goldens.
  private func layout(of folder: GoldenFolder) -> ScreenLayout {
    if let layout = folder.layout, layout.isPicture { layout } else { app.drivenLayouts[0] }
  }

  /// Taps the controls of a screen.
  private func renderControls(
    of screen: Int, for purpose: RenderPurpose, comparing goldens: GoldenCheck,
    onStep: OnStep
  ) async throws -> RenderedScreen {
    let rendering = try await controls.render(screen, onStep: onStep)
    var rendered = RenderedScreen(tab: nil, path: "")
    if purpose.locates { locate(&rendered, at: rendering.visible.described) }
    let text = ScreenText(folder: .controls, bytes: rendering.bytes)
    rendered.add(goldens.unmatched(text), hasContent: rendering.hasContent)
    rendered.unsupported = rendering.unsupported
    return rendered
  }

  /// Replays a journey.
  ///
  /// - Throws: ``JourneyFileError``, ``JourneyStepError``, or an error of the harness.
  func replay(
    _ journey: JourneySource, comparing goldens: GoldenCheck, onStep: OnStep
  ) async throws -> RenderedScreen {
    let replay = try await player.replay(journey, onStep: onStep)
    var rendered = RenderedScreen(tab: nil, path: "")
    locate(&rendered, at: replay.visible.described)
    let text = ScreenText(folder: .journeys, bytes: replay.bytes)
    rendered.add(goldens.unmatched(text), hasContent: false)
    return rendered
  }

  /// Whether all layouts share a navigator, apart from one of them.
  private func isSharedByAll(except layout: ScreenLayout) async -> Bool {
    for other in app.drivenLayouts where other != layout {
      if (try? await app.hasOwnNavigator(other)) == true { return false }
    }
    return true
  }

  /// The tab and the flow of a state, without texts.
  private func location(of state: DescribedState) -> RenderedScreen {
    RenderedScreen(
      tab: state.tab?.name, flow: state.flow?.name, path: "")
  }

  /// Adds the location in the first layout, and those in other layouts that differ from it, unless the
  /// purpose needs none.
  private func locate(
    _ rendered: inout RenderedScreen, at described: DescribedScreen, in layout: ScreenLayout,
    after first: DescribedScreen?, for purpose: RenderPurpose
  ) {
    guard purpose.locates else { return }
    guard let first else { return locate(&rendered, at: described.visible.described) }
    if described.frontMatter != first.frontMatter {
      rendered.otherLocations.append(location(of: described.visible.described, in: layout))
    }
  }

  private func locate(_ rendered: inout RenderedScreen, at state: DescribedState) {
    rendered.tab = state.tab?.name
    rendered.path = state.nameOfPath
  }

  private func location(of state: DescribedState, in layout: ScreenLayout) -> LayoutLocation {
    LayoutLocation(layout: layout, tab: state.tab?.name, path: state.nameOfPath)
  }

  /// Describes what is visible in an app that jumped to a screen.
  ///
  /// - Throws: An error of the harness or ``VisibleStateError``; as a ``LayoutError`` if the layout has a
  ///   navigator of its own.
  private func describe(
    _ screen: Int, in opened: OpenedApp, _ layout: ScreenLayout, for purpose: RenderPurpose
  ) throws -> DescribedScreen {
    do {
      let visible = try scenes.visibleScreen(of: opened.app)
      // A broken link must not select a screen of another tab.
      if purpose == .location { return DescribedScreen(visible: visible, frontMatter: "") }
      let link = try app.link(screen)
      let frontMatter = FrontMatter(
        of: app.screens[screen], in: visible.described,
        link: link.map { URLRedactor(app.redaction).text(of: $0.absoluteString) })
      return DescribedScreen(visible: visible, frontMatter: frontMatter.text)
    } catch {
      if opened.hasOwnNavigator { throw LayoutError(layout: layout, reason: "\(error)") }
      throw error
    }
  }
}
