extension TextCellBuilder {
  /// Consumes marks, and joiners that change the shape of their neighbors.
  mutating func consumeMarks() {
    while let scalar = following, scalar.value >= 0x300 {
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

  /// Whether the next scalar is a joiner or non-joiner that can change the shape of its neighbors.
  ///
  /// It can between two scalars of the scripts from Arabic to Tai Tham: Persian, Hindi and Sinhala need these
  /// joiners. Any other joiner is hidden text, which is drawn by its name.
  private func isShaping(_ joiner: Unicode.Scalar) -> Bool {
    guard joiner == "\u{200C}" || joiner == "\u{200D}", let following = scalar(skipping: 1)
    else { return false }
    let scripts: ClosedRange<UInt32> = 0x600...0x1AFF
    return scripts.contains(scalars[scalars.index(before: end)].value)
      && scripts.contains(following.value)
  }
}
