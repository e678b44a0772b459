import ScreenText

/// The difference between a golden, or an earlier text, and the text of a screen.
struct Difference: Sendable {
  /// The difference for people, regardless of line endings.
  let diff: UnifiedDiff

  /// The difference byte for byte, if line endings differ too.
  let exactDiff: UnifiedDiff?

  /// The difference in a few words.
  let headline: String?

  /// What the lines do not show: the composition of characters, or that only times differ.
  let remarks: [String]

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
    remarks = difference.compositionNotes + (difference.changesTimes ? [Self.timesRemark] : [])
  }

  private static let timesRemark =
    "a date or a time differs: if it is the current one, use a fixture instead of recording it"

  /// Compares the old golden of a renamed screen with its text.
  init(ofRenamed screen: String, from golden: [UInt8], to text: [UInt8]) {
    self.init(from: golden, to: text) { _ in "was \(screen)" }
  }
}
