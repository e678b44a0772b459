import ScreenText

/// The difference between a golden, or an earlier text, and the text of a screen.
struct Difference: Sendable {
  /// The difference for people, regardless of line endings.
  let diff: UnifiedDiff

  /// The difference byte for byte, if line endings differ too.
  let exactDiff: UnifiedDiff?

  /// The difference in a few words.
  let headline: String?

  /// What the lines do not show: characters that differ only in their composition.
  let compositionNotes: [String]

  /// The text of the screen.
  let text: [UInt8]

  var patch: UnifiedDiff { exactDiff ?? diff }

  init(
    from golden: [UInt8], to text: [UInt8],
    headline: (LineDiff) -> String? = { _ in nil }
  ) {
    let lines = LineEndings.normalized(golden)
    let difference = LineDiff(from: lines, to: text)
    diff = UnifiedDiff(difference)
    exactDiff = lines == golden ? nil : UnifiedDiff(LineDiff(from: golden, to: text))
    self.headline = headline(difference)
    self.text = text
    compositionNotes = difference.compositionNotes
  }
}
