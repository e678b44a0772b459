import ScreenContents
package import ScreenDriver
package import ScreenJobs
import ScreenPayloads
import ScreenSnapshot

/// Taps each control of a screen, and writes what changes.
package struct ControlsJob: ScreenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  /// The dialog that the path of the screen presents; nil for any other screen.
  package var dialog: ManifestDialog?

  package init(screen: Int, dialog: ManifestDialog? = nil) {
    (self.screen, self.dialog) = (screen, dialog)
  }

  package func run(with tools: JobTools, onStep: OnStep) async throws -> RenderedScreen {
    try await tools[ControlsRenderer.self].render(self, with: tools.options, onStep: onStep)
  }
}

extension ControlsJob {
  package static var jobsPerProcess: Int { 8 }
}

/// Taps the controls of screens, each on a new navigator, and describes what changes.
@MainActor
final class ControlsRenderer: JobTool {
  private let harness: AnySnapshotHarness
  private let tapper: ControlTapper
  private let redactor: LabelRedactor

  init(_ harness: AnySnapshotHarness, scenes: SceneBuilder) {
    self.harness = harness
    redactor = LabelRedactor(harness.redaction)
    tapper = ControlTapper(harness, scenes: scenes)
  }

  /// Renders the controls of a screen.
  ///
  /// The controls are those of the screen that the picture shows, also if the app moves on when it settles.
  ///
  /// - Throws: An error of the harness, `VisibleStateError`, or ``ControlError``.
  /// - Complexity: One navigation per control and per button of a dialog, and one per layout. Each of them
  ///   builds the content of the screen, twice for a control that changes no navigation, and those of the screens
  ///   below a sheet or a dialog.
  func render(
    _ job: ControlsJob, with options: RenderOptions, onStep: OnStep
  ) async throws -> RenderedScreen {
    let name = harness.screens[job.screen]
    var rendered = RenderedScreen()
    rendered.note = job.dialog?.note
    var layouts: [(layout: ScreenLayout, rows: [ControlRow])] = []
    for (number, layout) in harness.drivenLayouts.enumerated() {
      if number > 0 { onStep(.named("\(layout.rawValue) layout")) }
      let screen = try await tapper.open(job.screen, job.dialog, in: layout)
      if !rendered.movesOn, let next = screen.next {
        rendered.note = "'settle(_:)' moves on to \(next.line)"
        rendered.movesOn = true
      }
      if number == 0 {
        rendered.hasContent = screen.scene.hasContent
        if options.locates {
          rendered.locations = [ScreenLocation(of: screen.visible.described, in: .controls)]
        }
      }
      let rows = try await rows(of: screen.scene.controls, on: screen, &rendered, onStep)
      if options.connects {
        rendered.controls.append(
          TappedControls(rows, of: screen.scene, in: layout, redactor: redactor))
      }
      layouts.append((layout, rows.filter { $0.isListed(on: screen.visible.described) }))
    }
    let golden = RenderedText(folder: .controls, bytes: ControlsText.bytes(of: name, layouts))
    rendered.texts = [
      options.unmatched(golden, ofGoldenNamed: GoldenName.name(of: name))
    ].compactMap(\.self)
    return rendered
  }
}

extension ControlsRenderer {
  /// The rows of controls, without those that need an operation that is not supported.
  private func rows(
    of controls: [ScreenControl], on screen: TappableScreen,
    _ rendered: inout RenderedScreen, _ onStep: OnStep
  ) async throws -> [ControlRow] {
    var rows: [ControlRow] = []
    for control in controls {
      do {
        rows.append(try await row(of: control, on: screen, onStep))
      } catch let operation as UnsupportedOperation {
        if !rendered.unsupported.contains(operation) { rendered.unsupported.append(operation) }
      }
    }
    return rows
  }

  /// Taps a control on a new navigator; the buttons of a dialog that it presents are tapped too.
  private func row(
    of control: ScreenControl, after opening: [ScreenControl] = [], on screen: TappableScreen,
    _ onStep: OnStep
  ) async throws -> ControlRow {
    if control.wiring != .wired {
      return ControlRow(control: control, words: control.wiring.rawValue)
    }
    let tap = try await tapper.tap(opening + [control], on: screen, onStep)
    let effect = try tap.effect
    // The buttons of a dialog that a control presents run code of the app.
    if opening.isEmpty, screen.lacksAction(of: control, effect) {
      return ControlRow(control: control, words: "dismiss (no action in the manifest)")
    }
    var row = ControlRow(control: control, words: effect.text, effect: effect, state: tap.state)
    if !opening.isEmpty { return row }
    for button in try tap.newDialog {
      row.nested.append(try await self.row(of: button, after: [control], on: screen, onStep))
    }
    return row
  }
}
