extension ScreenResult.Rendering {
  init(_ screen: RenderedScreen, in folder: GoldenFolder, afterTimeout limit: Duration? = nil) {
    let other = screen.otherLocations.first { GoldenFolder($0.layout) == folder }
    self.init(
      tab: other.map(\.tab) ?? screen.tab, path: other?.path ?? screen.path,
      hasContent: screen.hasContent, note: limit.map(TimeLimit.retriedNote))
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

  /// The outcome of a job.
  ///
  /// - Parameters:
  ///   - outcome: How the job ended.
  ///   - rendered: The outcome of a screen that rendered, after a first attempt that exceeded a time limit
  ///     if there was one.
  init(
    _ outcome: JobOutcome<RenderedScreen>, rendered: (RenderedScreen, Duration?) -> Self
  ) {
    switch outcome {
    case .completed(let screen, let limit): self = rendered(screen, limit)
    case .failed(let failure): self = .failed(reason: failure.reason, line: failure.line)
    case .crashed(let crash):
      self = .crashed(
        reason: crash.reason, signal: crash.signal, standardErrorTail: crash.standardErrorTail)
    case .timedOut(let limit, let activity):
      self = .timedOut(reason: TimeLimit.reason(limit, during: activity))
    }
  }
}
