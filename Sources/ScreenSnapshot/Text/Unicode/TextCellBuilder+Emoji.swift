/// The grammar of emoji sequences (UTS #51, section 1.4.9, "EBNF and Regex").
///
/// A selector, tag or joiner that the grammar has no place for is left out of the cell, and so
/// becomes a cell of its own that is named.
extension TextCellBuilder {
  /// Takes up pictures that are joined to one: a family, a profession, a flag in colours.
  mutating func takeEmojiSequence() {
    takeModification()
    while hasRoom(for: 2), following == "\u{200D}", isEmojiStyle,
      let picture = scalar(skipping: 1), UnicodeTable.isPictographic(picture)
    {
      take(2)
      base = picture
      width = 2
      takeModification()
    }
  }

  /// Takes up the second letter of a flag.
  mutating func takeFlag() {
    guard let second = following, second.value >= 0x1F1E6, second.value <= 0x1F1FF
    else { return }
    take(1)
  }

  /// Takes up the selector and the key around a digit, `#` or `*`.
  ///
  /// A key without the selector is an ordinary mark: the digit stays one column wide.
  mutating func takeKeycap() {
    guard base.value < 0x3A, following == "\u{FE0F}", scalar(skipping: 1) == "\u{20E3}",
      base == "#" || base == "*" || base.value >= 0x30
    else { return }
    take(2)
    width = 2
  }

  /// Whether the picture taken last has not been turned into a letter-like symbol by U+FE0E.
  private var isEmojiStyle: Bool { scalars[scalars.index(before: end)] != "\u{FE0E}" }

  /// Takes up what changes the looks of a picture: skin tone, style, or the tags of a region.
  private mutating func takeModification() {
    guard hasRoom(for: 1), let scalar = following, scalar.value >= 0xFE0E else { return }
    switch scalar.value {
    case 0xFE0E:
      take(1)
      width = 1
    case 0xFE0F:
      take(1)
      width = 2
    case 0x1F3FB...0x1F3FF where UnicodeTable.isModifierBase(base):
      take(1)
      width = 2
    default:
      takeTags()
    }
  }

  /// Takes up the tags that make a black flag the flag of England, Scotland or Texas.
  ///
  /// Three to seven letters or digits and a cancel tag, as a code of ISO 3166-2 has them. Tags
  /// after another picture, or more of them, have no meaning and could hide any text.
  private mutating func takeTags() {
    guard base == "\u{1F3F4}" else { return }
    let tags = (0..<7).prefix { scalar(skipping: $0).map(Self.isRegionTag) ?? false }.count
    guard tags >= 3, hasRoom(for: tags + 1), scalar(skipping: tags) == "\u{E007F}" else { return }
    take(tags + 1)
  }

  private static func isRegionTag(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE0030...0xE0039, 0xE0061...0xE007A: true
    default: false
    }
  }
}
