/// The grammar of emoji sequences (UTS #51, section 1.4.9, "EBNF and Regex").
///
/// A selector, tag or joiner outside this grammar becomes a separate cell that is drawn by its name.
extension TextCellBuilder {
  /// Consumes pictures joined to one: a family, a profession, a colored flag.
  mutating func consumeEmojiSequence() {
    consumeModification()
    while following == "\u{200D}", isEmojiStyle,
      let picture = scalar(skipping: 1), UnicodeTable.isPictographic(picture)
    {
      consume(2)
      base = picture
      width = 2
      consumeModification()
    }
  }

  /// Consumes the second letter of a flag.
  mutating func consumeFlag() {
    guard let second = following, second.value >= 0x1F1E6, second.value <= 0x1F1FF
    else { return }
    consume(1)
  }

  /// Consumes the selector and the keycap mark after a digit, `#` or `*`.
  ///
  /// Without the selector, the keycap is an ordinary mark and the digit stays one column wide.
  mutating func consumeKeycap() {
    guard base.value < 0x3A, following == "\u{FE0F}", scalar(skipping: 1) == "\u{20E3}",
      base == "#" || base == "*" || base.value >= 0x30
    else { return }
    consume(2)
    width = 2
  }

  /// Whether the last picture is not followed by U+FE0E, which selects its text style.
  private var isEmojiStyle: Bool { scalars[scalars.index(before: end)] != "\u{FE0E}" }

  /// Consumes a modification of a picture: skin tone, style, or the tags of a region.
  private mutating func consumeModification() {
    guard let scalar = following, scalar.value >= 0xFE0E else { return }
    switch scalar.value {
    case 0xFE0E:
      consume(1)
      width = 1
    case 0xFE0F, 0x1F3FB...0x1F3FF:
      consume(1)
      width = 2
    default:
      consumeTags()
    }
  }

  /// Consumes the tags after a black flag that select the flag of England, Scotland or Texas.
  ///
  /// A code of ISO 3166-2 has three to seven letters or digits, and a cancel tag ends it. Other tags
  /// have no effect and could hide text.
  private mutating func consumeTags() {
    guard base == "\u{1F3F4}" else { return }
    let tags = (0..<7).prefix { scalar(skipping: $0).map(Self.isRegionTag) ?? false }.count
    guard tags >= 3, scalar(skipping: tags) == "\u{E007F}" else { return }
    consume(tags + 1)
  }

  private static func isRegionTag(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xE0030...0xE0039, 0xE0061...0xE007A: true
    default: false
    }
  }
}
