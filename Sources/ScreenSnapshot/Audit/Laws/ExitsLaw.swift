/// Exits: every sheet, popover, cover, dialog and overlay, and every pushed screen without a back button,
/// has a control that leaves it.
///
/// A swipe closes sheets and popovers, and a back button leaves a pushed screen. Covers, dialogs,
/// overlays and screens that replace the back button need a control of their own.
extension Auditor {
  /// - Complexity: One navigation per control until one leaves the screen.
  func checkExits(of index: Int, onStep: OnStep) async throws -> AuditPart {
    var part = AuditPart()
    let base = try await driver(at: index)
    let before = try state(of: base)
    let controls = try base.scene.controls
    guard let level = before.topLevel else { return part }
    part.checkedCount += 1
    if controls.contains(where: { if case .back = $0.kind { true } else { false } }) { return part }
    for control in controls {
      guard case .button(let button) = control.kind, button.isEnabled,
        case .navigation = button.action
      else { continue }
      onStep("control '\(TextColumns.visible(control.name))'")
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
    part.add(
      AuditFinding(
        law: .exits, cause: "\(level.words) has no way out", screen: name(of: index),
        steps: [show(index)], expected: "a control that leaves it",
        found: controls.isEmpty ? "no controls" : "only " + controls.names))
    return part
  }
}

/// The frontmost level of a state.
private struct TopLevel {
  let words: String
  let depth: Int
  let isOverlay: Bool
}

extension DescribedState {
  /// The frontmost level that is not a root.
  fileprivate var topLevel: TopLevel? {
    if overlay != nil { return TopLevel(words: "an overlay", depth: stack.levels, isOverlay: true) }
    if let top = stack.topmost, top.stack.routes.isEmpty {
      let article = top.kind == .alert ? "an" : "a"
      return TopLevel(
        words: "\(article) \(top.kind.rawValue)", depth: stack.levels, isOverlay: false)
    }
    if stack.levels == 0 { return nil }
    return TopLevel(
      words: "a pushed screen without a back button", depth: stack.levels, isOverlay: false)
  }

  /// Whether a level is still there.
  fileprivate func contains(_ level: TopLevel) -> Bool {
    level.isOverlay ? overlay != nil : stack.levels >= level.depth
  }
}

extension DescribedStack {
  /// The number of pushed screens and presentations.
  fileprivate var levels: Int {
    routes.count + (presentation.map { 1 + $0.stack.levels } ?? 0)
  }
}

extension [ScreenControl] {
  fileprivate var names: String {
    map { "'\(TextColumns.visible($0.label))'" }.joined(separator: ", ")
  }
}
