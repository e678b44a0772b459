/// The verdict on one screen in one layout, or on one obsolete file, and what led to it.
package struct ScreenResult: Sendable {
  /// The screen's raw value; of an obsolete file, the name that it was recorded under.
  package let screen: String

  /// The layout.
  package let layout: ScreenLayout

  /// What became of it.
  package var verdict: Verdict

  /// The golden's path, relative to the package.
  package let golden: String

  /// The selected tab, where the screen could be shown and has one.
  package var tab: String?

  /// The names on the way to what is visible.
  package var path: String?

  /// Whether the harness has content for what is visible.
  package var hasContent = false

  /// Why the screen could not be verified.
  package var reason: String?

  /// The signal that ended the process of a screen that crashed.
  package var signal: String?

  /// The last lines that it wrote to standard error.
  package var lastWords: [String] = []

  /// The line of the golden that the reason speaks of, counted from 1.
  package var line: Int?

  /// What to know besides the verdict.
  package var note: String?

  /// The golden that a renamed screen had before, relative to the package.
  package var from: String?

  /// What differs, for people; of a new screen, all of its text.
  package var diff: UnifiedDiff?

  /// What differs in bytes, where that is more than people need to see: line ends.
  package var exactDiff: UnifiedDiff?

  /// What differs, in words.
  package var headline: String?
}

extension ScreenResult {
  /// Whether the screen could be shown, and its golden is what cannot be compared: recording it anew
  /// helps.
  package var isGoldenToBlame: Bool { verdict == .invalid && path != nil }

  /// Finds what differs, and says it in words.
  mutating func explain(from golden: [UInt8], to text: [UInt8]) {
    headline = Headline.text(of: setDiff(from: golden, to: text))
  }

  /// Finds what differs, for people and for a patch.
  ///
  /// - Returns: The difference for people, which may be said in words.
  @discardableResult
  mutating func setDiff(from golden: [UInt8], to text: [UInt8]) -> LineDiff {
    let lines = LineEnds.normalized(golden)
    let difference = LineDiff(from: lines, to: text)
    diff = UnifiedDiff(difference)
    exactDiff = lines == golden ? nil : UnifiedDiff(LineDiff(from: golden, to: text))
    return difference
  }

  /// The difference as a patch needs it.
  package var patchDiff: UnifiedDiff? { exactDiff ?? diff }

  /// The name of the golden in its folder.
  var fileName: String {
    golden.split(separator: "/").last.map(String.init) ?? golden
  }

  /// `compact/library`, as a pattern selects the screen.
  package var name: String { "\(layout.rawValue)/\(screen)" }

  /// The text of the screen as it was in this run.
  ///
  /// - Parameter golden: The bytes of ``golden``, or of ``from``; nil where there is no such file.
  /// - Returns: Nil where the screen has no text, or the golden is not the one that was compared.
  package func text(over golden: [UInt8]?) -> [UInt8]? {
    switch verdict {
    case .matched: golden
    case .changed, .new, .renamed: patchDiff?.applied(to: golden ?? [])
    case .obsolete, .invalid, .crashed, .timedOut, .unstable: nil
    }
  }
}
