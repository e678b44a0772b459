/// The replacement of one phrase of a line with another.
struct PhraseChange: Hashable {
  /// The label of both phrases, such as that of a row.
  let label: String?

  /// The old and the new phrase, without their marks unless only the mark changed.
  let old: String
  let new: String

  private init(label: String?, from old: String, to new: String) {
    let unmarked = (PictureCell.unmarked(old), PictureCell.unmarked(new))
    self.label = label
    (self.old, self.new) = unmarked.0 == unmarked.1 ? (old, new) : unmarked
  }

  /// Compares the phrases of two lines.
  ///
  /// - Returns: Nil if the lines differ in their number of frames or phrases, or if no phrase differs.
  static func changes(from old: String, to new: String) -> [PhraseChange]? {
    let (old, new) = (PictureCell.cells(of: old), PictureCell.cells(of: new))
    guard old.map(\.phrases.count) == new.map(\.phrases.count) else { return nil }
    let changes = zip(old, new).flatMap { old, new in
      let label = old.label == new.label ? old.label : nil
      return zip(old.phrases, new.phrases).filter { $0 != $1 }
        .map { PhraseChange(label: label, from: $0, to: $1) }
    }
    return changes.isEmpty ? nil : changes
  }

  /// The change, such as `Pages: 412 → 413` or `Lists → Boxes`; nil if it is too long.
  var text: String? {
    if let label { return Headline.change(of: label, from: old, to: new) }
    guard Headline.isShort(old, new), PictureCell.unmarked(old) != PictureCell.unmarked(new) else {
      return nil
    }
    return "\(old) → \(new)"
  }
}
