/// The screens that one process rendered, in the order of rendering.
package struct ProcessHistory: Equatable, Sendable {
  /// The positions of their tasks in the run; a process renders few ranges of many screens.
  private var ranges: [Range<Int>] = []

  package init() {}

  package var isEmpty: Bool { ranges.isEmpty }

  /// Adds the screen that was rendered last.
  package mutating func append(_ position: Int) {
    if let last = ranges.last, last.upperBound == position {
      ranges[ranges.count - 1] = last.lowerBound..<position + 1
    } else {
      ranges.append(position..<position + 1)
    }
  }

  /// The positions of the screens before one; nil if the process did not render it.
  package func positions(before position: Int) -> [Int]? {
    guard let index = ranges.firstIndex(where: { $0.contains(position) }) else { return nil }
    return ranges[..<index].flatMap(Array.init) + (ranges[index].lowerBound..<position)
  }
}
