/// Parses one cell: its first scalar and all following scalars that belong to it.
struct TextCellBuilder {
  private let kind: ScalarKind
  private let scalars: Substring.UnicodeScalarView
  private let start: Substring.Index

  /// The end of the scalars consumed so far.
  private(set) var end: Substring.Index

  /// The scalar that marks and joiners apply to: the first, or the last picture of an emoji sequence.
  private var base: Unicode.Scalar

  /// The columns of the cell.
  private var width: Int

  init(
    beginningWith kind: ScalarKind, at start: Substring.Index,
    in scalars: Substring.UnicodeScalarView
  ) {
    self.kind = kind
    self.scalars = scalars
    self.start = start
    end = scalars.index(after: start)
    base = scalars[start]
    width = kind.width
  }

  /// Consumes all scalars that belong to the cell.
  mutating func consumeAll() {
    switch kind {
    case .pictographic: consumeEmojiSequence()
    case .regionalIndicator: if following.map(ScalarKind.isRegionalIndicator) == true { consume(1) }
    case .base: consumeKeycap()
    case .mark, .spacingMark, .invisible: break
    }
    consumeMarks()
  }

  /// The cell of the scalars consumed so far.
  func cell(appearing appearance: TextCell.Appearance) -> TextCell {
    TextCell(text: Substring(scalars[start..<end]), width: width, appearance: appearance)
  }

  /// The scalar after the cell and a number of skipped scalars.
  private func scalar(skipping places: Int) -> Unicode.Scalar? {
    let last = scalars.endIndex
    guard let index = scalars.index(end, offsetBy: places, limitedBy: last), index < last
    else { return nil }
    return scalars[index]
  }

  private var following: Unicode.Scalar? { end < scalars.endIndex ? scalars[end] : nil }

  private var last: Unicode.Scalar { scalars[scalars.index(before: end)] }

  private mutating func consume(_ count: Int) { end = scalars.index(end, offsetBy: count) }
}

// MARK: - Emoji

/// The grammar of emoji sequences (UTS #51, section 1.4.9, "EBNF and Regex").
///
/// A selector, tag or joiner outside this grammar becomes a separate cell that is drawn by its name.
extension TextCellBuilder {
  /// Consumes pictures joined to one: a family, a profession, a colored flag.
  private mutating func consumeEmojiSequence() {
    consumeModification()
    // No picture is joined after U+FE0E, which selects the text style.
    while following == "\u{200D}", last != "\u{FE0E}",
      let picture = scalar(skipping: 1), ScalarKind.isPictographic(picture)
    {
      consume(2)
      base = picture
      width = 2
      consumeModification()
    }
  }

  /// Consumes the selector and the keycap mark after a digit, `#` or `*`.
  ///
  /// Without the selector, the keycap is an ordinary mark and the digit stays one column wide.
  private mutating func consumeKeycap() {
    guard base.value < 0x3A, following == "\u{FE0F}", scalar(skipping: 1) == "\u{20E3}",
      base == "#" || base == "*" || base.value >= 0x30
    else { return }
    consume(2)
    width = 2
  }

  /// Consumes a modification of a picture: skin tone, style, or the tags of a region.
  private mutating func consumeModification() {
    guard let modifier = following else { return }
    switch modifier.value {
    case 0xFE0E:
      consume(1)
      width = 1
    case 0xFE0F, 0x1F3FB...0x1F3FF:
      consume(1)
      width = 2
    default:
      // The tags after a black flag, three to seven letters or digits and an end, select the flag of England,
      // Scotland or Texas. Other tags could hide text.
      guard base == "\u{1F3F4}" else { return }
      let tags = (0..<7).prefix { scalar(skipping: $0).map(Self.isRegionTag) ?? false }.count
      if tags >= 3, scalar(skipping: tags) == "\u{E007F}" { consume(tags + 1) }
    }
  }

  private static func isRegionTag(_ scalar: Unicode.Scalar) -> Bool {
    [0xE0030...0xE0039, 0xE0061...0xE007A].contains { $0.contains(scalar.value) }
  }
}

// MARK: - Marks

extension TextCellBuilder {
  /// Consumes marks, and joiners that change the shape of their neighbors.
  private mutating func consumeMarks() {
    while let scalar = following, scalar.value >= 0x300 {
      switch ScalarKind(scalar) {
      case .mark: break
      case .spacingMark: width = min(2, width + 1)
      case .invisible where isShaping(scalar): break
      case .base, .pictographic, .regionalIndicator, .invisible: return
      }
      consume(1)
    }
  }

  /// Whether the next scalar is a joiner or non-joiner that can change the shape of its neighbors.
  ///
  /// It can between two scalars of the scripts from Arabic to Tai Tham: Persian, Hindi and Sinhala need these
  /// joiners. Any other joiner is hidden text, which is drawn by its name.
  private func isShaping(_ joiner: Unicode.Scalar) -> Bool {
    guard joiner == "\u{200C}" || joiner == "\u{200D}", let following = scalar(skipping: 1)
    else { return false }
    let scripts: ClosedRange<UInt32> = 0x600...0x1AFF
    return scripts.contains(last.value) && scripts.contains(following.value)
  }
}
