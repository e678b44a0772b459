import ScreenText

/// The change of one control between two control goldens of a screen.
struct ControlChange {
  /// The row of the golden; nil if the control is new.
  let old: ControlGoldenRow?

  /// The row of this run; nil if the screen no longer has the control.
  let new: ControlGoldenRow?

  /// Compares the rows of two control goldens, or of two parts of them.
  ///
  /// A dialog that comes or goes with its control counts as one change.
  ///
  /// - Complexity: O(*n* · *m*) in the rows.
  static func changes(
    from old: [ControlGoldenRow], to new: [ControlGoldenRow]
  ) -> [ControlChange] {
    let kept = old.map { row in
      ControlChange(old: row, new: new.first { $0.control == row.control })
    }
    let added = new.filter { row in !old.contains { $0.control == row.control } }
    let changes =
      kept.filter { $0.old?.effect != $0.new?.effect }
      + added.map { ControlChange(old: nil, new: $0) }
    return renamed(changes.filter { change in !changes.contains { $0.includes(change) } })
  }

  /// Whether another change is a button of the dialog that this control presents or presented.
  private func includes(_ other: ControlChange) -> Bool {
    guard let control = (new ?? old)?.control, let button = (other.new ?? other.old)?.control,
      let parent = button.parent
    else { return false }
    return control.indentation == 0 && control.label == parent && control.layout == button.layout
  }

  /// Combines a control that is gone with a new one that does the same.
  private static func renamed(_ changes: [ControlChange]) -> [ControlChange] {
    let gone = changes.filter { $0.new == nil }
    let added = changes.filter { $0.old == nil }
    guard gone.count == 1, added.count == 1, let old = gone[0].old, let new = added[0].new,
      old.effect == new.effect, old.control.parent == new.control.parent,
      old.control.layout == new.control.layout
    else { return changes }
    return changes.filter { $0.old != nil && $0.new != nil } + [ControlChange(old: old, new: new)]
  }
}

extension ControlChange {
  /// The maximum width of one effect.
  private static let maximumColumns = 72

  /// The control with its old and its new effect: `Edit: pop → push author`.
  ///
  /// Payloads are part of the text only if the effects differ in nothing else.
  var text: String {
    guard let new else { return "\(old?.control.name ?? "") removed" }
    let name = new.control.name
    guard let old else { return "\(name) added: \(new.effect.words(.withoutPayloads))" }
    if old.control != new.control { return "\(old.control.name) → \(name)" }
    for detail in [ControlEffectText.Detail.withoutPayloads, .complete] {
      let (old, new) = (old.effect.words(detail), new.effect.words(detail))
      guard old != new else { continue }
      return Headline.change(of: name, from: old, to: new, maximumColumns: Self.maximumColumns)
    }
    return "\(name): \(new.effect.words(.complete)) changed"
  }

  /// The change regardless of the screen: equal for a control that changed in the same way on
  /// several screens.
  struct Signature: Hashable {
    /// The label of the control without its number.
    let label: String
    let old: String?
    let new: String?
  }

  var signature: Signature {
    let label = (new ?? old)?.control.unnumberedLabel ?? ""
    guard let old, let new else {
      let words = { (row: ControlGoldenRow) in row.effect.words(.withoutCounts) }
      return Signature(label: label, old: old.map(words), new: new.map(words))
    }
    if old.control != new.control {
      return Signature(label: "", old: old.control.unnumberedLabel, new: label)
    }
    let detail =
      ControlEffectText.Detail.allCases.first { old.effect.words($0) != new.effect.words($0) }
      ?? .withBlocks
    return Signature(label: label, old: old.effect.words(detail), new: new.effect.words(detail))
  }
}

extension ControlGoldenRow.Control {
  /// The label after that of the dialog's control, with the layout if only one has the control.
  fileprivate var name: String {
    let parent = parent.map { "\(LabelLength.control.shortened($0)) › " } ?? ""
    return parent + LabelLength.control.shortened(label)
      + (layout.map { " (\($0))" } ?? "")
  }

  fileprivate var unnumberedLabel: String {
    guard let mark = label.ranges(of: " #").last,
      label[mark.upperBound...].allSatisfy(\.isNumber)
    else { return label }
    return String(label[..<mark.lowerBound])
  }
}
