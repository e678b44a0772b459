/// Controls: no control leads to an invalid state, and one that is wired as navigation changes
/// something.
///
/// Controls with an effect outside of navigation, disabled ones, text fields and the selected tab on its
/// root are no false alarms. A control that crashes or hangs ends the process, and the run names it.
extension Auditor {
  /// - Complexity: One navigation per control, and one more for a control that changes nothing.
  func checkControls(on index: Int, onStep: OnStep) async throws -> AuditPart {
    var part = AuditPart()
    let base = try await driver(at: index)
    let before = try state(of: base)
    for control in try base.scene.controls where control.isNavigation {
      onStep("control '\(TextColumns.visible(control.name))'")
      let driver = try await driver(at: index)
      guard let found = try driver.scene.controls.first(where: { $0.identity == control.identity })
      else { continue }
      func add(_ cause: String, _ result: String) {
        part.add(
          AuditFinding(
            law: .controls, cause: cause, screen: name(of: index), control: control.label,
            steps: [show(index), control.step], expected: "a change", found: result))
      }
      do {
        try await driver.operate(found)
        part.checkedCount += 1
        let after = try state(of: driver)
        if after == before, try driver.picture == base.picture {
          add("a control does nothing", after.line)
        }
      } catch let operation as UnsupportedOperation {
        part.unsupported.insert(operation)
      } catch {
        part.checkedCount += 1
        add("a control leads to an invalid state", message(of: error))
      }
    }
    return part
  }
}

extension ScreenControl {
  /// Whether a tap must change something.
  fileprivate var isNavigation: Bool {
    guard case .button(let button) = kind, button.isEnabled, case .navigation = button.action else {
      return false
    }
    return true
  }

  /// The step of a journey that operates the control.
  var step: String {
    switch kind {
    case .button:
      JourneyAction.tap(ControlReference(label: label, number: number > 1 ? number : nil)).text
    case .field:
      JourneyAction.type(text: Self.typedText, into: ControlReference(label: label)).text
    case .back: JourneyAction.back.text
    case .tab: JourneyAction.tab(label).text
    }
  }
}
