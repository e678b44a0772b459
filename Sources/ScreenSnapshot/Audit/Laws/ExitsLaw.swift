/// Exits: every sheet, popover, cover, dialog and overlay, and every pushed screen without a back button,
/// has a control that leaves it.
///
/// A swipe closes sheets and popovers, a tap outside closes confirmations, and a back button leaves a
/// pushed screen. The system adds a button to an alert without buttons. Covers, alerts and overlays need
/// a control of their own. A screen without content, and controls that are not wired, are not checked.
extension Auditor {
  /// - Complexity: One navigation per control until one leaves the screen.
  func checkExits(of index: Int, onStep: OnStep) async throws -> AuditPart {
    var part = AuditPart()
    let base = try await driver(at: index)
    let before = try state(of: base)
    let scene = try base.scene
    let controls = scene.controls
    guard let level = before.topLevel else { return part }
    guard scene.isDescribed else {
      part.skip("the screen has no content")
      return part
    }
    part.checkedCount += 1
    if before.isConfirmation || scene.closesWithoutControl { return part }
    for control in controls {
      guard case .button(let button) = control.kind, button.isEnabled,
        case .navigation = button.action
      else { continue }
      onStep(control.step(among: controls))
      let driver = try await driver(at: index)
      guard let found = try driver.scene.controls.first(where: { $0.identity == control.identity })
      else { continue }
      do {
        try await driver.operate(found)
      } catch {
        continue
      }
      if try !state(of: driver).contains(level) { return part }
    }
    if scene.hasUnwiredControls {
      part.checkedCount -= 1
      part.skip("controls of the screen are not wired")
      return part
    }
    part.add(
      AuditFinding(
        law: .exits, cause: "\(level.words) has no way out", screen: name(of: index),
        steps: [show(index)], expected: "a control that leaves it",
        found: before.line + (controls.isEmpty ? " without controls" : " with " + controls.names)))
    return part
  }
}

/// The frontmost level of a state.
private struct TopLevel {
  let words: String
  let depth: Int
  let value: DescribedValue?
  let isOverlay: Bool
}

extension DescribedState {
  /// The frontmost level that is not a root.
  fileprivate var topLevel: TopLevel? {
    let levels = stack.levels
    if overlay != nil {
      return TopLevel(words: "an overlay", depth: levels.count, value: overlay, isOverlay: true)
    }
    guard let value = levels.last else { return nil }
    var words = "a pushed screen without a back button"
    if let top = stack.topmost, top.stack.routes.isEmpty {
      words = "\(top.kind == .alert ? "an" : "a") \(top.kind.rawValue)"
    }
    return TopLevel(words: words, depth: levels.count, value: value, isOverlay: false)
  }

  /// Whether a confirmation is in front.
  fileprivate var isConfirmation: Bool {
    overlay == nil && stack.topmost?.kind == .confirmation
  }

  /// Whether a level is still there.
  fileprivate func contains(_ level: TopLevel) -> Bool {
    if level.isOverlay { return overlay == level.value }
    let levels = stack.levels
    return levels.count >= level.depth && levels[level.depth - 1] == level.value
  }
}

extension DescribedStack {
  /// The pushed screens and presentations.
  fileprivate var levels: [DescribedValue] {
    routes + (presentation.map { [$0.value] + $0.stack.levels } ?? [])
  }
}

extension ScreenScene {
  /// Whether a gesture, the back button or a button of the system closes the frontmost level.
  fileprivate var closesWithoutControl: Bool {
    if let dialog = levels.last?.dialog, dialog.buttons.isEmpty { return true }
    return controls.contains { if case .back = $0.kind { true } else { false } }
  }
}

extension [ScreenControl] {
  fileprivate var names: String {
    map { "'\(TextColumns.visible($0.label))'" }.joined(separator: ", ")
  }
}
