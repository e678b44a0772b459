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
    var changes: [ControlChange] = []
    for row in old {
      let other = new.first { $0.hasSameControl(as: row) }
      if let other, other.hasSameEffect(as: row) { continue }
      changes.append(ControlChange(old: row, new: other))
    }
    for row in new where !old.contains(where: { $0.hasSameControl(as: row) }) {
      changes.append(ControlChange(old: nil, new: row))
    }
    return renamed(changes.filter { change in !changes.contains { $0.includes(change) } })
  }

  private var row: ControlGoldenRow? { new ?? old }

  /// Whether another change is a button of the dialog that this control presents or presented.
  private func includes(_ other: ControlChange) -> Bool {
    guard let row, let button = other.row, let parent = button.parent else { return false }
    return row.indentation == 0 && row.label == parent && row.layout == button.layout
  }

  /// Combines a control that is gone with a new one that does the same.
  private static func renamed(_ changes: [ControlChange]) -> [ControlChange] {
    var changes = changes
    let gone = changes.filter { $0.new == nil }
    let added = changes.filter { $0.old == nil }
    guard gone.count == 1, added.count == 1, let old = gone[0].old, let new = added[0].new,
      old.hasSameEffect(as: new), old.parent == new.parent, old.layout == new.layout
    else { return changes }
    changes.removeAll { $0.old == nil || $0.new == nil }
    return changes + [ControlChange(old: old, new: new)]
  }
}

// MARK: - Text

extension ControlChange {
  /// The control with its old and its new effect: `Edit: pop → push author`.
  var text: String {
    guard let old, let new else {
      let name = row.map(Self.name) ?? ""
      return old == nil
        ? "\(name) added: \(ControlEffectText(of: new).words(.withoutPayloads))" : "\(name) removed"
    }
    if !old.hasSameControl(as: new) { return "\(Self.name(old)) → \(Self.name(new))" }
    return Self.text(of: Self.name(new), from: ControlEffectText(of: old), to: .init(of: new))
  }

  /// Payloads are part of the text only if the effects differ in nothing else.
  private static func text(
    of name: String, from old: ControlEffectText, to new: ControlEffectText
  ) -> String {
    for detail in [ControlEffectText.Detail.withoutPayloads, .complete] {
      let (old, new) = (old.words(detail), new.words(detail))
      guard old != new else { continue }
      let isShort = max(TextColumns.width(of: old), TextColumns.width(of: new)) <= maximumColumns
      return isShort ? "\(name): \(old) → \(new)" : "\(name) changed"
    }
    return "\(name): \(new.words(.complete)) changed"
  }

  /// The maximum width of one effect.
  private static let maximumColumns = 72

  private static func name(_ row: ControlGoldenRow) -> String {
    (row.parent.map { "\(shortened($0)) › " } ?? "") + shortened(row.label)
      + (row.layout.map { " (\($0))" } ?? "")
  }

  /// The maximum number of characters of a label.
  private static let maximumLabel = 40

  private static func shortened(_ label: String) -> String {
    label.count > maximumLabel ? "\(label.prefix(maximumLabel - 1))…" : label
  }
}

// MARK: - Essence

extension ControlChange {
  /// The change regardless of the screen: equal for a control that changed in the same way on
  /// several screens.
  struct Essence: Hashable {
    /// The label of the control without its number.
    let label: String
    let old: String?
    let new: String?
  }

  var essence: Essence {
    let label = row.map(Self.unnumbered) ?? ""
    guard let old, let new else {
      let words = ControlEffectText(of: row).words(.withoutCounts)
      return Essence(label: label, old: old.map { _ in words }, new: new.map { _ in words })
    }
    if !old.hasSameControl(as: new) {
      return Essence(label: "", old: Self.unnumbered(old), new: Self.unnumbered(new))
    }
    let texts = (ControlEffectText(of: old), ControlEffectText(of: new))
    let details: [ControlEffectText.Detail] = [
      .withoutCounts, .withoutPayloads, .complete, .withBlocks,
    ]
    let detail = details.first { texts.0.words($0) != texts.1.words($0) } ?? .withBlocks
    return Essence(label: label, old: texts.0.words(detail), new: texts.1.words(detail))
  }

  private static func unnumbered(_ row: ControlGoldenRow) -> String {
    guard let mark = row.label.ranges(of: " #").last,
      row.label[mark.upperBound...].allSatisfy(\.isNumber)
    else { return row.label }
    return String(row.label[..<mark.lowerBound])
  }
}
