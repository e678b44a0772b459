package import ScreenContents
import ScreenNavigation
package import ScreenSnapshot

/// A screen whose controls are tapped, as its picture shows it.
package struct TappableScreen {
  /// The position of the screen in the manifest.
  let screen: Int
  let layout: ScreenLayout

  /// The dialog that the path of the screen presents; nil for any other screen.
  let dialog: ManifestDialog?

  /// Whether the buttons of the dialog have the actions of a fixture.
  let hasFixtureActions: Bool

  package let visible: VisibleScreen

  /// The scene before a tap.
  package let scene: ScreenScene

  /// The state that the app moves on to when it settles; nil if it stays on the screen.
  package let next: DescribedState?

  /// Whether the app may settle: the picture shows the same then.
  var settles: Bool { next == nil }

  /// Whether a button of a dialog only dismisses it because the manifest has no action for it.
  package func lacksAction(of control: ScreenControl, _ effect: NavigationEffect) -> Bool {
    hasFixtureActions && control.needsAction && effect.onlyDismisses
  }
}

/// The result of the last of several taps.
///
/// The content after the tap is only read for the properties that need it.
@MainActor
package struct TapResult {
  fileprivate let driver: Driver

  /// The visible state before the last tap.
  fileprivate var before: DescribedState

  /// The scene before the last tap.
  fileprivate var scene: ScreenScene

  /// The contents before the last tap of the screens that something covered, the lowest first.
  fileprivate var covered: [ScreenContent?] = []

  /// The visible state after the tap.
  package fileprivate(set) var state: DescribedState

  package var effect: NavigationEffect {
    get throws {
      var effect = NavigationEffect(from: before, to: state)
      if effect.steps.isEmpty {
        effect.isRedraw = try scene.picture(in: driver.layout) != driver.picture()
      } else if effect.isDismissal, covered.indices.contains(state.sheetDepth) {
        effect.isRedraw = try changesContent(covered[state.sheetDepth])
      }
      return effect
    }
  }

  /// Whether the screen in front shows something else than when what was dismissed covered it.
  private func changesContent(_ covered: ScreenContent?) throws -> Bool {
    guard let covered, let front = try driver.scene.levels.last, let content = front.content,
      front.dialog == nil
    else { return false }
    let pictures = [covered, content].map { content in
      let level = ScreenScene.Level(title: content.title ?? "", content: content)
      return ScreenScene(app: "", levels: [level]).picture(in: driver.layout)
    }
    return pictures[0] != pictures[1]
  }

  /// The buttons of the dialog that the tap presented; empty if it presented none.
  package var newDialog: [ScreenControl] {
    get throws {
      guard state.frontDialog != nil, state.stack.last != before.stack.last else { return [] }
      return try driver.scene.controls
    }
  }
}

/// Taps controls of screens, each time on a new navigator, and compares what is visible before and after.
@MainActor
package struct ControlTapper {
  private let harness: AnySnapshotHarness
  private let scenes: SceneBuilder

  package init(_ harness: AnySnapshotHarness, scenes: SceneBuilder) {
    self.harness = harness
    self.scenes = scenes
  }

  /// Opens a screen as its picture shows it; the control that presents a dialog is tapped.
  ///
  /// - Throws: An error of the harness, ``PresenterError``, or `VisibleStateError`.
  package func open(
    _ screen: Int, _ dialog: ManifestDialog?, in layout: ScreenLayout
  ) async throws -> TappableScreen {
    let presented = try await driver(presenting: dialog, on: screen, in: layout)
    if presented == nil, case .undecided(let reason) = dialog?.search {
      throw PresenterError(
        description: "the control that presents the dialog cannot be found, because \(reason)")
    }
    let driver: Driver
    if let presented {
      driver = presented
    } else {
      driver = try await Driver(harness, showing: screen, in: layout, scenes: scenes)
      try await driver.jump(to: screen)
    }
    let shown = try? driver.visible.described
    try await driver.settle()
    let settled = try driver.visible.described
    let settles = shown == nil || shown == settled
    let placed =
      settles
      ? driver : try await Driver(harness, at: screen, in: layout, scenes: scenes, settles: false)
    let visible = try placed.visible
    return TappableScreen(
      screen: screen, layout: layout, dialog: dialog,
      hasFixtureActions: dialog != nil && presented == nil, visible: visible,
      scene: scenes.scene(of: visible, in: layout), next: settles ? nil : settled)
  }

  /// Whether a button only dismisses the dialog that a jump to a screen presents.
  ///
  /// - Throws: An error of the harness, or `VisibleStateError`.
  package func lacksAction(
    _ button: ScreenControl, ofDialogOn screen: Int, in layout: ScreenLayout
  ) async throws -> Bool {
    guard button.needsAction else { return false }
    let dialog = try await open(screen, nil, in: layout)
    do {
      return try await tap([button], on: dialog) { _ in }.effect.onlyDismisses
    } catch is ControlError {
      // An action that fails is one.
      return false
    }
  }

  /// Taps controls one after the other on a new navigator.
  ///
  /// - Throws: `UnsupportedOperation`, or ``ControlError``.
  package func tap(
    _ controls: [ScreenControl], on screen: TappableScreen, _ onStep: OnStep
  ) async throws -> TapResult {
    let name = ScreenControl.list(controls)
    onStep(.named("control \(name)"))
    let driver = try await driver(at: screen)
    var visible = try driver.visible
    var result = TapResult(
      driver: driver, before: visible.described, scene: screen.scene, state: visible.described)
    for control in controls {
      result.before = visible.described
      result.covered = scenes.coveredContents(of: visible, in: screen.layout)
      result.scene = scenes.scene(of: visible, in: screen.layout)
      guard let found = result.scene.control(like: control) else {
        throw ControlError(
          control: name,
          reason:
            "it is missing when the screen renders again; its content must be the same every time")
      }
      do {
        try await driver.operate(found)
        visible = try driver.visible
      } catch let operation as UnsupportedOperation {
        throw operation
      } catch {
        throw ControlError(control: name, reason: "\(error)")
      }
    }
    result.state = visible.described
    return result
  }

  /// A new navigator on a screen.
  private func driver(at screen: TappableScreen) async throws -> Driver {
    if let driver = try await driver(
      presenting: screen.dialog, on: screen.screen, in: screen.layout)
    {
      return driver
    }
    return try await Driver(
      harness, at: screen.screen, in: screen.layout, scenes: scenes, settles: screen.settles)
  }

  /// A new navigator on which the control of a dialog presented it; nil if no control is known, or if it does not.
  private func driver(
    presenting dialog: ManifestDialog?, on screen: Int, in layout: ScreenLayout
  ) async throws -> Driver? {
    guard try dialog?.presenter != nil else { return nil }
    let driver = try await Driver(harness, showing: screen, in: layout, scenes: scenes)
    return try await driver.present(dialog) ? driver : nil
  }
}

/// Why a screen has no control golden: one of its controls cannot be tapped, or leads to an invalid
/// state.
package struct ControlError: Error, CustomStringConvertible {
  /// The control in quotation marks.
  let control: String
  package let reason: String

  package var description: String { "control \(control): \(reason)" }
}
