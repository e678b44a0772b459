/// One phrase of a picture, or one value of the front matter, in place of another.
struct PhraseChange: Hashable {
  /// What both are the value of, such as a row's label.
  let label: String?

  /// The old phrase, without the mark that says whether it is selected, unless that is all that
  /// changed.
  let old: String

  /// The new phrase, likewise.
  let new: String

  private init(label: String?, from old: String, to new: String) {
    let unmarked = (PictureCell.unmarked(old), PictureCell.unmarked(new))
    self.label = label
    (self.old, self.new) = unmarked.0 == unmarked.1 ? (old, new) : unmarked
  }

  /// The phrases that differ on one line.
  ///
  /// - Returns: Nil where the lines have not equally many phrases in equally many frames, or where
  ///   no phrase differs.
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

  /// The change in words, `Pages: 412 → 413` or `Lists → Boxes`; nil where there is no short way to
  /// say it.
  var words: String? {
    if let label { return Headline.change(of: label, from: old, to: new) }
    guard Headline.isShort(old, new), PictureCell.unmarked(old) != PictureCell.unmarked(new) else {
      return nil
    }
    return "\(old) → \(new)"
  }
}
