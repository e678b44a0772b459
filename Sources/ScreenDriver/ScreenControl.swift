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

  /// The position among the controls with this name, counted from 1.
  package var number = 1

  /// The position among the controls that a step would name the same, counted from 1; nil for the only one.
  var stepNumber: Int?

  /// Where the control is on the screen.
  package var place: ControlPlace
}

extension ScreenControl {
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

  /// Controls that are tapped one after the other, in messages: `'Edit', then 'OK' #2`.
  static func list(_ controls: [ScreenControl]) -> String {
    controls.map { control in
      "'\(TextColumns.visible(control.name))'\(control.number > 1 ? " #\(control.number)" : "")"
    }.joined(separator: ", then ")
  }

  /// The role of a button; nil for any other control.
  package var role: ScreenButton.Role? {
    if case .button(let button) = kind { button.role } else { nil }
  }

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
  /// The step of a journey that operates the control, which tells it from the others of its screen.
  package var step: Step {
    switch kind {
    case .button: .tap(reference)
    case .field(let field): .type(text: field.typedText, into: reference)
    case .back: .back
    case .tab: .tab(reference)
    }
  }

  /// The label with the picker of an option, and with a number if others have the label there, too.
  package var reference: ControlReference {
    ControlReference(label: label, section: isOption ? section : nil, number: stepNumber)
  }

  /// The first word of the step.
  var keyword: Step.Keyword {
    switch kind {
    case .button: .tap
    case .field: .type
    case .back: .back
    case .tab: .tab
    }
  }

  package var isTab: Bool { keyword == .tab }
  package var isBack: Bool { keyword == .back }
  package var isField: Bool { keyword == .type }
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

  package var isWiredButton: Bool { keyword == .tap && wiring == .wired }

  /// Whether a tap, or a text that the field does not have yet, is a mistake if it changes nothing.
  package var mustChangeSomething: Bool {
    if case .field(let field) = kind, field.value == field.typedText { return false }
    return isButtonOrField && wiring == .wired && !isOn
  }
}

// MARK: - Numbers

extension [ScreenControl] {
  /// The controls with their numbers.
  ///
  /// - Complexity: O(*n*).
  var numbered: [ScreenControl] {
    var controls = self
    var names: [String: Int] = [:]
    var stepNames: [ScreenControl.StepName: Int] = [:]
    for (index, control) in enumerated() {
      let name = control.name
      names[name, default: 0] += 1
      controls[index].number = names[name, default: 1]
      for name in control.stepNames { stepNames[name, default: 0] += 1 }
      controls[index].stepNumber = stepNames[control.stepName]
    }
    for index in indices where stepNames[self[index].stepName] == 1 {
      controls[index].stepNumber = nil
    }
    return controls
  }
}

extension ScreenControl {
  /// What a step can name in common with other controls: the label, and maybe a heading.
  fileprivate struct StepName: Hashable {
    let keyword: Step.Keyword
    let label: String
    var heading: String?
  }

  /// The name in the step of the control, apart from its number.
  fileprivate var stepName: StepName {
    StepName(keyword: keyword, label: label, heading: isOption ? section : nil)
  }

  /// The names by which a step can find the control, apart from their numbers.
  ///
  /// A step finds a control by its label, not by its name: a link may have the label of an option.
  fileprivate var stepNames: [StepName] {
    ([nil] + headings.uniqued).map { StepName(keyword: keyword, label: label, heading: $0) }
  }
}
