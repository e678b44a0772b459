package import ScreenContents
package import ScreenSnapshot
import ScreenText

/// Something that a person can operate on the visible screen.
package struct ScreenControl: Sendable {
  package enum Kind: Sendable {
    /// A button, link, toggle or item of a menu, or a button of a dialog.
    case button(ScreenButton)
    case field(ScreenField)
    /// The back button, or the gesture that dismisses a sheet.
    case back
    /// The tab at a position.
    case tab(Int)
  }

  package var kind: Kind

  /// The text on the control.
  package let label: String

  /// Whether a row or an option of a picker is shown as chosen, so that a tap may change nothing.
  var isOn = false

  /// The headings above the control and the menu, picker or slider that contains it, the outermost first.
  var headings: [String] = []

  /// Whether the control is an option of a picker, whose label is the last heading.
  var isOption = false

  /// Whether the control is an item of a menu, whose label is the last heading.
  var isItem = false

  /// The position among the controls of the same kind with this label, counted from 1.
  package var number = 1

  /// Where the control is on the screen.
  package var place: ControlPlace
}

extension ScreenControl {
  package var identity: ControlIdentity { ControlIdentity(name: name, number: number) }

  /// The name of the control in a control golden, without its number: the label, `Archive in More` for an item of a
  /// menu or an option of a picker, or the step of a journey for what has no label of its own.
  package var name: String {
    switch kind {
    case .button: isItem || isOption ? "\(label) in \(section ?? "")" : label
    case .back: label
    case .field(let field): "type \(field.typedText) into \(label)"
    case .tab: "tab \(label)"
    }
  }

  /// The role of a button; nil for any other control.
  package var role: ScreenButton.Role? {
    if case .button(let button) = kind { button.role } else { nil }
  }

  /// The picker that the control is an option of; nil for any other control.
  fileprivate var option: String? { isOption ? section : nil }

  /// The nearest heading above the control, or the menu that contains it.
  var section: String? { headings.last }
}

extension ScreenField {
  /// The text that control goldens and the audit type into the field: a number if it contains one, because
  /// the app may ignore other texts.
  var typedText: String {
    let unsigned = value.hasPrefix("-") || value.hasPrefix("−") ? value.dropFirst() : value[...]
    let groups = unsigned.split(omittingEmptySubsequences: false) {
      ".,'’ \u{A0}\u{202F}".contains($0)
    }
    let isNumber = groups.allSatisfy { !$0.isEmpty && $0.allSatisfy { $0.isASCII && $0.isNumber } }
    return isNumber ? "42" : "text"
  }
}

extension ScreenControl {
  /// The step of a journey that operates the control.
  package func step(among controls: [ScreenControl]) -> Step {
    step(naming: reference(among: controls))
  }

  fileprivate func step(naming reference: ControlReference) -> Step {
    switch kind {
    case .button: .tap(reference)
    case .field(let field): .type(text: field.typedText, into: reference)
    case .back: .back
    case .tab: .tab(reference)
    }
  }

  /// The label with the picker of an option, and with a number if others have the label there, too.
  package func reference(among controls: [ScreenControl]) -> ControlReference {
    zip(controls, controls.references).first { $0.0.identity == identity }?.1
      ?? ControlReference(label: label, section: option)
  }

  /// What a step can name in common with other controls: the label, and maybe a heading.
  fileprivate struct SharedName: Hashable {
    let operation: Step.Keyword
    let label: String
    let heading: String?
  }

  private func sharedName(under heading: String?) -> SharedName {
    let operation: Step.Keyword =
      switch kind {
      case .button: .tap
      case .field: .type
      case .back: .back
      case .tab: .tab
      }
    return SharedName(operation: operation, label: label, heading: heading)
  }

  /// The name that a step writes, apart from its number.
  fileprivate var sharedName: SharedName { sharedName(under: option) }

  /// The names by which a step can find the control, apart from their numbers.
  fileprivate var sharedNames: [SharedName] {
    [sharedName(under: nil)] + headings.uniqued.map(sharedName)
  }

  package var isTab: Bool { if case .tab = kind { true } else { false } }

  package var isBack: Bool { if case .back = kind { true } else { false } }

  package var isField: Bool { if case .field = kind { true } else { false } }

  package var isButtonOrField: Bool { !isTab && !isBack }

  /// Whether the control is a button with the role `.cancel`.
  package var isCancel: Bool { role == .cancel }

  /// What happens when a person operates a control.
  package enum Wiring: String {
    /// Code of the app runs.
    case wired
    case disabled

    /// The harness says that something happens that is no navigation.
    case effect

    /// The harness does not say it.
    case notWired = "not wired"
  }

  package var wiring: Wiring {
    switch kind {
    case .button(let button) where !button.isEnabled: .disabled
    case .button(let button):
      switch button.action.kind {
      case .navigation: .wired
      case .effect: .effect
      case .notWired: .notWired
      }
    case .field(let field): field.edit == nil ? .notWired : .wired
    case .back, .tab: .wired
    }
  }

  package var isWiredButton: Bool { isButtonOrField && !isField && wiring == .wired }

  /// Whether a tap, or a text that the field does not have yet, is a mistake if it changes nothing.
  package var mustChangeSomething: Bool {
    if case .field(let field) = kind, field.value == field.typedText { return false }
    return isButtonOrField && wiring == .wired && !isOn
  }
}

extension [ScreenControl] {
  /// The steps of a journey that operate the controls.
  ///
  /// - Complexity: O(*n*).
  package var steps: [Step] { zip(self, references).map { $0.step(naming: $1) } }

  /// The names of the controls in steps.
  ///
  /// A step finds a control by its label, not by its name: a link may have the label of an option.
  fileprivate var references: [ControlReference] {
    var counts: [ScreenControl.SharedName: Int] = [:]
    let numbers = map { control in
      for name in control.sharedNames { counts[name, default: 0] += 1 }
      return counts[control.sharedName]
    }
    return zip(self, numbers).map { control, number in
      let isShared = counts[control.sharedName, default: 1] > 1
      return ControlReference(
        label: control.label, section: control.option, number: isShared ? number : nil)
    }
  }
}
