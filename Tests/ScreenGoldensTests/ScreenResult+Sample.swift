@testable import ScreenGoldens
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenText

extension ScreenResult {
  /// Creates a result with any verdict; with a `line`, an invalid one is about the golden.
  init(
    screen: String, folder: GoldenFolder = .compact, verdict: Verdict, golden: String,
    flow: String? = nil, tab: String? = nil, path: String = "", note: String? = nil,
    reason: String = "reason", line: Int? = nil, from: String? = nil,
    difference: Difference? = nil
  ) {
    self.init(screen: screen, folder: folder, golden: golden, verdict: verdict)
    (self.note, self.line, self.from) = (note, line, from)
    if verdict.conclusion == .incomplete {
      self.reason = verdict == .unstable ? Self.reasonOfInstability : reason
    }
    let renders = verdict.conclusion != .incomplete && verdict != .obsolete || verdict == .unstable
    if renders { self.difference = difference }
    if renders || line != nil {
      let location = ScreenLocation(folder: folder, flow: flow, tab: tab, path: path)
      rendered = RenderedScreen(locations: [location])
    }
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
