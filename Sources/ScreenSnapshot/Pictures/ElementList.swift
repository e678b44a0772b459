import Foundation
import ScreenContents
import ScreenPayloads
import ScreenText

/// The elements of a screen, from top to bottom.
struct ElementList {
  let elements: [ScreenElement]
  let redactor: LabelRedactor
  let numbers: [ControlPlace: Int]
  /// The positions of the sections around the elements.
  var path: [Int] = []

  /// Draws the elements, with an empty line before and after sections.
  func draw(on canvas: inout Canvas) {
    var isFirst = true
    var isAfterSection = false
    for (position, element) in elements.enumerated() where !Self.isEmptySection(element) {
      let isSection = if case .section = element.kind { true } else { false }
      if !isFirst && (isSection || isAfterSection) { canvas.blank() }
      draw(element, at: position, on: &canvas)
      (isFirst, isAfterSection) = (false, isSection)
    }
  }

  private static func isEmptySection(_ element: ScreenElement) -> Bool {
    guard case .section(nil, let parts) = element.kind else { return false }
    return parts.allSatisfy(isEmptySection)
  }

  /// The number of an element with a control, or of an item of its menu.
  private func number(at position: Int, item: Int? = nil) -> Int? {
    numbers.isEmpty ? nil : numbers[.element(path + [position], item: item)]
  }

  private func draw(_ element: ScreenElement, at position: Int, on canvas: inout Canvas) {
    let number = number(at: position)
    switch element.kind {
    case .text(let text):
      let text = redactor.displayed(text)
      for line in TextColumns.lines(of: text, to: canvas.textColumns) { canvas.line(line) }
    case .row(let label, let value): draw(VisibleText(label), shown(value, label), on: &canvas)
    case .link(let button, let value):
      draw(
        button.markedLabel, shown(value ?? "", button.label), end: value == nil ? "›" : " ›",
        numbered: number, on: &canvas)
    case .button(let button):
      button.bracketed.draw(on: &canvas, numbered: number)
      var item = 0
      if button.items != nil {
        draw(itemsOf: button, at: position, from: &item, indentedBy: 2, on: &canvas)
      }
    case .field(let field):
      draw(VisibleText(field.label) + ":", text(of: field), numbered: number, on: &canvas)
    case .toggle(let button, let isOn):
      HangingIndent(button.markedLabel, after: isOn ? "[x] " : "[ ] ")
        .draw(on: &canvas, numbered: number)
    case .picker(let menu, let value):
      draw(
        menu.markedLabel + ":", shown(value, menu.label), end: value.isEmpty ? "▾" : " ▾",
        numbered: number, on: &canvas)
    case .slider(let menu, let slider):
      draw(menu.markedLabel + ":", shown(slider, menu.label), numbered: number, on: &canvas)
    case .section(let title, let elements):
      draw(section: title, elements, at: position, on: &canvas)
    case .image(let description):
      HangingIndent(VisibleText(description), after: "▣ ").draw(on: &canvas)
    case .progress(let label, let fraction):
      draw(VisibleText(label), Self.text(of: fraction), on: &canvas)
    }
  }

  private func draw(
    section title: String?, _ elements: [ScreenElement], at position: Int,
    on canvas: inout Canvas
  ) {
    if let title {
      HangingIndent(VisibleText(title.uppercased()), after: .empty).draw(on: &canvas)
    }
    ElementList(
      elements: elements, redactor: redactor, numbers: numbers,
      path: numbers.isEmpty ? [] : path + [position]
    ).draw(on: &canvas)
  }

  /// Draws the items of a menu; a menu that is disabled cannot be opened.
  private func draw(
    itemsOf menu: ScreenButton, at position: Int, from next: inout Int, indentedBy indent: Int,
    on canvas: inout Canvas
  ) {
    guard menu.isEnabled, let items = menu.items else {
      next += menu.controls.count
      return
    }
    for item in items {
      let isMenu = item.items != nil
      HangingIndent(item.word, after: .spaces(indent))
        .draw(on: &canvas, numbered: isMenu ? nil : number(at: position, item: next))
      if isMenu {
        draw(itemsOf: item, at: position, from: &next, indentedBy: indent + 2, on: &canvas)
      } else {
        next += 1
      }
    }
  }

  /// Draws a label, and its value on the last line of the label or below it.
  private func draw(
    _ label: VisibleText, _ value: VisibleText, end: VisibleText = .empty,
    numbered number: Int? = nil, on canvas: inout Canvas
  ) {
    let columns = canvas.textColumns
    let column = columns - value.width - end.width
    let withValue = { (label: VisibleText) in
      label.placing(value, at: column).placing(end, at: column + value.width).numbered(number)
    }
    if label.width + 2 <= column { return canvas.line(withValue(label)) }
    var lines = label.wrapped(to: columns)
    let last = lines.removeLast()
    for line in lines { canvas.line(line.numbered(number)) }
    if last.width + 2 <= column { return canvas.line(withValue(last)) }
    canvas.line(last.numbered(number))
    let values = value.wrapped(to: columns - end.width)
    for line in values.dropLast() {
      canvas.trailing(line.numbered(number) + .spaces(end.width))
    }
    for line in values.suffix(1) { canvas.trailing((line + end).numbered(number)) }
  }

  /// The text in a field: its value, or for an empty value the placeholder.
  private func text(of field: ScreenField) -> VisibleText {
    if !field.value.isEmpty {
      let isHidden = field.isSecure && redactor.hidesSecureField(field.label)
      return isHidden ? "••••••" : shown(field.value, field.label)
    }
    return field.placeholder.map { VisibleText("(\($0))") } ?? "—"
  }

  private static let hidden = VisibleText(Redaction.placeholder)

  /// The value of a row, link, picker or field, or a placeholder if its label hides it.
  private func shown(_ value: String, _ label: String) -> VisibleText {
    if value.isEmpty { return .empty }
    return redactor.hides(label) ? Self.hidden : VisibleText(redactor.displayed(value))
  }

  /// A line with a knob, and the value; a placeholder if the label hides it.
  private func shown(_ slider: ScreenSlider, _ label: String) -> VisibleText {
    if redactor.hides(label) { return Self.hidden }
    let steps = 10
    let before = Int((slider.fraction * Double(steps)).rounded())
    let line = { String(repeating: "─", count: $0) }
    return VisibleText("\(line(before))●\(line(steps - before)) ") + shown(slider.text, label)
  }

  /// A bar of ten squares and the percentage.
  private static func text(of fraction: Double?) -> VisibleText {
    guard let fraction, !fraction.isNaN else { return VisibleText("…") }
    let percentage = Int((min(max(fraction, 0), 1) * 100).rounded())
    let full = percentage / 10
    let bar = String(repeating: "■", count: full) + String(repeating: "□", count: 10 - full)
    return VisibleText("\(bar) \(percentage)%")
  }
}
