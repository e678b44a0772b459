import ScreenContents
import ScreenDriver
import ScreenSnapshot
import ScreenText

/// The text of a control golden: a row for each control of a screen.
enum ControlsText {
  /// UTF-8 with LF line endings and one final newline.
  ///
  /// The rows that all layouts have come first, then those that only some have, under the headings of these.
  static func bytes(
    of screen: String, _ rows: [(layout: ScreenLayout, rows: [ControlRow])]
  ) -> [UInt8] {
    let layouts = rows.map { (layout: $0.layout, rows: $0.rows.map { $0.lines() }) }
    var common = Set(layouts.first?.rows ?? [])
    for other in layouts.dropFirst() { common.formIntersection(other.rows) }
    var lines = Array((layouts.first?.rows.filter(common.contains) ?? []).joined())
    for (layout, rows) in layouts {
      let own = rows.filter { !common.contains($0) }
      if !own.isEmpty { lines += ["\(layout.rawValue):"] + own.joined() }
    }
    let head = ["---", "screen: \(YAMLText.name(screen))", "---"]
    return Array(
      ((head + (lines.isEmpty ? ["no controls"] : lines)).joined(separator: "\n") + "\n").utf8)
  }
}

/// A control with what a tap on it does.
struct ControlRow {
  let control: ScreenControl

  /// The text of the effect, or the reason why the control has no effect.
  let words: String

  /// Nil for a control that is not tapped, or whose action is not known.
  var effect: NavigationEffect?

  /// What is visible after the tap, if it has an effect.
  var state: DescribedState?

  /// The buttons of a dialog that the control presents.
  var nested: [ControlRow] = []

  /// The column in which effects start, so that a changed effect changes one line.
  static let effectColumn = 24

  /// Whether the row is written: a tab that its tap only selects is not, except on a root.
  func isListed(on state: DescribedState) -> Bool {
    guard case .tab(let position) = control.kind, !state.levels.isEmpty else { return true }
    return effect?.steps != [.selectTab(state.tabs[position])]
  }
}

extension ControlRow {
  func lines(indentedBy indentation: Int = 0) -> [String] {
    let label = String(repeating: " ", count: indentation) + label
    let effectIndentation = String(repeating: " ", count: Self.effectColumn)
    var lines: [String]
    if TextColumns.width(of: label) + 2 <= Self.effectColumn {
      lines = [TextColumns.padded(label, to: Self.effectColumn) + words]
    } else {
      lines = [label, effectIndentation + words]
    }
    lines += (effect?.block ?? []).map { "\(effectIndentation)  \($0)" }
    return lines + nested.flatMap { $0.lines(indentedBy: indentation + 2) }
  }

  /// The name of the control with its marks: `Delete #2 !`.
  private var label: String {
    [
      Self.text(of: control.name), control.number > 1 ? "#\(control.number)" : nil,
      control.role.map(Self.mark),
    ].compactMap(\.self).joined(separator: " ")
  }

  /// The mark of a role: the one of pictures, or a word if they have none.
  private static func mark(of role: ScreenButton.Role) -> String {
    switch role {
    case .destructive: "!"
    case .cancel: "(cancel)"
    }
  }

  /// The name of a control: in quotation marks if it is empty, begins like another line or ends like a mark.
  private static func text(of controlName: String) -> String {
    let name = TextColumns.visible(controlName)
    let isPlain =
      !name.isEmpty && name.first != " " && name.last != " " && !name.contains("  ")
      && !name.hasPrefix("\"") && !name.hasPrefix("---") && !name.hasSuffix(":")
      && !endsLikeMark(name) && !ConflictMarker.isMarker(Array(name.utf8)[...])
    return isPlain ? name : YAMLText.quoted(controlName)
  }

  /// Whether a name ends like that of one of several controls or of a role: `Delete #2`.
  private static func endsLikeMark(_ name: String) -> Bool {
    guard let word = name.split(separator: " ").last else { return false }
    let isNumber =
      word.utf8.first == UInt8(ascii: "#") && word.utf8.dropFirst().allSatisfy(\.isASCIIDigit)
    return isNumber && word != "#"
      || [mark(of: .destructive), mark(of: .cancel)].contains { word == $0 }
  }
}
