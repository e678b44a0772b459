/// A cell under way: its first scalar, and as many of the following ones as belong to it.
struct TextCellBuilder {
  /// The scalars a cell takes up after its base, so that nothing can be hidden in a pile of marks.
  ///
  /// More than any language stacks; the longest emoji sequences have nine.
  static let limit = 16

  let kind: ScalarKind
  let scalars: Substring.UnicodeScalarView
  let start: Substring.Index

  /// Where the cell ends, as far as it is known.
  private(set) var end: Substring.Index

  /// What marks and joiners sit on: the first scalar, or the last picture of an emoji sequence.
  var base: Unicode.Scalar

  /// The columns the cell takes.
  var width: Int

  private var count: Int

  init(
    beginningWith kind: ScalarKind, at start: Substring.Index,
    in scalars: Substring.UnicodeScalarView
  ) {
    self.kind = kind
    self.scalars = scalars
    self.start = start
    self.end = scalars.index(after: start)
    self.base = scalars[start]
    self.width = Self.width(of: scalars[start], kind)
    // The base of a mark that begins a cell is the dotted circle it will be put on.
    self.count = kind.isMark ? 1 : 0
  }

  /// Whether the cell takes up no further scalar.
  var isFull: Bool { count >= Self.limit }

  /// Takes up every scalar that belongs to the cell.
  mutating func grow() {
    switch kind {
    case .pictographic: takeEmojiSequence()
    case .regionalIndicator: takeFlag()
    case .base: takeKeycap()
    case .mark, .spacingMark, .invisible: break
    }
    takeMarks()
  }

  /// The cell as it is now.
  func cell(appearing appearance: TextCell.Appearance) -> TextCell {
    TextCell(text: Substring(scalars[start..<end]), width: width, appearance: appearance)
  }

  /// The scalar that follows the cell.
  var following: Unicode.Scalar? { end < scalars.endIndex ? scalars[end] : nil }

  /// The scalar that follows the cell when some are skipped.
  func scalar(skipping places: Int) -> Unicode.Scalar? {
    let last = scalars.endIndex
    guard let index = scalars.index(end, offsetBy: places, limitedBy: last), index < last
    else { return nil }
    return scalars[index]
  }

  /// Tells whether the cell can take up as many scalars as that.
  func hasRoom(for scalars: Int) -> Bool { count + scalars <= Self.limit }

  /// Takes up the next scalars.
  mutating func take(_ scalars: Int) {
    end = self.scalars.index(end, offsetBy: scalars)
    count += scalars
  }

  private static func width(of scalar: Unicode.Scalar, _ kind: ScalarKind) -> Int {
    switch kind {
    case .base(let width), .pictographic(let width): width
    case .regionalIndicator: 2
    case .mark: 0
    case .spacingMark: 1
    case .invisible: UnicodeTable.isZeroWidth(scalar) ? 0 : 1
    }
  }
}
