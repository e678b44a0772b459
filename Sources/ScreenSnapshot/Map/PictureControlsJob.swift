import ScreenContents
import ScreenText

/// Finds where the controls of a screen are in its pictures, and taps each of them.
package struct PictureControlsJob: StepJob {
  /// The position of the screen.
  let screen: Int

  let layouts: [ScreenLayout]
  package var subject: Int? { screen }
  package var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  init(of screen: Int, in layouts: [ScreenLayout]) {
    (self.screen, self.layouts) = (screen, layouts)
  }

  /// A screen with a control that crashes has no links, and the verdict of its controls says why.
  package var canLeaveOutSteps: Bool { false }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> [PictureControls] {
    if knownScreens.reasons[screen] != nil { return [] }
    return try await withAuditor(of: tools, onStep) { auditor, progress in
      let index = await tools[ScreenFinder.self].index(with: auditor)
      var pictures: [PictureControls] = []
      for layout in layouts {
        let (scene, taps) = try await tools[ControlsRenderer.self].taps(
          on: screen, knownScreens.dialogs[screen], in: layout, progress.onStep)
        let drawing = DrawnScene(scene, in: layout, redactor: LabelRedactor(tools.app.redaction))
        pictures.append(
          PictureControls(
            layout: layout, checksum: drawing.checksum,
            controls: taps.map { tap in
              let target = tap.state.flatMap { index.screen(showing: $0) }
              return PictureControl(
                label: tap.control.name, effect: tap.words,
                target: target == screen ? nil : target,
                regions: drawing.regions[tap.control.place] ?? [])
            }))
      }
      return pictures
    }
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(checking: "the controls of \(screens[screen])")
  }
}

/// The controls of a screen in one layout.
package struct PictureControls: Codable, Sendable {
  let layout: ScreenLayout

  /// The checksum of the picture that the regions belong to.
  let checksum: String

  let controls: [PictureControl]
}

/// A control of a picture, and what a tap on it does.
package struct PictureControl: Codable, Equatable, Sendable {
  /// The name in control goldens.
  let label: String

  /// The words of control goldens.
  let effect: String

  /// The position of the screen that the control leads to; nil if it leads to no other one.
  let target: Int?

  /// Where the control is in the picture, a region for each line; empty for a control without a text there.
  let regions: [TextRegion]
}

/// A picture with the places of its controls.
private struct DrawnScene {
  let checksum: String
  private(set) var regions: [ControlPlace: [TextRegion]] = [:]

  init(_ scene: ScreenScene, in layout: ScreenLayout, redactor: LabelRedactor) {
    let places = scene.controls.map(\.place).uniqued
    let drawing = ScreenPicture(
      of: scene, layout: layout, redactor: redactor, numbers: ControlNumbers(places)
    ).drawing
    checksum = Checksum.text(of: drawing.text.utf8)
    for region in drawing.regions {
      regions[places[region.number], default: []].append(region.place)
    }
  }
}

/// Finds the screen that the app starts with.
package struct StartScreenJob: StepJob {
  package var knownScreens = KnownScreens()
  package var endingSteps: [Activity] = []

  package var canLeaveOutSteps: Bool { false }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> Int? {
    try await withAuditor(of: tools, onStep) { auditor, _ in
      let state = try auditor.state(of: try await auditor.driver(at: nil))
      return await tools[ScreenFinder.self].index(with: auditor).screen(showing: state)
    }
  }

  package func description(among screens: [String]) -> JobDescription {
    JobDescription(checking: "the start of the app")
  }
}
