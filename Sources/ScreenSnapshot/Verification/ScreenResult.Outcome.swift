package import ScreenText

extension ScreenResult {
  /// A verdict with the values that belong to it, in a box that copies share.
  package indirect enum Outcome: Sendable {
    case matched(Rendering)
    case changed(Rendering, Difference)
    /// All lines of the difference are added.
    case new(Rendering, Difference)
    /// `from` is the path of the golden under the old name.
    case renamed(Rendering, from: String, Difference)
    case obsolete
    /// The screen rendered, but its golden cannot be compared.
    case invalidGolden(Rendering, reason: String, line: Int?)
    /// The screen did not render, or the journey cannot be replayed from a line of its file on.
    case failed(reason: String, line: Int? = nil)
    case crashed(reason: String, signal: String?, standardErrorTail: [String])
    case timedOut(reason: String)
    case unstable(Rendering, reason: String)
  }

  /// The properties of a screen that rendered, apart from its text.
  package struct Rendering: Hashable, Sendable {
    /// The name of the selected tab; nil also if the run locates no screens.
    package let tab: String?

    /// The names on the way to the visible screen: `bookDetail › sheet bookEdit`; empty if the run
    /// locates no screens.
    package let path: String

    /// Whether the harness has content for the visible screen.
    package let hasContent: Bool

    /// A remark that does not change the verdict, such as one about line endings.
    package var note: String?

    /// The operations that a control golden leaves out.
    package var unsupported: [UnsupportedOperation] = []

    package init(tab: String?, path: String, hasContent: Bool = false, note: String? = nil) {
      self.tab = tab
      self.path = path
      self.hasContent = hasContent
      self.note = note
    }
  }
}

/// The difference between a golden and the text of a screen.
package struct Difference: Sendable {
  /// The difference for people, regardless of line endings.
  package let diff: UnifiedDiff

  /// The difference byte for byte, if line endings differ too.
  let exactDiff: UnifiedDiff?

  /// The difference in a few words.
  package let headline: String?

  /// The difference for a patch.
  package var patch: UnifiedDiff { exactDiff ?? diff }

  package init(_ diff: UnifiedDiff, exactDiff: UnifiedDiff? = nil, headline: String? = nil) {
    self.diff = diff
    self.exactDiff = exactDiff
    self.headline = headline
  }

  /// Compares a golden with a text.
  init(
    from golden: [UInt8], to text: [UInt8], headline: (LineDiff) -> String? = { _ in nil }
  ) {
    let lines = LineEndings.normalized(golden)
    let difference = LineDiff(from: lines, to: text)
    diff = UnifiedDiff(difference)
    exactDiff = lines == golden ? nil : UnifiedDiff(LineDiff(from: golden, to: text))
    self.headline = headline(difference)
  }

  /// A placeholder for a run that prints no differences.
  static let notComputed = Difference(from: [], to: [])

  /// The headline of a renamed screen.
  static func headline(ofRenamed screen: String) -> String { "was \(screen)" }
}

extension ScreenResult.Outcome {
  package var verdict: Verdict {
    switch self {
    case .matched: .matched
    case .changed: .changed
    case .new: .new
    case .renamed: .renamed
    case .obsolete: .obsolete
    case .invalidGolden, .failed: .invalid
    case .crashed: .crashed
    case .timedOut: .timedOut
    case .unstable: .unstable
    }
  }

  /// The properties of the screen if it rendered.
  package var rendering: ScreenResult.Rendering? {
    switch self {
    case .matched(let rendering), .changed(let rendering, _), .new(let rendering, _),
      .renamed(let rendering, _, _), .invalidGolden(let rendering, _, _),
      .unstable(let rendering, _):
      rendering
    case .obsolete, .failed, .crashed, .timedOut: nil
    }
  }

  /// The difference of a screen that recording accepts.
  package var difference: Difference? {
    switch self {
    case .changed(_, let difference), .new(_, let difference), .renamed(_, _, let difference):
      difference
    case .matched, .obsolete, .invalidGolden, .failed, .crashed, .timedOut, .unstable: nil
    }
  }

  /// Why the screen could not be verified.
  package var reason: String? {
    switch self {
    case .invalidGolden(_, let reason, _), .failed(let reason, _), .crashed(let reason, _, _),
      .timedOut(let reason), .unstable(_, let reason):
      reason
    case .matched, .changed, .new, .renamed, .obsolete: nil
    }
  }
}
