import ScreenJobs
import ScreenRendering
import ScreenSnapshot
package import ScreenText

/// The result for one screen in one layout, for one journey, or for one obsolete golden.
package struct ScreenResult: Sendable {
  /// The screen's raw value, the name of the journey, or the name of the obsolete golden's screen.
  let screen: String

  /// The golden in the store.
  let file: GoldenFile

  /// The golden's path, relative to the package.
  package let golden: String

  package internal(set) var verdict: Verdict

  /// The screen without its texts; nil if it did not render.
  var rendered: RenderedScreen?

  /// A remark that does not change the verdict, such as one about line endings.
  var note: String?

  /// The difference from the golden, or of an unstable screen from its first render; nil if it is not computed.
  var difference: Difference?

  /// The golden that a renamed screen had before, relative to the package.
  var from: String?

  /// The change that accepts the result; nil if a recording cannot accept it.
  ///
  /// A check of stability confirms matches, too, so that they have the change that writes their text again.
  var change: ProposedChange?

  /// Why the screen could not be verified.
  var reason: String?

  /// The line of the golden or the journey that ``reason`` is about, counted from 1.
  package internal(set) var line: Int?

  /// The steps of a journey up to that line, with their results.
  var trail: [String] = []

  /// The signal that ended a crashed process; nil if the process exited.
  package internal(set) var signal: String?

  /// The last lines that a crashed process wrote to standard error.
  var standardErrorTail: [String] = []
}

extension ScreenResult {
  /// Creates the result of a job before its text is compared: a screen that rendered matches.
  init(
    screen: String, file: GoldenFile, golden: String, _ outcome: JobOutcome<RenderedScreen>
  ) {
    self.init(screen: screen, file: file, golden: golden, verdict: .matched)
    reason = outcome.failureReason
    switch outcome {
    case .completed(let screen):
      note = screen.note
      rendered = screen
      rendered?.texts = []
    case .failed(let failure):
      (verdict, reason, line, trail) = (.invalid, failure.reason, failure.line, failure.trail)
    case .crashed(let crash):
      (verdict, signal, standardErrorTail) = (.crashed, crash.signal, crash.standardErrorTail)
    case .timedOut: verdict = .timedOut
    }
  }

  static let reasonOfInstability =
    "renders differently the second time: a value is random, or left behind by an earlier screen"

  /// `compact/library` or `journeys/lend-a-book`, as a pattern selects the screen.
  package var name: String { "\(folder.rawValue)/\(screen)" }

  var folder: GoldenFolder { file.folder }

  /// The name of the golden in its folder.
  package var fileName: String { file.fileName }

  /// The name of the screen on a page; a journey can have the name of a screen.
  var screenName: String { folder == .journeys ? name : screen }

  /// The flow, if the screen rendered and the app has flows.
  var flow: String? { location?.flow }

  /// The selected tab, if the screen rendered and has tabs.
  var tab: String? { location?.tab }

  /// The names on the way to the visible screen, if it rendered; empty if the run locates no screens.
  var path: String? { rendered.map { _ in location?.path ?? "" } }

  private var location: ScreenLocation? { rendered?.locations.first { $0.folder == folder } }

  /// The difference from the golden for people; for a new screen, all of its text.
  package var diff: UnifiedDiff? { verdict == .unstable ? nil : difference?.diff }

  /// The text of the screen as reports display it, if it is not that of the golden.
  package var text: [UInt8]? { verdict == .unstable ? nil : difference?.text }

  /// Whether the screen rendered but its golden cannot be compared: recording it again helps.
  package var hasInvalidGolden: Bool { verdict == .invalid && rendered != nil }
}

/// A change of a result's golden that recording or a review can make.
struct ProposedChange: Sendable {
  /// The bytes of the golden when it was compared; nil if it was missing or unreadable.
  let golden: [UInt8]?

  /// The bytes to write; nil to delete the golden.
  var text: [UInt8]?

  /// The golden of the screen's old name, which is deleted, and its bytes.
  var previousFile: GoldenFile?
  var previousGolden: [UInt8]?

  /// The golden that the text replaces, which may have another name.
  var oldGolden: [UInt8]? { previousGolden ?? golden }
}
