import ScreenContents
import ScreenText

/// Taps each control of a screen, and writes what changes.
package struct ControlsJob: GoldenJob {
  /// The position of the screen in the manifest.
  package let screen: Int

  package var options = RenderOptions()

  package func run(with tools: JobTools, onStep: OnStep) async throws -> RenderedScreen {
    try await tools.rendered {
      try await tools[ControlsRenderer.self].render(self, onStep: onStep)
    }
  }
}

extension ControlsJob {
  package static var jobsPerProcess: Int { 8 }

  var folders: [GoldenFolder] { [.controls] }

  func name(among screens: [String]) -> String { screens[screen] }

  func goldenName(among screens: [String]) -> String { GoldenName.name(of: screens[screen]) }
}

/// Taps the controls of screens, each on a new navigator, and describes what changes.
@MainActor
final class ControlsRenderer: JobTool {
  private let app: SnapshotApp
  private let scenes: SceneBuilder

  init(_ app: SnapshotApp, scenes: SceneBuilder) {
    self.app = app
    self.scenes = scenes
  }

  /// Renders the controls of a screen.
  ///
  /// - Throws: An error of the harness, ``VisibleStateError``, or ``ControlError``.
  /// The controls are those of the screen that the picture shows, also if the app moves on when it settles.
  ///
  /// - Complexity: One navigation per control and per button of a dialog, and one per layout. Each of them
  ///   builds the content of the screen, twice for a control that changes no navigation.
  func render(_ job: ControlsJob, onStep: OnStep) async throws -> RenderedScreen {
    let name = app.screens[job.screen]
    var rendered = RenderedScreen()
    var text = ControlsText(of: name)
    var listed: [ControlIdentity: ControlRow] = [:]
    for (number, layout) in app.drivenLayouts.enumerated() {
      if number > 0 { onStep(.layout(layout)) }
      let (visible, place, next) = try await open(job.screen, in: layout)
      rendered.pathAfterSettling = rendered.pathAfterSettling ?? next?.line
      if number == 0 {
        rendered.hasContent = place.scene.hasContent
        if job.options.locates { rendered.locate(at: visible.described) }
      }
      let rows = try await rows(
        of: place.scene.controls, at: place, &rendered.unsupported, onStep
      ).withListsOnce
      // A control of another layout may have the label of one that does something else.
      let new = rows.filter { listed[$0.identity]?.lines != $0.lines }
      for row in new { listed[row.identity] = listed[row.identity] ?? row }
      text.add(
        new.filter { $0.isListed(onRoot: visible.isRoot) }, onlyIn: number == 0 ? nil : layout)
    }
    let golden = RenderedText(folder: .controls, bytes: text.bytes)
    rendered.texts = [
      job.options.unmatched(golden, ofGoldenNamed: job.goldenName(among: app.screens))
    ].compactMap(\.self)
    return rendered
  }
}

extension ControlsRenderer {
  /// Taps each control of a screen in a layout, for a page with its picture.
  ///
  /// - Returns: The scene of the picture, and the taps without those that fail.
  /// - Throws: An error of the harness, or ``VisibleStateError``.
  func taps(
    on screen: Int, in layout: ScreenLayout, _ onStep: OnStep
  ) async throws -> (scene: ScreenScene, taps: [ControlTap]) {
    let (_, place, _) = try await open(screen, in: layout)
    var taps: [ControlTap] = []
    for control in place.scene.controls {
      if let words = control.wordsWithoutTap {
        taps.append(ControlTap(control: control, words: words, state: nil))
        continue
      }
      do {
        let tap = try await tap([control], at: place, onStep)
        taps.append(ControlTap(control: control, words: tap.effect.text, state: tap.state))
      } catch  where error is UnsupportedOperation || error is ControlError {
        continue
      }
    }
    return (place.scene, taps)
  }
}

/// A control with what a tap on it does.
struct ControlTap {
  let control: ScreenControl

  /// The words of control goldens.
  let words: String

  /// What is visible after the tap; nil for a control that is not tapped.
  let state: DescribedState?
}

extension ControlsRenderer {
  /// A screen as its picture shows it.
  private struct Place {
    let screen: Int
    let layout: ScreenLayout

    /// Whether the app may settle: the picture is made before, and shows the same then.
    let settles: Bool

    /// The scene before a tap.
    let scene: ScreenScene

    /// Whether the screen in front has parts of one layout, so that the positions of its elements depend on it.
    let dependsOnLayout: Bool
  }

  private func driver(at place: Place) async throws -> Driver {
    try await driver(at: place.screen, in: place.layout, settles: place.settles)
  }

  private func driver(
    at screen: Int, in layout: ScreenLayout, settles: Bool
  ) async throws -> Driver {
    try await Driver(app, at: screen, in: layout, scenes: scenes, settles: settles)
  }

  /// Opens a screen as its picture shows it.
  ///
  /// - Returns: What the app moves on to when it settles, too; nil if it stays on the screen.
  private func open(
    _ screen: Int, in layout: ScreenLayout
  ) async throws -> (VisibleScreen, Place, next: DescribedState?) {
    let driver = try await Driver(app, in: layout, scenes: scenes)
    try await driver.jump(to: screen)
    let shown = try? driver.visible.described
    try await driver.settle()
    let settled = try driver.visible.described
    let settles = shown == nil || shown == settled
    let placed = settles ? driver : try await self.driver(at: screen, in: layout, settles: false)
    let visible = try placed.visible
    let place = Place(
      screen: screen, layout: layout, settles: settles,
      scene: scenes.scene(of: visible, in: layout),
      dependsOnLayout: placed.frontmostContent(of: visible)?.dependsOnLayout ?? true)
    return (visible, place, settles ? nil : settled)
  }

  /// The rows of controls, without those that need an operation that is not supported.
  private func rows(
    of controls: [ScreenControl], at place: Place, _ unsupported: inout [UnsupportedOperation],
    _ onStep: OnStep
  ) async throws -> [ControlRow] {
    var rows: [ControlRow] = []
    for control in controls {
      do {
        rows.append(try await row(of: control, at: place, onStep))
      } catch let operation as UnsupportedOperation {
        if !unsupported.contains(operation) { unsupported.append(operation) }
      }
    }
    return rows
  }

  /// Taps a control on a new navigator; the buttons of a dialog that it presents are tapped too.
  private func row(
    of control: ScreenControl, at place: Place, _ onStep: OnStep
  ) async throws -> ControlRow {
    if let words = control.wordsWithoutTap { return ControlRow(of: control, .words(words)) }
    let tap = try await tap([control], at: place, onStep)
    var row = ControlRow(of: control, .effect(tap.effect))
    guard let dialog = tap.newDialog else { return row }
    for button in dialog {
      if let words = button.wordsWithoutTap {
        row.nested.append(ControlRow(of: button, .words(words)))
      } else {
        let tap = try await self.tap([control, button], at: place, onStep)
        row.nested.append(ControlRow(of: button, .effect(tap.effect)))
      }
    }
    return row
  }

  /// The result of the last of several taps.
  private struct Tap {
    let effect: NavigationEffect
    let state: DescribedState

    /// The buttons of the dialog that the tap presented.
    let newDialog: [ScreenControl]?
  }

  /// Taps controls one after the other on a new navigator.
  private func tap(
    _ controls: [ScreenControl], at place: Place, _ onStep: OnStep
  ) async throws -> Tap {
    onStep(.controls(controls.map(\.identity)))
    let tapped = try await tapped(controls, at: place)
    let (old, new) = (tapped.before, tapped.after)
    var effect = NavigationEffect(from: old, to: new)
    if effect.steps.isEmpty {
      effect.isRedraw = try await isRedraw(tapped, by: controls, at: place)
    } else if effect.onlyDismisses {
      effect.isRedraw = try changesScreenBelow(tapped, at: place)
    }
    let topmost = new.stack.topmost
    let isNewDialog =
      controls.count == 1 && topmost?.isDialog == true && topmost != old.stack.topmost
      && new.overlay == nil
    return Tap(
      effect: effect, state: new, newDialog: isNewDialog ? try tapped.driver.scene.controls : nil)
  }

  /// A new navigator on which controls were tapped.
  private struct Tapped {
    let driver: Driver

    /// What is visible before the last tap, or at the end if there is none.
    var before: DescribedState
    var after: DescribedState

    /// The content before the last tap in which the control was found; nil if the whole scene was needed.
    var content: ScreenContent?

    /// The contents before the last tap of the screens that something covered, the lowest first.
    var covered: [ScreenContent?] = []
  }

  /// Taps controls one after the other on a new navigator.
  private func tapped(_ controls: [ScreenControl], at place: Place) async throws -> Tapped {
    let name = ControlIdentity.list(controls.map(\.identity))
    let driver = try await self.driver(at: place)
    var visible = try driver.visible
    var tapped = Tapped(driver: driver, before: visible.described, after: visible.described)
    for control in controls {
      tapped.content = place.dependsOnLayout ? nil : driver.frontmostContent(of: visible)
      let found = tapped.content?.control(inSameElementAs: control)
      if found == nil { tapped.content = nil }
      tapped.covered = scenes.coveredContents(of: visible, in: place.layout)
      guard let found = try found ?? driver.scene.control(like: control) else {
        throw ControlError(control: name, problem: .gone)
      }
      do {
        try await driver.operate(found)
        visible = try driver.visible
      } catch let operation as UnsupportedOperation {
        throw operation
      } catch {
        throw ControlError(control: name, problem: .fails(reason: "\(error)"))
      }
      (tapped.before, tapped.after) = (tapped.after, visible.described)
    }
    return tapped
  }

  /// Whether the screen in front shows something else than when what was dismissed covered it.
  private func changesScreenBelow(_ tapped: Tapped, at place: Place) throws -> Bool {
    let visible = try tapped.driver.visible
    let depth = visible.described.stack.sheetDepth
    guard tapped.covered.indices.contains(depth), let old = tapped.covered[depth],
      let new = tapped.driver.frontmostContent(of: visible)?.limited(to: place.layout)
    else { return false }
    if new.isDrawn(like: old) { return false }
    let pictures = [old, new].map { content in
      let level = ScreenScene.Level(kind: .base, title: content.title ?? "", content: content)
      return tapped.driver.picture(
        of: ScreenScene(app: "", levels: [level]), redaction: .none)
    }
    return pictures[0] != pictures[1]
  }

  /// Whether a tap that changed no navigation changed the picture.
  private func isRedraw(
    _ tapped: Tapped, by controls: [ScreenControl], at place: Place
  ) async throws -> Bool {
    let new = try tapped.driver.scene
    if let before = tapped.content,
      new.levels.last?.content?.isVisiblyOther(than: before) == true
    {
      return true
    }
    if controls.count == 1, place.scene.isDrawn(like: new) { return false }
    let before = try await self.tapped(Array(controls.dropLast()), at: place).driver
    let old = try before.scene
    if old.isDrawn(like: new) { return false }
    return before.picture(of: old, redaction: .none)
      != tapped.driver.picture(of: new, redaction: .none)
  }
}

extension VisibleScreen {
  /// Whether a root is visible with nothing over it.
  fileprivate var isRoot: Bool {
    state.stack.routes.isEmpty && state.stack.presentations.isEmpty && state.overlay == nil
  }
}

extension ScreenControl {
  /// The words for a control that is not tapped.
  fileprivate var wordsWithoutTap: String? {
    switch kind {
    case .button(let button):
      if !button.isEnabled { return "disabled" }
      return switch button.action.kind {
      case .notWired: "not wired"
      case .effect: "effect"
      case .navigation: nil
      }
    case .field(let field): return field.edit == nil ? "not wired" : nil
    case .back, .tab: return nil
    }
  }
}
