package import ScreenDriver
package import ScreenSnapshot
package import ScreenText

/// The result for one screen in one layout, for one journey, or for one obsolete golden.
package struct ScreenResult: Sendable {
  /// The screen's raw value, the name of the journey, or the name of the obsolete golden's screen.
  package let screen: String

  package let folder: GoldenFolder

  /// The golden's path, relative to the package.
  package let golden: String

  /// The verdict with the values that belong to it.
  package internal(set) var outcome: Outcome

  package init(screen: String, folder: GoldenFolder, golden: String, _ outcome: Outcome) {
    (self.screen, self.folder, self.golden, self.outcome) = (screen, folder, golden, outcome)
  }

  /// `compact/library` or `journeys/lend-a-book`, as a pattern selects the screen.
  package var name: String { "\(folder.rawValue)/\(screen)" }

  /// The name of the golden in its folder.
  package var fileName: String { golden.split(separator: "/").last.map(String.init) ?? golden }

  /// The name of the screen on a page; a journey can have the name of a screen.
  package var screenName: String { folder == .journeys ? name : screen }
}

// MARK: - Outcomes

extension ScreenResult {
  /// A verdict with the values that belong to it.
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
    case failed(reason: String, line: Int? = nil, trail: [String] = [])
    case crashed(reason: String, signal: String?, standardErrorTail: [String])
    case timedOut(reason: String)
    /// The difference is that of two renders.
    case unstable(Rendering, UnifiedDiff)
  }

  /// The properties of a screen that rendered, apart from its text.
  package struct Rendering: Hashable, Sendable {
    /// Where the screen is; nil if the run locates no screens.
    var location: ScreenLocation?

    /// Whether the harness has content for the visible screen.
    package var hasContent = false

    /// A remark that does not change the verdict, such as one about line endings.
    package var note: String?

    /// The operations that a control golden leaves out.
    package var unsupported: [UnsupportedOperation] = []

    /// Whether the app moves on to another screen when it settles.
    package var movesOn = false
  }
}

extension ScreenResult.Rendering {
  /// A screen with contents, in a run that locates no screens.
  static let unlocated = Self(hasContent: true)

  init(_ screen: RenderedScreen, in folder: GoldenFolder) {
    self.init(
      location: screen.locations.first { $0.folder == folder }, hasContent: screen.hasContent,
      note: screen.note, unsupported: screen.unsupported, movesOn: screen.movesOn)
  }
}

extension ScreenResult.Outcome {
  /// The outcome of a comparison, without the difference.
  init(_ comparison: GoldenComparison, _ rendering: ScreenResult.Rendering) {
    var noted = rendering
    switch comparison {
    case .matched(let note):
      noted.note = note ?? rendering.note
      self = .matched(noted)
    case .changed(let note):
      noted.note = note ?? rendering.note
      self = .changed(noted, .notComputed)
    case .new: self = .new(rendering, .notComputed)
    case .invalid(let defect):
      self = .invalidGolden(rendering, reason: defect.reason, line: defect.line)
    }
  }

  /// The outcome of a job; `rendered` gets a screen.
  init(_ outcome: JobOutcome<RenderedScreen>, rendered: (RenderedScreen) -> Self) {
    switch outcome {
    case .completed(let screen): self = rendered(screen)
    case .failed(let failure):
      self = .failed(reason: failure.reason, line: failure.line, trail: failure.trail)
    case .crashed(let crash):
      self = .crashed(
        reason: crash.reason, signal: crash.signal, standardErrorTail: crash.standardErrorTail)
    case .timedOut:
      self = .timedOut(reason: outcome.failureReason ?? "")
    }
  }
}

// MARK: - Values of the outcome

extension ScreenResult {
  package var verdict: Verdict {
    switch outcome {
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
  package var rendering: Rendering? {
    switch outcome {
    case .matched(let rendering), .changed(let rendering, _), .new(let rendering, _),
      .renamed(let rendering, _, _), .invalidGolden(let rendering, _, _),
      .unstable(let rendering, _):
      rendering
    case .obsolete, .failed, .crashed, .timedOut: nil
    }
  }

  /// The flow, if the screen rendered and the app has flows.
  package var flow: String? { rendering?.location?.flow }

  /// The selected tab, if the screen rendered and has tabs.
  package var tab: String? { rendering?.location?.tab }

  /// The names on the way to the visible screen, if it rendered; empty if the run locates no screens.
  package var path: String? { rendering.map { $0.location?.path ?? "" } }

  /// Whether the screen rendered with content from the harness.
  package var hasContent: Bool { rendering?.hasContent ?? false }

  /// A remark that does not change the verdict.
  package var note: String? { rendering?.note }

  /// Whether the app moves on from the screen when it settles.
  package var movesOn: Bool { rendering?.movesOn ?? false }

  /// The difference of a screen that recording accepts.
  private var difference: Difference? {
    switch outcome {
    case .changed(_, let difference), .new(_, let difference), .renamed(_, _, let difference):
      difference
    case .matched, .obsolete, .invalidGolden, .failed, .crashed, .timedOut, .unstable: nil
    }
  }

  /// The difference in a few words, without the name of the screen.
  var shortHeadline: String? { difference?.headline }

  /// The difference for people; for a new screen, all of its text.
  package var diff: UnifiedDiff? { difference?.diff }

  var patchDiff: UnifiedDiff? { difference?.patch }

  /// The text of the screen as reports display it, if it is not that of the golden.
  package var text: [UInt8]? { difference?.text }

  /// Why the screen could not be verified.
  package var reason: String? {
    switch outcome {
    case .invalidGolden(_, let reason, _), .failed(let reason, _, _), .crashed(let reason, _, _),
      .timedOut(let reason):
      reason
    case .unstable: Self.reasonOfInstability
    case .matched, .changed, .new, .renamed, .obsolete: nil
    }
  }

  private static let reasonOfInstability =
    "renders differently the second time: a value is random, or left behind by an earlier screen"

  /// The difference of the two renders of an unstable screen.
  var instability: UnifiedDiff? {
    if case .unstable(_, let diff) = outcome { diff } else { nil }
  }

  /// Whether the screen rendered but its golden cannot be compared: recording it again helps.
  package var hasInvalidGolden: Bool {
    if case .invalidGolden = outcome { true } else { false }
  }

  /// The line of the golden or the journey that ``reason`` is about, counted from 1.
  package var line: Int? {
    switch outcome {
    case .invalidGolden(_, _, let line), .failed(_, let line, _): line
    default: nil
    }
  }

  /// The signal that ended a crashed process; nil if the process exited.
  package var signal: String? {
    if case .crashed(_, let signal, _) = outcome { signal } else { nil }
  }

  /// The last lines that a crashed process wrote to standard error.
  package var standardErrorTail: [String] {
    if case .crashed(_, _, let lines) = outcome { lines } else { [] }
  }

  /// The golden that a renamed screen had before, relative to the package.
  package var from: String? {
    if case .renamed(_, let from, _) = outcome { from } else { nil }
  }
}
