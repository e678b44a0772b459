import Foundation

/// The elements of a screen, from top to bottom.
struct ElementList {
  private let elements: [ScreenElement]
  private let redaction: Redaction

  init(_ elements: [ScreenElement], redaction: Redaction) {
    self.elements = elements
    self.redaction = redaction
  }

  /// Draws the elements, sections set apart by a free line.
  func draw(on canvas: inout Canvas) {
    var isAfterSection = false
    for (index, element) in elements.enumerated() {
      let isSection = element.isSection
      if index > 0 && (isSection || isAfterSection) { canvas.blank() }
      draw(element, on: &canvas)
      isAfterSection = isSection
    }
  }

  private func draw(_ element: ScreenElement, on canvas: inout Canvas) {
    switch element.kind {
    case .text(let text): draw(lines: text, on: &canvas)
    case .row(let label, let value): draw(label, value, on: &canvas)
    case .link(let button, let value):
      draw(button.label, value.map { "\($0) ›" } ?? "›", on: &canvas)
    case .button(let button): draw(lines: button.face, on: &canvas)
    case .field(let label, let value, let placeholder):
      draw("\(label):", text(of: label, value, placeholder), on: &canvas)
    case .toggle(let button, let isOn):
      draw(lines: "\(isOn ? "[x]" : "[ ]") \(TextColumns.visible(button.label))", on: &canvas)
    case .section(let title, let elements): draw(section: title, elements, on: &canvas)
    case .image(let description):
      draw(lines: "▣ \(TextColumns.visible(description))", on: &canvas)
    case .progress(let label, let fraction): draw(label, text(of: fraction), on: &canvas)
    }
  }

  private func draw(
    section title: String?, _ elements: [ScreenElement], on canvas: inout Canvas
  ) {
    if let title { draw(lines: TextColumns.visible(title.uppercased()), on: &canvas) }
    ElementList(elements, redaction: redaction).draw(on: &canvas)
  }

  private func draw(lines text: String, on canvas: inout Canvas) {
    for line in TextColumns.wrap(text, to: canvas.textColumns) { canvas.leading(line) }
  }

  /// Draws a label and its value on one line; a label that wraps has the value behind its last
  /// line, or below where that is too long.
  private func draw(_ label: String, _ value: String, on canvas: inout Canvas) {
    let value = TextColumns.visible(value)
    let column = canvas.textColumns - TextColumns.width(of: value)
    var lines = TextColumns.wrap(TextColumns.visible(label), to: canvas.textColumns)
    let last = lines.removeLast()
    for line in lines { canvas.leading(line) }
    if TextColumns.width(of: last) + 2 <= column {
      canvas.draw([(0, last), (column, value)])
    } else {
      canvas.leading(last)
      for line in TextColumns.wrap(value, to: canvas.textColumns) { canvas.trailing(line) }
    }
  }

  /// What stands in a field: bullets for a secret, the placeholder in parentheses, a dash for nothing.
  private func text(of label: String, _ value: String, _ placeholder: String?) -> String {
    if value.isEmpty { return placeholder.map { "(\($0))" } ?? "—" }
    return redaction.hides(label) ? "••••••" : value
  }

  /// Ten squares and the percentage.
  private func text(of fraction: Double?) -> String {
    guard let fraction, !fraction.isNaN else { return "…" }
    let part = min(max(fraction, 0), 1)
    let full = Int(part * 10)
    let bar = String(repeating: "■", count: full) + String(repeating: "□", count: 10 - full)
    return "\(bar) \(Int((part * 100).rounded()))%"
  }
}

extension ScreenElement {
  fileprivate var isSection: Bool {
    if case .section = kind { true } else { false }
  }
}
