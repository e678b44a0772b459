import ScreenContents
import ScreenDriver
import ScreenJobs
import ScreenSnapshot
import ScreenText

/// Taps each control of a screen, and finds those that present dialogs over it.
struct PresentersJob: DialogJob {
  /// The position of the screen.
  let screen: Int

  /// The positions of the screens that show a dialog over it.
  let dialogs: [Int]

  let layout: ScreenLayout
  var fatalSteps: [Activity: String] = [:]

  struct Result: Codable, Equatable, Sendable {
    /// The presenters by the positions of the dialogs' screens.
    var presenters: [Int: ManifestDialog.Presenter] = [:]

    /// The dialogs that belong to none of the screens.
    var others: [ManifestDialog.OtherDialog] = []

    /// Why one of the controls that present dialogs may be unknown; nil if all controls were tapped.
    var undecided: String?
  }

  /// A control that presents a dialog.
  private struct Presentation {
    let control: ScreenControl
    let step: Step
    let state: DescribedState
  }

  func work(among screens: [String]) -> String {
    "searching the controls of \(screens[screen]) for dialogs"
  }

  /// - Complexity: One navigation per control, and two taps per button of a dialog with several presenters.
  @MainActor
  func result(_ app: SearchedApp) async throws -> Result {
    let targets = try await targets(app)
    var result = Result()
    do {
      try app.begin([app.show(screen)])
      let beneath = try await app.tapper.jump(to: screen, in: layout)
      let presentations = try await presentations(on: beneath, app, &result)
      for (state, same) in presentations.grouped(by: \.state) {
        if let found = targets[state] {
          var presenter = ManifestDialog.Presenter(
            screen: screen, layout: layout, steps: [same[0].step])
          presenter.others = try await others(than: same[0], among: same, on: beneath, app)
          for dialog in found { result.presenters[dialog] = presenter }
        } else if let value = state.frontDialog {
          result.others.append(
            .init(
              value, presentedBy: same[0].control.label, on: app.tools.app.screens[screen]))
        }
      }
    } catch {
      result.undecided = app.reason(error, in: [app.show(screen)])
    }
    return result
  }

  /// What the dialogs show, with their positions.
  ///
  /// A dialog that cannot be shown fails wherever it is needed, with its own reason.
  @MainActor
  private func targets(_ app: SearchedApp) async throws -> [DescribedState: [Int]] {
    var targets: [DescribedState: [Int]] = [:]
    for dialog in dialogs {
      do {
        try app.begin([app.show(dialog)])
        let state = try await app.tapper.jump(to: dialog, in: layout).visible.described
        targets[state, default: []].append(dialog)
      } catch {
        continue
      }
    }
    return targets
  }

  /// The controls of the screen that present a dialog, in the order of the screen.
  @MainActor
  private func presentations(
    on beneath: TappableScreen, _ app: SearchedApp, _ result: inout Result
  ) async throws -> [Presentation] {
    let controls = beneath.scene.controls
    var presentations: [Presentation] = []
    for (control, step) in zip(controls, controls.steps) where control.isOperable && !control.isTab
    {
      let steps = [app.show(screen), step]
      do {
        try app.begin(steps)
        let state = try await app.tapper.state(after: [control], on: beneath)
        if state.frontDialog == nil { continue }
        presentations.append(Presentation(control: control, step: step, state: state))
      } catch is UnsupportedOperation {
        continue
      } catch {
        result.undecided = result.undecided ?? app.reason(error, in: steps)
      }
    }
    return presentations
  }
}

// MARK: - Several presenters

extension PresentersJob {
  /// The names of the controls whose dialog does something else than that of the first one.
  @MainActor
  private func others(
    than first: Presentation, among presentations: [Presentation], on beneath: TappableScreen,
    _ app: SearchedApp
  ) async throws -> [String] {
    let others = presentations.dropFirst()
    if others.isEmpty { return [] }
    let expected = try await effects(of: first, on: beneath, app)
    var names: [String] = []
    for other in others where try await effects(of: other, on: beneath, app) != expected {
      names.append(ControlIdentity.list([other.control.identity]))
    }
    return names
  }

  /// What the buttons of a dialog lead to; nil for a button that fails, which its row in the golden says.
  @MainActor
  private func effects(
    of presentation: Presentation, on beneath: TappableScreen, _ app: SearchedApp
  ) async throws -> [DescribedState?] {
    let steps = [app.show(screen), presentation.step]
    try app.begin(steps)
    let buttons =
      try await app.tapper.tap([presentation.control], on: beneath) { _ in }.newDialog ?? []
    var states: [DescribedState?] = []
    for (button, step) in zip(buttons, buttons.steps) where button.isWiredButton {
      do {
        try app.begin(steps + [step])
        states.append(
          try await app.tapper.state(after: [presentation.control, button], on: beneath))
      } catch {
        states.append(nil)
      }
    }
    return states
  }
}
