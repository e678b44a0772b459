@testable import ScreenDriver
@testable import ScreenGoldens
@testable import ScreenText

extension ScreenResult {
  /// Creates a result with any verdict; with a `line`, an invalid one is about the golden.
  init(
    screen: String, folder: GoldenFolder = .compact, verdict: Verdict, golden: String,
    flow: String? = nil, tab: String? = nil, path: String = "", note: String? = nil,
    reason: String = "reason", line: Int? = nil, from: String = "",
    difference: Difference = .notComputed
  ) {
    let location = ScreenLocation(folder: folder, flow: flow, tab: tab, path: path)
    let rendering = Rendering(location: location, note: note)
    let outcome: Outcome =
      switch verdict {
      case .matched: .matched(rendering)
      case .changed: .changed(rendering, difference)
      case .new: .new(rendering, difference)
      case .renamed: .renamed(rendering, from: from, difference)
      case .obsolete: .obsolete
      case .invalid where line == nil: .failed(reason: reason)
      case .invalid: .invalidGolden(rendering, reason: reason, line: line)
      case .crashed: .crashed(reason: reason, signal: nil, standardErrorTail: [])
      case .timedOut: .timedOut(reason: reason)
      case .unstable: .unstable(rendering, difference.diff)
      }
    self.init(screen: screen, folder: folder, golden: golden, outcome)
  }
}

extension Difference {
  init(_ diff: LineDiff, headline: String? = nil) {
    func bytes(_ lines: [LineDiff.Line]) -> [UInt8] {
      lines.reduce(into: []) { $1.append(to: &$0) }
    }
    self.init(from: bytes(diff.old), to: bytes(diff.new)) { _ in headline }
  }
}
