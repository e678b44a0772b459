import ScreenContents
import ScreenText

/// Something that a person can operate on the visible screen.
struct ScreenControl: Sendable {
  enum Kind: Sendable {
    /// A button, link, toggle or item of a menu, or a button of a dialog.
    case button(ScreenButton)
    case field(ScreenField)
    /// The back button, or the gesture that dismisses a sheet.
    case back
    /// The tab at a position.
    case tab(Int)
  }

  private(set) var kind: Kind

  /// The text on the control.
  let label: String

  /// Whether a toggle, a row or an option of a picker is shown as on, so that a tap may change nothing.
  var isOn = false

  /// The headings above the control and the menu, picker or slider that contains it, the outermost first.
  var headings: [String] = []

  /// Whether the control is an option of a picker, whose label is the last heading.
  var isOption = false

  /// The row with the control; nil if it is not in a list of rows.
  var row: ControlListRow?

  /// The position among the controls of the same kind with this label, counted from 1.
  var number = 1

  /// Where the control is on the screen.
  var place: ControlPlace
}

extension ScreenControl {
  typealias Identity = ControlIdentity

  var identity: ControlIdentity { ControlIdentity(name: name, number: number) }

  /// The name of the control in a control golden, without its number: the label, `Dark in Theme` for an option of a
  /// picker, or the step of a journey for what has no label of its own.
  var name: String {
    switch kind {
    case .button: option.map { "\(label) in \($0)" } ?? label
    case .back: label
    case .field(let field): "type \(field.typedText) into \(label)"
    case .tab: "tab \(label)"
    }
  }

  /// The picker that the control is an option of; nil for any other control.
  private var option: String? { isOption ? section : nil }

  /// The accessibility identifier in a view of the content; nil if the scene has no identifiers.
  var identifier: String? {
    let identifier =
      switch kind {
      case .button(let button): button.identifier
      case .field(let field): field.identifier
      case .back, .tab: ""
      }
    return identifier.isEmpty ? nil : identifier
  }

  /// The nearest heading above the control, or the menu that contains it.
  var section: String? { headings.last }
}

extension ScreenField {
  /// The text that control goldens and the audit type into the field: a number if it contains one, because
  /// the app may ignore other texts.
  var typedText: String {
    let unsigned = value.hasPrefix("-") || value.hasPrefix("−") ? value.dropFirst() : value[...]
    return unsigned.wholeMatch(of: /[0-9]+([.,'’\x20\u{A0}\u{202F}][0-9]+)*/) == nil
      ? "text" : "42"
  }
}

extension ScreenControl {
  /// The step of a journey that operates the control.
  func step(among controls: [ScreenControl]) -> Step {
    let reference = reference(among: controls)
    return switch kind {
    case .button: .tap(reference)
    case .field(let field): .type(text: field.typedText, into: reference)
    case .back: .back
    case .tab: .tab(reference)
    }
  }

  /// The label with the picker of an option, and with a number if others have the label there, too.
  ///
  /// A step finds a control by its label, not by its name: a link may have the label of an option.
  func reference(among controls: [ScreenControl]) -> ControlReference {
    let labeled = controls.filter { other in
      other.label == label && other.isOperated(like: self)
        && (option.map(other.headings.contains) ?? true)
    }
    let position = labeled.firstIndex { $0.identity == identity } ?? 0
    return ControlReference(
      label: label, section: option, number: labeled.count > 1 ? position + 1 : nil)
  }

  /// Whether the same kind of step operates another control.
  private func isOperated(like other: ScreenControl) -> Bool {
    switch (kind, other.kind) {
    case (.button, .button), (.field, .field), (.back, .back), (.tab, .tab): true
    default: false
    }
  }

  var isTab: Bool { if case .tab = kind { true } else { false } }

  var isBack: Bool { if case .back = kind { true } else { false } }

  var isField: Bool { if case .field = kind { true } else { false } }

  /// Whether the control is a field that hides its text.
  var isSecure: Bool { if case .field(let field) = kind { field.isSecure } else { false } }

  /// Whether a tap runs code of the app.
  var isWiredButton: Bool {
    guard case .button(let button) = kind, button.isEnabled, case .navigation = button.action.kind
    else {
      return false
    }
    return true
  }

  /// Whether a tap that changes nothing is a mistake.
  var mustChangeSomething: Bool { isWiredButton && !isOn }

  /// Whether the button is enabled, and the harness does not say what a tap does.
  var isUnwiredButton: Bool {
    guard case .button(let button) = kind, button.isEnabled, case .notWired = button.action.kind
    else {
      return false
    }
    return true
  }

  /// Whether the harness does not say what a text in the field does.
  var isUnwiredField: Bool {
    if case .field(let field) = kind { field.edit == nil } else { false }
  }

  /// Whether a text runs code of the app.
  var isWiredField: Bool {
    if case .field(let field) = kind { field.edit != nil } else { false }
  }
}

// MARK: - Controls of a screen

extension ScreenScene {
  /// The scene with an accessibility identifier for each control of the frontmost content.
  var identified: ScreenScene {
    guard let last = levels.indices.last else { return self }
    var scene = self
    scene.levels[last].content = levels[last].content?.identified
    return scene
  }

  /// The control with an identity; nil if it is gone.
  func control(_ identity: ControlIdentity) -> ScreenControl? {
    controls.first { $0.identity == identity }
  }

  /// The control of another scene of the same screen; nil if it is gone.
  ///
  /// - Complexity: O(1) if the control is in the same element, and O(*n*) in the elements otherwise.
  func control(like other: ScreenControl) -> ScreenControl? {
    guard let level = levels.last else { return nil }
    let content = level.dialog == nil ? level.content : nil
    return content?.control(inSameElementAs: other) ?? control(other.identity)
  }

  /// Whether a back button, a swipe or a tap outside removes the frontmost level.
  var canGoBack: Bool {
    if let level = levels.last, level.dialog != nil { return level.closesBySwipe }
    return controls.contains(where: \.isBack)
  }

  /// The controls of the frontmost screen or dialog, in the order of control goldens: the bar, the
  /// elements or the buttons of the dialog, the gesture to go back, and the tabs.
  ///
  /// - Complexity: O(*n*) in the elements of the screen.
  var controls: [ScreenControl] {
    guard let level = levels.last else { return [] }
    if let dialog = level.dialog {
      return ScreenControl.numbered(
        dialog.buttons.enumerated().flatMap { $1.operable(at: .dialogButton($0)) })
    }
    let content = level.content
    let leading = content?.leading ?? []
    var controls: [ScreenControl] = []
    if let back = level.back, leading.isEmpty {
      controls.append(ScreenControl(kind: .back, label: "‹ \(back)", place: .back))
    }
    controls += leading.enumerated().flatMap { $1.operable(at: .leading($0)) }
    controls += (content?.trailing ?? []).enumerated()
      .flatMap { $1.operable(at: .trailing($0)) }
    controls += content?.elements.enumerated().flatMap { $1.operable(at: [$0]) } ?? []
    if level.closesBySwipe || level.back != nil && !leading.isEmpty {
      controls.append(ScreenControl(kind: .back, label: "back", place: .back))
    }
    if showsTabs, levels.count == 1 {
      controls += tabs.enumerated().map { position, tab in
        ScreenControl(kind: .tab(position), label: tab.title, place: .tab(position))
      }
    }
    return ScreenControl.numbered(controls)
  }
}

/// What a harness leaves open about a screen, so that the laws cannot judge it.
extension ScreenScene {
  /// Whether the frontmost screen has content, or is a dialog.
  var isDescribed: Bool { levels.last.map { $0.dialog != nil || $0.content != nil } ?? false }

  /// Whether an enabled button of the frontmost screen is not wired.
  var hasUnwiredControls: Bool { controls.contains(where: \.isUnwiredButton) }
}

extension ScreenControl {
  /// The controls with a number for each that has the name of one before it.
  fileprivate static func numbered(_ controls: [ScreenControl]) -> [ScreenControl] {
    var counts: [String: Int] = [:]
    return controls.map { control in
      var control = control
      counts[control.name, default: 0] += 1
      control.number = counts[control.name] ?? 1
      return control
    }
  }
}

extension ScreenContent {
  /// The control of another scene of the same screen, if it is in the same element; nil if it is not.
  ///
  /// - Complexity: O(1) in the elements.
  func control(inSameElementAs other: ScreenControl) -> ScreenControl? {
    guard case .element(let path, _) = other.place, let element = elements.element(at: path[...])
    else { return nil }
    let found = element.operable(at: path).filter { $0.name == other.name }
    return found.count == 1 ? other.replacingKind(with: found[0].kind) : nil
  }
}

extension ScreenControl {
  /// The same control with the action of another scene.
  fileprivate func replacingKind(with kind: Kind) -> ScreenControl {
    var control = self
    control.kind = kind
    return control
  }
}

extension [ScreenElement] {
  /// The element at positions in sections; nil if there is none.
  fileprivate func element(at path: ArraySlice<Int>) -> ScreenElement? {
    guard let position = path.first, indices.contains(position) else { return nil }
    if path.count == 1 { return self[position] }
    guard case .section(_, let elements) = self[position].kind else { return nil }
    return elements.element(at: path.dropFirst())
  }
}

extension ControlPlace {
  /// The place of an item of a menu; the items of a menu in a bar share that of the menu.
  fileprivate func ofItem(_ item: Int) -> ControlPlace {
    if case .element(let path, _) = self { .element(path, item: item) } else { self }
  }
}

extension ScreenButton {
  /// The button itself, or the items of the menu.
  fileprivate func operable(
    at place: ControlPlace, under headings: [String] = [], isOn: Bool = false,
    in row: ControlListRow? = nil
  ) -> [ScreenControl] {
    guard items != nil else {
      return [
        ScreenControl(
          kind: .button(self), label: label, isOn: isOn, headings: headings, row: row, place: place)
      ]
    }
    return controls.enumerated().map { position, item in
      ScreenControl(
        kind: .button(item), label: item.label, headings: headings + [label], row: row,
        place: place.ofItem(position))
    }
  }

  /// The options of a picker, or the directions of a slider, which share its place: a picture does not show them.
  fileprivate func choices(
    at place: ControlPlace, under headings: [String], chosen: String? = nil,
    in row: ControlListRow?
  ) -> [ScreenControl] {
    controls.map { item in
      ScreenControl(
        kind: .button(item), label: item.label, isOn: item.label == chosen,
        headings: headings + [label], isOption: chosen != nil, row: row, place: place)
    }
  }
}

extension ScreenElement {
  /// The controls in the element, which is at positions in sections.
  fileprivate func operable(
    under headings: [String] = [], at path: [Int] = [], in row: ControlListRow? = nil
  ) -> [ScreenControl] {
    if case .section(let title, let elements) = kind {
      let headings = headings + [title].compactMap(\.self)
      return elements.enumerated().flatMap { position, element in
        let ownRow = ControlListRow(title: title, path: path, position: position)
        return element.operable(
          under: headings, at: path + [position], in: isListOfRows ? ownRow : row)
      }
    }
    let place = ControlPlace.element(path, item: nil)
    return switch kind {
    case .button(let button): button.operable(at: place, under: headings, in: row)
    case .link(let button, let value):
      button.operable(
        at: place, under: headings, isOn: value.map { $0.contains(/[✓✔]/) } ?? false, in: row)
    case .toggle(let button, let isOn):
      button.operable(at: place, under: headings, isOn: isOn, in: row)
    case .picker(let menu, let value):
      menu.choices(at: place, under: headings, chosen: value, in: row)
    case .slider(let menu, _): menu.choices(at: place, under: headings, in: row)
    case .field(let field):
      [
        ScreenControl(
          kind: .field(field), label: field.label, headings: headings, row: row, place: place)
      ]
    case .section, .text, .row, .image, .progress: []
    }
  }
}

/// A row of a list of rows.
struct ControlListRow: Hashable, Sendable {
  /// The heading of the list.
  let title: String?

  /// The positions of the list, in sections from the outside in.
  let path: [Int]

  /// The position of the row in the list.
  let position: Int
}

/// The name of a control, and its number among the controls with this name, counted from 1.
///
/// It tells a control from the others of a screen, also when the screen is shown again.
package struct ControlIdentity: Hashable, Codable, Sendable {
  let name: String
  let number: Int
}

extension ControlIdentity {
  /// Controls that are tapped one after the other, in messages: `'Edit', then 'OK' #2`.
  static func list(_ controls: [ControlIdentity]) -> String {
    controls.map(\.text).joined(separator: ", then ")
  }

  private var text: String {
    "'\(TextColumns.visible(name))'\(number > 1 ? " #\(number)" : "")"
  }
}

/// Why a screen has no control golden: one of its controls cannot be tapped, or leads to an invalid
/// state.
struct ControlError: Error, Equatable, CustomStringConvertible {
  /// The control in quotation marks.
  let control: String
  let problem: Problem

  enum Problem: Equatable {
    /// The screen has no such control when it renders again.
    case gone

    /// The app does not list the tab any more.
    case notListed
    case fails(reason: String)
  }

  var description: String {
    let reason =
      switch problem {
      case .gone:
        "it is missing when the screen renders again; its content must be the same every time"
      case .notListed: "the app does not list it"
      case .fails(let reason): reason
      }
    return "control \(control): \(reason)"
  }
}
