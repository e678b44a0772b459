/// The edges of an app's graph: the screens that taps lead to.
extension Auditor {
  /// Taps each control of a screen, and finds the screen that it leads to.
  ///
  /// Edges lead forward: back, tabs and taps that only close something are no edges.
  ///
  /// - Complexity: One navigation per control, and one per screen at the first use.
  func checkEdges(of index: Int, _ progress: AuditProgress) async throws -> AuditPart {
    var part = AuditPart()
    let before = try await freshState(of: index)
    let screens = await screensByFront()
    let controls = try await driver(at: index).scene.controls
    for control in controls where control.isWiredButton || control.isWiredField {
      let step = control.step(among: controls)
      guard progress.begin(step) else { continue }
      guard let (driver, found) = try await driver(at: index, with: control) else { continue }
      guard (try? await driver.operate(found)) != nil, let after = try? state(of: driver) else {
        continue
      }
      guard NavigationEffect(from: before, to: after).leadsForward else { continue }
      part.edges.append(
        ControlEdge(
          from: index, control: control.label, to: screens.screen(showing: after),
          place: after.line))
      part.checkedCount += 1
    }
    return part
  }

  /// The screens by what they show, except for those that cannot be shown.
  private func screensByFront() async -> FrontIndex {
    if let frontIndex { return frontIndex }
    var index = FrontIndex()
    for screen in app.screens.indices {
      if let state = try? await freshState(of: screen) { index.add(screen, showing: state) }
    }
    frontIndex = index
    return index
  }
}

/// A control that leads from one screen to another.
package struct ControlEdge: Hashable, Codable, Sendable {
  /// The position of the screen with the control.
  package let from: Int

  /// The label of the control.
  package let control: String

  /// The position of the screen that the control leads to; nil if no screen of the manifest shows it.
  package let to: Int?

  /// The path to what the control leads to.
  package let place: String
}

extension NavigationEffect {
  /// Whether something new is visible.
  fileprivate var leadsForward: Bool { steps.contains { $0.leadsForward } }
}

extension NavigationEffect.Change {
  fileprivate var leadsForward: Bool {
    switch self {
    case .changeFlow, .selectTab, .push, .replaceRoute, .present, .replacePresentation,
      .showOverlay:
      true
    case .addTab, .removeTab, .pop, .dismiss, .hideOverlay: false
    }
  }
}
