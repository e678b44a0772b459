extension TextCellBuilder {
  /// Consumes marks, and joiners that change the shape of their neighbors.
  mutating func consumeMarks() {
    while hasRoom(for: 1), let scalar = following, scalar.value >= 0x300 {
      switch ScalarKind(scalar) {
      case .mark:
        break
      case .spacingMark:
        width = min(2, width + 1)
      case .invisible where isShaping(scalar):
        break
      case .base, .pictographic, .regionalIndicator, .invisible:
        return
      }
      consume(1)
    }
  }

  /// Whether the next scalar is a joiner or non-joiner that changes the shape of its neighbors.
  ///
  /// It does so next to a virama and between two joining letters. Persian, Hindi and Sinhala need
  /// these joiners. Any other joiner is hidden text, which is drawn by its name.
  ///
  /// - SeeAlso: RFC 5892, appendix A.1 and A.2, the rules for domain names. This function also accepts
  ///   a joiner before a virama, which Bengali needs. It treats every joining letter as joining on
  ///   both sides, because Persian uses non-joiners after letters that do not join.
  private func isShaping(_ joiner: Unicode.Scalar) -> Bool {
    guard joiner == "\u{200C}" || joiner == "\u{200D}" else { return false }
    if UnicodeTable.isVirama(scalars[scalars.index(before: end)]) { return true }
    guard let following = scalar(skipping: 1) else { return false }
    if UnicodeTable.isVirama(following) { return hasRoom(for: 2) }
    return UnicodeTable.isCursive(base) && UnicodeTable.isCursive(following)
  }
}
