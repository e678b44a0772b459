extension ScreenControl {
  /// The step of a journey that operates the control, with its number if others have its label.
  func step(among controls: [ScreenControl]) -> Step {
    let isOnly = controls.count { $0.name == name } == 1
    let reference = ControlReference(label: label, number: isOnly ? nil : number)
    return switch kind {
    case .button: .tap(reference)
    case .field: .type(text: Self.typedText, into: reference)
    case .back: .back
    case .tab: .tab(label)
    }
  }

  /// Whether a tap runs code of the app.
  var isWiredButton: Bool {
    guard case .button(let button) = kind, button.isEnabled, case .navigation = button.action else {
      return false
    }
    return true
  }

  /// Whether a text runs code of the app.
  var isWiredField: Bool {
    if case .field(let field) = kind { field.action != nil } else { false }
  }
}

/// What a harness leaves open about a screen, so that the laws cannot judge it.
extension ScreenScene {
  /// Whether the frontmost screen has content, or is a dialog.
  var isDescribed: Bool { levels.last.map { $0.dialog != nil || $0.content != nil } ?? false }

  /// Whether an enabled button of the frontmost screen is not wired.
  var hasUnwiredControls: Bool {
    controls.contains { control in
      guard case .button(let button) = control.kind, button.isEnabled,
        case .notWired = button.action
      else { return false }
      return true
    }
  }
}
