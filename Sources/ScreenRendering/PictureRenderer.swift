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

  /// Screens that follow one another in the manifest, in the same layouts.
  package struct ScreenRange: Codable, Sendable {
    var screens: Range<Int>
    let layouts: [ScreenLayout]
  }

  package static func batch(of jobs: some Sequence<PictureJob>) -> [ScreenRange] {
    jobs.reduce(into: []) { ranges, job in
      let end = job.screen + 1
      if let last = ranges.last, last.screens.upperBound == job.screen, last.layouts == job.layouts
      {
        ranges[ranges.count - 1].screens = last.screens.lowerBound..<end
      } else {
        ranges.append(ScreenRange(screens: job.screen..<end, layouts: job.layouts))
      }
    }
  }

  package static func jobs(of batch: [ScreenRange]) -> [PictureJob] {
    batch.flatMap { range in
      range.screens.map { PictureJob(screen: $0, layouts: range.layouts) }
    }
  }
}

/// Draws the screens of one app.
@MainActor
package final class PictureRenderer: JobTool {
  private let harness: AnySnapshotHarness
  private let scenes: SceneBuilder
  private let redactor: LabelRedactor

  package init(_ harness: AnySnapshotHarness, scenes: SceneBuilder) {
    self.harness = harness
    self.scenes = scenes
    redactor = LabelRedactor(harness.redaction)
  }

  /// The picture of a visible screen below its front matter.
  package struct Drawing {
    package let layout: ScreenLayout
    package let visible: VisibleScreen
    package let scene: ScreenScene
    package let text: RenderedText

    /// The part of the text below the front matter.
    package let picture: String

    /// The names of the values that the text hides.
    let hiddenNames: Set<String>
  }

  /// Navigates to a screen, and draws it in the layouts of a job.
  ///
  /// - Throws: An error of the harness, `VisibleStateError`, or a `JobFailure` if not all layouts share it.
  func render(_ job: PictureJob, with options: RenderOptions) async throws -> RenderedScreen {
    let name = GoldenName.name(of: harness.screens[job.screen])
    var rendered = RenderedScreen()
    var hidden: Set<String> = []
    for drawing in try await drawings(of: job.screen, in: job.layouts) {
      let state = drawing.visible.described
      if options.locates {
        rendered.locations.append(ScreenLocation(of: state, in: drawing.text.folder))
      }
      if options.connects, rendered.state == nil { rendered.state = state }
      rendered.hasContent = rendered.hasContent || drawing.scene.hasContent
      let unlabeled = drawing.scene.unlabeledTabs(in: state)
      if !unlabeled.isEmpty { rendered.unlabeledTabs = unlabeled }
      hidden.formUnion(drawing.hiddenNames)
      if let text = options.unmatched(drawing.text, ofGoldenNamed: name) {
        rendered.texts.append(text)
      }
    }
    rendered.hiddenNames = hidden.isEmpty ? nil : hidden
    return rendered
  }

  /// Navigates to a screen on a new navigator for each layout, and draws it.
  ///
  /// - Throws: The error that all layouts share, or else a `JobFailure` with that of the first layout that fails.
  package func drawings(of screen: Int, in layouts: [ScreenLayout]) async throws -> [Drawing] {
    if layouts.isEmpty { return [] }
    let link = try harness.link(screen)
    var drawings: [Drawing] = []
    var failures: [(layout: ScreenLayout, error: any Error)] = []
    var head: (state: DescribedState, text: String)?
    for layout in layouts {
      do {
        drawings.append(try await drawing(of: screen, link, in: layout, below: &head))
      } catch {
        failures.append((layout, error))
      }
    }
    guard let first = failures.first else { return drawings }
    let isShared = drawings.isEmpty && failures.allSatisfy { "\($0.error)" == "\(first.error)" }
    throw isShared
      ? first.error : JobFailure(reason: "in the \(first.layout.rawValue) layout: \(first.error)")
  }

  /// Draws a screen below the front matter of the layout before, if both have the same state.
  private func drawing(
    of screen: Int, _ link: URL?, in layout: ScreenLayout,
    below head: inout (state: DescribedState, text: String)?
  ) async throws -> Drawing {
    let driver = try await Driver(harness, at: screen, in: layout, scenes: scenes, settles: false)
    let visible = try driver.visible
    let state = visible.described
    if head?.state != state {
      let link = link.map { redactor.displayed(link: $0.absoluteString) }
      head = (state, FrontMatter(of: harness.screens[screen], in: state, link: link).text)
    }
    let scene = scenes.scene(of: visible, in: layout)
    let picture = ScreenPicture(of: scene, layout: layout, redactor: redactor).text
    let text = RenderedText(
      folder: GoldenFolder(layout), bytes: Array(((head?.text ?? "") + picture).utf8))
    return Drawing(
      layout: layout, visible: visible, scene: scene, text: text, picture: picture,
      hiddenNames: state.hiddenNames.union(redactor.takeHidden()))
  }
}

extension ScreenScene {
  /// The names of the visible tabs that have an empty label.
  fileprivate func unlabeledTabs(in state: DescribedState) -> Set<String> {
    guard showsTabs else { return [] }
    let unlabeled = zip(tabs, state.tabs).filter { $0.0.title.allSatisfy(\.isWhitespace) }
    return Set(unlabeled.compactMap(\.1.value?.name))
  }
}

extension JobKinds {
  package static let ofRendering: [any Job.Type] = [
    PictureJob.self, ControlsJob.self, DialogsJob.self,
  ]
}
