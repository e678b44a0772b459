extension TextCellBuilder {
  /// Takes up the marks that follow, and the joiners that shape what they stand in.
  mutating func takeMarks() {
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
      take(1)
    }
  }

  /// Tells whether a scalar that follows is a joiner or a non-joiner that changes how its
  /// neighbours are drawn.
  ///
  /// That is so beside a virama and between two letters that join. Persian, Hindi and Sinhala
  /// cannot be written without, so these stay; any other joiner is hidden text, and is named.
  ///
  /// - SeeAlso: RFC 5892, appendix A.1 and A.2, for the rules that domain names have. Ours let
  ///   joiners stand before a virama too, as Bengali has them, and take every joining letter as
  ///   joining on both sides: in Persian a non-joiner follows letters on which it has no effect.
  private func isShaping(_ joiner: Unicode.Scalar) -> Bool {
    guard joiner == "\u{200C}" || joiner == "\u{200D}" else { return false }
    if UnicodeTable.isVirama(scalars[scalars.index(before: end)]) { return true }
    guard let following = scalar(skipping: 1) else { return false }
    if UnicodeTable.isVirama(following) { return hasRoom(for: 2) }
    return UnicodeTable.isCursive(base) && UnicodeTable.isCursive(following)
  }
}
