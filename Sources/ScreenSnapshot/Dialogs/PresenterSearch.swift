import ScreenContents
import ScreenText

/// Taps each control of a screen, and finds those that present dialogs over it.
struct PresenterSearch: Codable, Hashable, Sendable {
  /// The position of the screen.
  let screen: Int

  /// The positions of the screens that show a dialog over it.
  let dialogs: [Int]

  let layout: ScreenLayout

  /// A control that presents a dialog.
  private struct Presentation {
    let control: ScreenControl
    let step: Step
    let state: DescribedState
  }

  /// - Complexity: One navigation per control, and two taps per button of a dialog with several presenters.
  @MainActor
  func result(_ app: SearchedApp) async throws -> PresentersJob.Result {
    var targets: [DescribedState: [Int]] = [:]
    for dialog in dialogs where app.begin([app.show(dialog)]) {
      guard let driver = try? await app.driver(at: dialog, in: layout),
        let state = try? driver.visible.described
      else { continue }
      targets[state, default: []].append(dialog)
    }
    var result = PresentersJob.Result()
    for (state, same) in try await presentations(app).grouped(by: \.state) {
      if let found = targets[state] {
        var presenter = ManifestDialog.Presenter(
          screen: screen, layout: layout, steps: [same[0].step])
        presenter.others = try await others(than: same[0], among: same, app)
        for dialog in found { result.presenters[dialog] = presenter }
      } else if let value = state.frontDialog {
        result.others.append(
          .init(
            screen: app.tools.app.screens[screen], control: same[0].control.label, value: value))
      }
    }
    return result
  }

  /// The controls of the screen that present a dialog, in the order of the screen.
  @MainActor
  private func presentations(_ app: SearchedApp) async throws -> [Presentation] {
    guard app.begin([app.show(screen)]),
      let controls = try? await app.driver(at: screen, in: layout).scene.controls
    else { return [] }
    var presentations: [Presentation] = []
    for control in controls where control.isOperable && !control.isTab {
      let step = control.step(among: controls)
      guard app.begin([app.show(screen), step]),
        let state = try? await driver(after: [control], app)?.visible.described,
        state.frontDialog != nil
      else { continue }
      presentations.append(Presentation(control: control, step: step, state: state))
    }
    return presentations
  }

  /// The app after controls were operated one after the other; nil if one of them is gone.
  @MainActor
  private func driver(
    after controls: [ScreenControl], _ app: SearchedApp
  ) async throws -> Driver? {
    let driver = try await app.driver(at: screen, in: layout)
    for control in controls {
      guard let found = try driver.scene.control(like: control) else { return nil }
      try await driver.operate(found)
    }
    return driver
  }
}

// MARK: - Several presenters

extension PresenterSearch {
  /// The names of the controls whose dialog does something else than that of the first one.
  @MainActor
  private func others(
    than first: Presentation, among presentations: [Presentation], _ app: SearchedApp
  ) async throws -> [String] {
    let others = presentations.dropFirst()
    if others.isEmpty { return [] }
    let expected = try await effects(of: first, app)
    var names: [String] = []
    for other in others where try await effects(of: other, app) != expected {
      names.append(ControlIdentity.list([other.control.identity]))
    }
    return names
  }

  /// What the buttons of a dialog lead to; nil for one that fails.
  @MainActor
  private func effects(
    of presentation: Presentation, _ app: SearchedApp
  ) async throws -> [DescribedState?] {
    guard app.begin([app.show(screen), presentation.step]),
      let buttons = try await driver(after: [presentation.control], app)?.scene.controls
    else { return [] }
    var states: [DescribedState?] = []
    for button in buttons where button.isWiredButton {
      let steps = [app.show(screen), presentation.step, button.step(among: buttons)]
      let driver =
        app.begin(steps) ? try? await driver(after: [presentation.control, button], app) : nil
      states.append(try? driver?.visible.described)
    }
    return states
  }
}
