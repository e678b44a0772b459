/// Controls: no control leads to an invalid state, and one that is wired as navigation changes
/// something.
///
/// A text in a field may change nothing. Controls with an effect outside of navigation, disabled ones,
/// and back and tabs, which have laws of their own, are not checked. A control that crashes or hangs ends
/// the process, and the session checks the others in a new one.
extension Auditor {
  /// - Complexity: One navigation per control, and one more for a control that changes nothing.
  func checkControls(on index: Int, _ progress: AuditProgress) async throws -> AuditPart {
    var part = AuditPart()
    let base = try await driver(at: index)
    let before = try state(of: base)
    let controls = try base.scene.controls
    for control in controls where control.isWiredButton || control.isWiredField {
      let step = control.step(among: controls)
      guard progress.begin(step) else { continue }
      guard let (driver, found) = try await driver(at: index, with: control) else {
        part.skip("a control is missing when its screen is shown again")
        continue
      }
      func add(_ cause: String, _ result: String) {
        part.add(
          AuditFinding(
            law: .controls, cause: cause, screen: name(of: index), control: control.label,
            steps: [show(index), step], expected: "a change", found: result))
      }
      do {
        switch try await result(with: driver, of: { try await driver.operate(found) }) {
        case .visible(let after):
          if control.isWiredButton, after == before, try driver.picture == base.picture {
            add("a control does nothing", after.line)
          }
        case .invalid(let reason): add("a control \(AuditFinding.leadsToInvalidState)", reason)
        }
        part.checkedCount += 1
      } catch let operation as UnsupportedOperation {
        part.unsupported.insert(operation)
      }
    }
    return part
  }
}

extension ScreenControl {
  /// The step of a journey that operates the control, with its number if others have its label.
  func step(among controls: [ScreenControl]) -> String {
    let isOnly = controls.count { $0.name == name } == 1
    let reference = ControlReference(label: label, number: isOnly ? nil : number)
    return switch kind {
    case .button: Step.tap(reference).text
    case .field: Step.type(text: Self.typedText, into: reference).text
    case .back: Step.back.text
    case .tab: Step.tab(label).text
    }
  }
}
