import Foundation

/// The elements of a screen, from top to bottom.
struct ElementList {
  private let elements: [ScreenElement]
  private let redactor: LabelRedactor
  /// Whether the heading of a section around the elements is secret.
  private let isSecret: Bool

  init(_ elements: [ScreenElement], redactor: LabelRedactor, isSecret: Bool = false) {
    self.elements = elements
    self.redactor = redactor
    self.isSecret = isSecret
  }

  /// Draws the elements, with an empty line before and after sections.
  func draw(on canvas: inout Canvas) {
    var isFirst = true
    var isAfterSection = false
    for element in elements where !element.isEmptySection {
      let isSection = element.isSection
      if !isFirst && (isSection || isAfterSection) { canvas.blank() }
      draw(element, on: &canvas)
      (isFirst, isAfterSection) = (false, isSection)
    }
  }

  private func draw(_ element: ScreenElement, on canvas: inout Canvas) {
    switch element.kind {
    case .text(let text): draw(lines: text, on: &canvas)
    case .row(let label, let value): draw(label, shown(value, label), on: &canvas)
    case .link(let button, let value):
      draw(
        button.markedLabel, shown(value ?? "", button.label), end: value == nil ? "›" : " ›",
        on: &canvas)
    case .button(let button):
      draw(button.bodyLines(columns: canvas.textColumns), on: &canvas)
      draw(itemsOf: button, indentedBy: 2, on: &canvas)
    case .field(let field): draw("\(field.label):", text(of: field), on: &canvas)
    case .toggle(let button, let isOn):
      draw(button.markedLabel, after: isOn ? "[x] " : "[ ] ", on: &canvas)
    case .section(let title, let elements): draw(section: title, elements, on: &canvas)
    case .image(let description): draw(description, after: "▣ ", on: &canvas)
    case .progress(let label, let fraction): draw(label, text(of: fraction), on: &canvas)
    }
  }

  private func draw(
    section title: String?, _ elements: [ScreenElement], on canvas: inout Canvas
  ) {
    if let title { draw(title.uppercased(), after: "", on: &canvas) }
    let isSecret = isSecret || title.map(redactor.hides) ?? false
    ElementList(elements, redactor: redactor, isSecret: isSecret).draw(on: &canvas)
  }

  /// Draws the items of a menu; a menu that is disabled cannot be opened.
  private func draw(itemsOf menu: ScreenButton, indentedBy indent: Int, on canvas: inout Canvas) {
    guard menu.isEnabled else { return }
    for item in menu.items ?? [] {
      draw(item.word, after: String(repeating: " ", count: indent), on: &canvas)
      draw(itemsOf: item, indentedBy: indent + 2, on: &canvas)
    }
  }

  private func draw(lines text: String, on canvas: inout Canvas) {
    draw(TextColumns.wrap(text, to: canvas.textColumns), on: &canvas)
  }

  private func draw(_ text: String, after mark: String, on canvas: inout Canvas) {
    draw(HangingIndent.lines(text, after: mark, columns: canvas.textColumns), on: &canvas)
  }

  private func draw(_ lines: [String], on canvas: inout Canvas) {
    for line in lines { canvas.leading(line) }
  }

  /// Draws a label, and its value on the last line of the label or below it.
  private func draw(
    _ label: String, _ value: String, end: String = "", on canvas: inout Canvas
  ) {
    let value = TextColumns.visible(value)
    let endColumns = TextColumns.width(of: end)
    let column = canvas.textColumns - TextColumns.width(of: value) - endColumns
    var lines = TextColumns.wrap(TextColumns.visible(label), to: canvas.textColumns)
    let last = lines.removeLast()
    for line in lines { canvas.leading(line) }
    if TextColumns.width(of: last) + 2 <= column {
      canvas.line {
        $0.write(last, at: 0)
        $0.write(value + end, at: column)
      }
    } else {
      canvas.leading(last)
      let values = TextColumns.wrap(value, to: canvas.textColumns - endColumns)
      let space = String(repeating: " ", count: endColumns)
      for line in values.dropLast() { canvas.trailing(line + space) }
      for line in values.suffix(1) { canvas.trailing(line + end) }
    }
  }

  /// The text in a field: its value, or for an empty value the placeholder.
  private func text(of field: ScreenField) -> String {
    field.value.isEmpty
      ? field.placeholder.map { "(\($0))" } ?? "—" : shown(field.value, field.label)
  }

  /// The value of a row, link or field, or bullets if it is secret.
  private func shown(_ value: String, _ label: String) -> String {
    value.isEmpty || !isSecret && !redactor.hides(label) ? value : "••••••"
  }

  /// A bar of ten squares and the percentage.
  private func text(of fraction: Double?) -> String {
    guard let fraction, !fraction.isNaN else { return "…" }
    let percentage = Int((min(max(fraction, 0), 1) * 100).rounded())
    let full = percentage / 10
    let bar = String(repeating: "■", count: full) + String(repeating: "□", count: 10 - full)
    return "\(bar) \(percentage)%"
  }
}

extension ScreenElement {
  fileprivate var isSection: Bool {
    if case .section = kind { true } else { false }
  }

  fileprivate var isEmptySection: Bool {
    guard case .section(nil, let elements) = kind else { return false }
    return elements.allSatisfy(\.isEmptySection)
  }
}
