/// Parses one cell: its first scalar and all following scalars that belong to it.
struct TextCellBuilder {
  /// The maximum number of scalars after the base, so that a stack of marks cannot hide text.
  ///
  /// No language stacks as many. The longest emoji sequences have nine.
  static let limit = 16

  let kind: ScalarKind
  let scalars: Substring.UnicodeScalarView
  let start: Substring.Index

  /// The end of the scalars consumed so far.
  private(set) var end: Substring.Index

  /// The scalar that marks and joiners apply to: the first, or the last picture of an emoji sequence.
  var base: Unicode.Scalar

  /// The columns of the cell.
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
    // A mark at the start of a cell is drawn on a dotted circle, which is its base.
    self.count = kind.isMark ? 1 : 0
  }

  /// Whether the cell has reached its limit.
  var isFull: Bool { count >= Self.limit }

  /// Consumes all scalars that belong to the cell.
  mutating func consumeAll() {
    switch kind {
    case .pictographic: consumeEmojiSequence()
    case .regionalIndicator: consumeFlag()
    case .base: consumeKeycap()
    case .mark, .spacingMark, .invisible: break
    }
    consumeMarks()
  }

  /// The cell of the scalars consumed so far.
  func cell(appearing appearance: TextCell.Appearance) -> TextCell {
    TextCell(text: Substring(scalars[start..<end]), width: width, appearance: appearance)
  }

  /// The scalar after the cell.
  var following: Unicode.Scalar? { end < scalars.endIndex ? scalars[end] : nil }

  /// The scalar after the cell and a number of skipped scalars.
  func scalar(skipping places: Int) -> Unicode.Scalar? {
    let last = scalars.endIndex
    guard let index = scalars.index(end, offsetBy: places, limitedBy: last), index < last
    else { return nil }
    return scalars[index]
  }

  /// Whether the cell can consume a number of scalars.
  func hasRoom(for scalars: Int) -> Bool { count + scalars <= Self.limit }

  /// Consumes a number of scalars.
  mutating func consume(_ scalars: Int) {
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
