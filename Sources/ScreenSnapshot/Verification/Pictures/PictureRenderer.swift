import Foundation
package import ScreenContents
import ScreenText

/// Draws the pictures of a screen.
package struct PictureJob: GoldenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  /// The layouts of the pictures, at least one.
  package let layouts: [ScreenLayout]

  package var options = RenderOptions()

  package func run(with tools: JobTools, onStep: OnStep) async throws -> RenderedScreen {
    try await tools[PictureRenderer.self].render(self)
  }
}

extension PictureJob {
  var folders: [GoldenFolder] { layouts.map { GoldenFolder($0) } }

  func name(among screens: [String]) -> String { screens[screen] }

  func goldenName(among screens: [String]) -> String { GoldenName.name(of: screens[screen]) }
}

/// Draws the screens of one app.
@MainActor
final class PictureRenderer: JobTool {
  private let app: SnapshotApp
  private let scenes: SceneBuilder
  private let redactor: LabelRedactor

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    redactor = LabelRedactor(app.redaction)
  }

  /// A visible screen with its front matter.
  struct DescribedScreen {
    let visible: VisibleScreen
    let frontMatter: String
  }

  /// Navigates to a screen, and draws it in the layouts of a job.
  ///
  /// - Throws: An error of the harness, ``VisibleStateError``, or ``LayoutError`` if a layout has a
  ///   navigator of its own.
  func render(_ job: PictureJob) async throws -> RenderedScreen {
    let name = job.goldenName(among: app.screens)
    var rendered = RenderedScreen()
    var first: String?
    try await show(job.screen, in: job.layouts) { described, layout in
      let state = described.visible.described
      if job.options.locates, first == nil { rendered.locate(at: state) }
      rendered.typedCases.formUnion(state.typedCases(of: app.openKinds))
      if job.options.locates, let first, first != described.frontMatter {
        rendered.otherLocations.append(
          LayoutLocation(
            layout: layout, flow: state.flow?.name, tab: state.tab?.name, path: state.nameOfPath))
      }
      first = first ?? described.frontMatter
      let (text, hasContent) = draw(described, in: layout)
      rendered.hasContent = rendered.hasContent || hasContent
      if let text = job.options.unmatched(text, ofGoldenNamed: name) { rendered.texts.append(text) }
    }
    return rendered
  }

  /// Navigates to a screen, and describes it in each layout.
  ///
  /// Layouts share a navigator unless the harness makes one for a layout.
  func show(
    _ screen: Int, in layouts: [ScreenLayout], body: (DescribedScreen, ScreenLayout) -> Void
  ) async throws {
    var shared: DescribedScreen?
    for layout in layouts {
      if let own = try await screenOfOwnNavigator(screen, in: layout) {
        body(own, layout)
      } else if let shared {
        body(shared, layout)
      } else {
        let described = try await sharedScreen(screen, in: layout)
        body(described, layout)
        shared = described
      }
    }
  }

  /// Draws a screen below its front matter.
  func draw(
    _ described: DescribedScreen, in layout: ScreenLayout
  ) -> (text: RenderedText, hasContent: Bool) {
    let scene = scenes.scene(of: described.visible, in: layout)
    let picture = ScreenPicture(of: scene, layout: layout, redactor: redactor)
    let text = RenderedText(
      folder: GoldenFolder(layout), bytes: Array((described.frontMatter + picture.text).utf8))
    return (text, scene.hasContent)
  }
}

// MARK: - Navigators

extension PictureRenderer {
  /// The screen on the navigator of a layout; nil if the layout shares one.
  private func screenOfOwnNavigator(
    _ screen: Int, in layout: ScreenLayout
  ) async throws -> DescribedScreen? {
    do {
      guard let running = try await app.openOwn(screen, layout) else { return nil }
      return try describe(screen, in: running)
    } catch {
      throw LayoutError(layout: layout, reason: "\(error)")
    }
  }

  /// The screen on the navigator that layouts share.
  private func sharedScreen(_ screen: Int, in layout: ScreenLayout) async throws -> DescribedScreen
  {
    do {
      return try describe(screen, in: try await app.openShared(screen))
    } catch {
      if await isSharedByAll(except: layout) { throw error }
      throw LayoutError(layout: layout, reason: "\(error)")
    }
  }

  /// Whether all layouts share a navigator, apart from one of them.
  private func isSharedByAll(except layout: ScreenLayout) async -> Bool {
    for other in app.drivenLayouts where other != layout {
      // An error in another layout is that layout's own.
      if (try? await app.hasOwnNavigator(other)) == true { return false }
    }
    return true
  }

  private func describe(_ screen: Int, in running: RunningApp) throws -> DescribedScreen {
    let visible = try scenes.visibleScreen(of: running)
    let link = try app.link(screen).map { URLRedactor(app.redaction).text(of: $0.absoluteString) }
    let frontMatter = FrontMatter(of: app.screens[screen], in: visible.described, link: link)
    return DescribedScreen(visible: visible, frontMatter: frontMatter.text)
  }
}

/// The reason why a screen cannot be rendered on the navigator that the harness makes for a layout.
struct LayoutError: Error, Equatable, CustomStringConvertible {
  let layout: ScreenLayout
  let reason: String

  var description: String { "in the \(layout.rawValue) layout: \(reason)" }
}
