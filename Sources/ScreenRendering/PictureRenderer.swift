import Foundation
package import ScreenContents
package import ScreenDriver
package import ScreenJobs
import ScreenNavigation
import ScreenPayloads
package import ScreenSnapshot

/// Draws the pictures of a screen.
package struct PictureJob: ScreenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  /// The layouts of the pictures, at least one.
  package let layouts: [ScreenLayout]

  package init(screen: Int, layouts: [ScreenLayout]) {
    (self.screen, self.layouts) = (screen, layouts)
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> RenderedScreen {
    try await tools[PictureRenderer.self].render(self, with: tools.options)
  }

  package static var usualResult: RenderedScreen? { .matched }
}

/// Draws the screens of one app.
@MainActor
package final class PictureRenderer: JobTool {
  private let app: SnapshotApp
  private let scenes: SceneBuilder
  private let redactor: LabelRedactor

  package init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
    redactor = LabelRedactor(app.redaction)
  }

  /// A visible screen with its front matter.
  package struct DescribedScreen {
    package let visible: VisibleScreen
    let frontMatter: String
  }

  /// Navigates to a screen, and draws it in the layouts of a job.
  ///
  /// - Throws: An error of the harness, `VisibleStateError`, or ``LayoutError`` if not all layouts share it.
  func render(_ job: PictureJob, with options: RenderOptions) async throws -> RenderedScreen {
    let name = GoldenName.name(of: app.screens[job.screen])
    var rendered = RenderedScreen()
    var hidden: Set<String> = []
    try await show(job.screen, in: job.layouts) { described, layout in
      let state = described.visible.described
      if options.locates {
        rendered.locations.append(ScreenLocation(of: state, in: GoldenFolder(layout)))
      }
      if options.connects, rendered.state == nil { rendered.state = state }
      let (text, scene) = draw(described, in: layout)
      rendered.hasContent = rendered.hasContent || scene.hasContent
      let unlabeled = scene.unlabeledTabs(in: state)
      if !unlabeled.isEmpty { rendered.unlabeledTabs = unlabeled }
      hidden.formUnion(redactor.takeHidden().union(state.hiddenNames))
      if let text = options.unmatched(text, ofGoldenNamed: name) { rendered.texts.append(text) }
    }
    rendered.hiddenNames = hidden.isEmpty ? nil : hidden
    return rendered
  }

  /// Navigates to a screen on a new navigator for each layout, and describes it.
  ///
  /// - Throws: The error of the first layout that fails, as a ``LayoutError`` unless all others fail with it, too.
  package func show(
    _ screen: Int, in layouts: [ScreenLayout], body: (DescribedScreen, ScreenLayout) -> Void
  ) async throws {
    for (position, layout) in layouts.enumerated() {
      let described: DescribedScreen
      do {
        described = try await describedScreen(screen, in: layout)
      } catch {
        let isFirst = position == 0
        let isShared = isFirst ? await fails(screen, in: layouts.dropFirst(), with: error) : false
        throw isShared ? error : LayoutError(layout: layout, reason: "\(error)")
      }
      body(described, layout)
    }
  }

  /// Draws a screen below its front matter.
  package func draw(
    _ described: DescribedScreen, in layout: ScreenLayout
  ) -> (text: RenderedText, scene: ScreenScene) {
    let scene = scenes.scene(of: described.visible, in: layout)
    let picture = ScreenPicture(of: scene, layout: layout, redactor: redactor)
    let text = RenderedText(
      folder: GoldenFolder(layout), bytes: Array((described.frontMatter + picture.text).utf8))
    return (text, scene)
  }
}

// MARK: - Navigators

extension PictureRenderer {
  /// Whether opening a screen in each of some layouts fails with an error.
  private func fails(
    _ screen: Int, in layouts: ArraySlice<ScreenLayout>, with error: any Error
  ) async -> Bool {
    for layout in layouts {
      do {
        _ = try await describedScreen(screen, in: layout)
        return false
      } catch let other {
        if "\(other)" != "\(error)" { return false }
      }
    }
    return true
  }

  private func describedScreen(
    _ screen: Int, in layout: ScreenLayout
  ) async throws -> DescribedScreen {
    let visible = try scenes.visibleScreen(of: try await app.open(screen, in: layout))
    let link = try app.link(screen).map { URLRedactor(app.redaction).text(of: $0.absoluteString) }
    let frontMatter = FrontMatter(of: app.screens[screen], in: visible.described, link: link)
    return DescribedScreen(visible: visible, frontMatter: frontMatter.text)
  }
}

extension ScreenScene {
  /// The names of the visible tabs that have an empty label.
  fileprivate func unlabeledTabs(in state: DescribedState) -> Set<String> {
    guard showsTabs else { return [] }
    let unlabeled = zip(tabs, state.tabs).filter { $0.0.title.allSatisfy(\.isWhitespace) }
    return Set(unlabeled.compactMap(\.1.name))
  }
}

/// The reason why a screen cannot be rendered in a layout, if not all layouts share it.
struct LayoutError: Error, Equatable, CustomStringConvertible {
  let layout: ScreenLayout
  let reason: String

  var description: String { "in the \(layout.rawValue) layout: \(reason)" }
}
