package import Foundation
package import ScreenContents
import ScreenNavigation
package import ScreenPayloads
package import ScreenSnapshot

/// Operates one running app as a person would: its controls, back, tabs, links and a new start.
@MainActor
package final class Driver {
  /// The layout that the app is shown in.
  var layout: ScreenLayout

  /// The dialog that the last jump presented; nil if it was operated.
  var jumpedDialog: (screen: Int, value: DescribedDialog)?

  /// The position of the start of the app.
  let start: Int

  private var app: any RunningApp
  private let scenes: SceneBuilder

  /// Starts the app as the screen at a position needs it, and waits for it unless `settles` is false.
  ///
  /// - Throws: An error of the harness.
  package init(
    _ app: AnySnapshotHarness, showing screen: Int? = nil, in layout: ScreenLayout,
    scenes: SceneBuilder, settles: Bool = true
  ) async throws {
    self.layout = layout
    self.scenes = scenes
    start = app.start(showing: screen)
    self.app = try await app.launch(start, layout)
    if settles { try await settle() }
  }

  /// Starts the app and jumps to the screen at a position, and waits for both unless `settles` is false.
  ///
  /// - Throws: An error of the harness.
  package convenience init(
    _ app: AnySnapshotHarness, at screen: Int, in layout: ScreenLayout, scenes: SceneBuilder,
    settles: Bool = true
  ) async throws {
    try await self.init(app, showing: screen, in: layout, scenes: scenes, settles: settles)
    try await jump(to: screen)
    if settles { try await settle() }
  }
}

extension Driver {
  /// What is visible now.
  ///
  /// - Throws: An error of the navigator, or `VisibleStateError`.
  package var visible: VisibleScreen {
    get throws { try scenes.visibleScreen(of: app) }
  }

  /// The scene of what is visible now.
  package var scene: ScreenScene {
    get throws { scenes.scene(of: try visible, in: layout) }
  }

  /// The picture of what is visible now, by default with its secrets: it is compared, but never written.
  package func picture(redaction: Redaction = .none) throws -> [UInt8] {
    try scene.picture(in: layout, redaction: redaction)
  }

  /// Jumps to the screen at a position.
  package func show(_ screen: Int) async throws {
    try await jump(to: screen)
    try await settle()
  }

  /// Jumps to the screen at a position, and does not wait for the app.
  package func jump(to screen: Int) async throws {
    jumpedDialog = nil
    try await app.show(screen)
  }

  /// Waits for tasks that the app started itself.
  package func settle() async throws {
    try await app.settle()
  }

  /// Operates a control: taps it, or types a text into a field.
  ///
  /// - Parameters:
  ///   - control: A control of the visible screen.
  ///   - text: The text for a field; nil for the one that control goldens type.
  /// - Throws: `UnsupportedOperation`, `ScreenContentError` for a control that cannot be operated,
  ///   or an error of the harness.
  package func operate(_ control: ScreenControl, typing text: String? = nil) async throws {
    jumpedDialog = nil
    switch control.kind {
    case .button(let button): try await button.tap()
    case .field(let field): try await field.type(text ?? field.typedText)
    case .back: return try await goBack()
    case .tab(let position): return try await select(position)
    }
    try await settle()
  }

  /// Taps a button twice, the second time before the app has settled.
  ///
  /// The second tap hits what then has the name of the button, and nothing if that is gone or disabled.
  ///
  /// - Throws: `ScreenContentError` for a button that cannot be tapped, or an error of the harness.
  func tapTwice(_ control: ScreenControl) async throws {
    jumpedDialog = nil
    guard case .button(let button) = control.kind else { return try await operate(control) }
    let first = Task { try await button.tap() }
    // The main actor runs its tasks in order, so the first tap has begun when this function goes on.
    await Task.yield()
    if case .button(let again)? = try? scene.control(like: control)?.kind, again.isEnabled {
      try await again.tap()
    }
    try await first.value
    try await settle()
  }

  /// Taps the tab at a position, which the app may no longer list.
  private func select(_ position: Int) async throws {
    guard try visible.state.tabs.indices.contains(position) else {
      throw ControlError(control: "'tab \(position + 1)'", reason: "the app does not list it")
    }
    jumpedDialog = nil
    try await app.selectTab(position)
    try await settle()
  }

  /// Pops or dismisses, as the back button or a swipe down does.
  package func goBack() async throws {
    jumpedDialog = nil
    try await app.goBack()
    try await settle()
  }

  /// Opens a link as the app does; ``settle()`` must follow.
  ///
  /// An error of the harness is a refusal.
  ///
  /// - Throws: `UnsupportedOperation`.
  package func open(_ url: URL) async throws -> LinkOutcome {
    do {
      return try await app.open(url)
    } catch let operation as UnsupportedOperation {
      throw operation
    } catch {
      return .refused("\(error)")
    }
  }

  /// Performs the event at a position.
  package func perform(event position: Int) async throws {
    try await app.perform(event: position)
    try await settle()
  }

  /// Ends the app and starts it again with its stored state.
  package func relaunch() async throws {
    jumpedDialog = nil
    app = try await app.relaunched()
    try await settle()
  }
}
