extension ScreenResult.Rendering {
  init(_ screen: RenderedScreen, in folder: GoldenFolder) {
    let other = screen.otherLocations.first { GoldenFolder($0.layout) == folder }
    self.init(
      tab: other.map(\.tab) ?? screen.tab, path: other?.path ?? screen.path,
      hasContent: screen.hasContent, note: screen.note)
    unsupported = screen.unsupported
  }

  fileprivate func noting(_ note: String?) -> Self {
    var rendering = self
    rendering.note = note ?? rendering.note
    return rendering
  }
}

extension ScreenResult.Outcome {
  /// The outcome of a comparison, without the difference.
  init(_ comparison: GoldenComparison, _ rendering: ScreenResult.Rendering) {
    switch comparison {
    case .matched(let note): self = .matched(rendering.noting(note))
    case .changed(let note): self = .changed(rendering.noting(note), .notComputed)
    case .new: self = .new(rendering, .notComputed)
    case .invalid(let defect):
      self = .invalidGolden(rendering, reason: defect.reason, line: defect.line)
    }
  }

  /// The outcome of a screen without a text.
  init(failure: ScreenOutcome) {
    switch failure {
    case .rendered, .matched, .audited: self = .failed(reason: "did not render in this layout")
    case .failed(let reason, let line): self = .failed(reason: reason, line: line)
    case .crashed(let crash):
      self = .crashed(
        reason: crash.reason, signal: crash.signal, standardErrorTail: crash.standardErrorTail)
    case .timedOut(let limit, let step):
      self = .timedOut(reason: ScreenOutcome.timeoutReason(limit, during: step))
    }
  }
}
