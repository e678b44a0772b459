import ScreenRendering
import ScreenText

/// The difference between a golden, or an earlier text, and the text of a screen.
struct Difference: Sendable {
  /// The difference regardless of line endings.
  let diff: UnifiedDiff

  /// The difference in a few words; nil without a folder.
  let headline: String?

  /// The text of the screen.
  let text: [UInt8]

  init(from golden: [UInt8], to text: [UInt8], in folder: GoldenFolder? = nil) {
    let difference = LineDiff(from: LineEndings.normalized(golden), to: text)
    diff = UnifiedDiff(difference)
    headline = folder.map { Headline.text(of: difference, in: $0) }
    self.text = text
  }
}
