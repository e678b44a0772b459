import ScreenText

/// The lines in which two texts of one screen differ.
struct UnstableLines: Codable, Hashable, Sendable {
  /// The positions; nil if the texts have other numbers of lines, so that nothing tells them from others.
  private let positions: Set<Int>?

  init(between first: [UInt8], _ second: [UInt8]) {
    positions = Self.positions(first, second)
  }

  /// Whether two texts of the screen do not differ in other lines.
  func areAllThatDiffer(_ first: [UInt8], _ second: [UInt8]) -> Bool {
    guard let positions else { return true }
    return Self.positions(first, second).map(positions.isSuperset) ?? false
  }

  /// The lines of both.
  func union(_ other: UnstableLines) -> UnstableLines {
    guard let positions, let others = other.positions else {
      return UnstableLines(positions: nil)
    }
    return UnstableLines(positions: positions.union(others))
  }

  private init(positions: Set<Int>?) { self.positions = positions }

  private static func positions(_ first: [UInt8], _ second: [UInt8]) -> Set<Int>? {
    let (one, other) = (LineDiff.Line.lines(of: first), LineDiff.Line.lines(of: second))
    return one.count == other.count ? Set(one.indices.filter { one[$0] != other[$0] }) : nil
  }
}
