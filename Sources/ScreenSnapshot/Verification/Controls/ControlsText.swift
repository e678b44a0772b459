import ScreenContents
import ScreenText

/// The text of a control golden: a row for each control of a screen.
struct ControlsText {
  private var lines: [String]
  private var hasRows = false

  /// Creates the text of a screen without controls.
  init(of screen: String) {
    lines = ["---", "screen: \(YAMLText.name(screen))", "---"]
  }

  /// UTF-8 with LF line endings and one final newline.
  var bytes: [UInt8] {
    Array(((hasRows ? lines : lines + ["no controls"]).joined(separator: "\n") + "\n").utf8)
  }

  /// Adds rows, under a heading if only one layout has them.
  mutating func add(_ rows: [ControlRow], onlyIn layout: ScreenLayout?) {
    if rows.isEmpty { return }
    hasRows = true
    if let layout { lines.append("\(layout.rawValue):") }
    lines += rows.flatMap(\.lines)
  }
}

/// A control with what a tap on it does.
struct ControlRow {
  enum Outcome {
    case effect(NavigationEffect)
    /// Words for a control that was not tapped.
    case words(String)
    /// What the controls of several rows of a list do; the control is the one of the first row.
    case rows(label: String, words: String)
  }

  let control: ScreenControl
  let outcome: Outcome

  /// The buttons of a dialog that the control presents.
  var nested: [ControlRow] = []

  /// The position among the rows with this label, counted from 1.
  var number: Int

  init(of control: ScreenControl, _ outcome: Outcome) {
    self.control = control
    self.outcome = outcome
    number = control.number
  }

  /// What tells the row from the others in a layout.
  var identity: ControlIdentity {
    guard case .rows(let label, _) = outcome else { return control.identity }
    return ControlIdentity(name: label, number: number)
  }

  /// The column in which effects start, so that a changed effect changes one line.
  static let effectColumn = 24

  /// Whether the row is written: a tab that is only selected is not, except on a root.
  func isListed(onRoot isRoot: Bool) -> Bool {
    guard case .tab = control.kind, !isRoot, case .effect(let effect) = outcome,
      effect.steps.count == 1, case .selectTab = effect.steps[0]
    else { return true }
    return false
  }

  var lines: [String] { lines(indentedBy: 0) }
}

extension ControlRow {
  private func lines(indentedBy indentation: Int) -> [String] {
    let label = String(repeating: " ", count: indentation) + label
    let effectIndentation = String(repeating: " ", count: Self.effectColumn)
    var lines: [String]
    if TextColumns.width(of: label) + 2 <= Self.effectColumn {
      lines = [TextColumns.padded(label, to: Self.effectColumn) + words]
    } else {
      lines = [label, effectIndentation + words]
    }
    if case .effect(let effect) = outcome {
      lines += effect.block.map { "\(effectIndentation)  \($0)" }
    }
    return lines + nested.flatMap { $0.lines(indentedBy: indentation + 2) }
  }

  private var words: String {
    switch outcome {
    case .effect(let effect): effect.text
    case .words(let words), .rows(_, let words): words
    }
  }

  /// The name of the control: in quotation marks if it is empty or begins like another line.
  private var label: String {
    let controlName = if case .rows(let label, _) = outcome { label } else { control.name }
    let name = TextColumns.visible(controlName)
    let isPlain =
      !name.isEmpty && name.first != " " && name.last != " " && !name.contains("  ")
      && !name.hasPrefix("\"") && !name.hasPrefix("---") && !name.hasSuffix(":")
      && !Self.endsWithNumber(name) && !GoldenDefect.isConflictMarker(Array(name.utf8)[...])
    let text = isPlain ? name : YAMLText.quoted(controlName)
    return number > 1 ? "\(text) #\(number)" : text
  }

  /// Whether a name ends like that of one of several controls: `Delete #2`.
  private static func endsWithNumber(_ name: String) -> Bool {
    let digits = name.utf8.reversed().prefix(while: \.isASCIIDigit)
    return !digits.isEmpty && name.utf8.dropLast(digits.count).suffix(2).elementsEqual(" #".utf8)
  }
}
