/// The outcome of rendering one screen, or of replaying one journey.
///
/// A run may hold the outcomes of many screens. Nearly all of them match, so the other cases are boxed.
package enum ScreenOutcome: Sendable {
  indirect case rendered(RenderedScreen)

  /// All texts equal their goldens, and there is nothing else to report.
  case matched(hasContent: Bool)

  /// The part of an audit was checked.
  indirect case audited(AuditPart)

  /// The harness threw an error, or the visible state is invalid.
  ///
  /// The line is that of a journey's file.
  indirect case failed(reason: String, line: Int? = nil)

  /// The process that rendered it crashed or exited.
  indirect case crashed(ScreenCrash)

  /// It took longer than the time limit, or one of its steps did.
  indirect case timedOut(after: Duration, during: String? = nil)
}

extension ScreenOutcome {
  /// The outcome with a remark on how the screen of a task rendered.
  package func noting(_ note: String, on task: RenderTask) -> ScreenOutcome {
    var screen: RenderedScreen
    switch self {
    case .rendered(let rendered): screen = rendered
    case .matched(let hasContent):
      screen = RenderedScreen(tab: nil, path: "", hasContent: hasContent, matched: task.folders)
    case .audited, .failed, .crashed, .timedOut: return self
    }
    screen.note = note
    return .rendered(screen)
  }

  static func timeoutReason(_ limit: Duration, during step: String?) -> String {
    "\(step.map { "\($0): " } ?? "")took longer than \(text(limit)); increase --timeout"
  }

  package static func retriedTimeoutNote(_ limit: Duration) -> String {
    "took longer than \(text(limit)) at first, but not when it rendered alone"
  }

  private static func text(_ limit: Duration) -> String {
    let seconds = limit / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}

/// Why a screen has no text.
package struct ScreenFailure: Error, Hashable, Sendable {
  /// The screen's raw value.
  package let screen: String

  /// The error of the harness or of the visible state, or the crash.
  package let reason: String
}

extension ScreenFailure {
  /// Describes why a screen has no text; nil if it has one.
  init?(of screen: String, _ outcome: ScreenOutcome) {
    switch outcome {
    case .rendered, .matched, .audited: return nil
    case .failed(let reason, let line):
      self.init(screen: screen, reason: line.map { "line \($0): \(reason)" } ?? reason)
    case .crashed(let crash): self.init(screen: screen, reason: crash.reason)
    case .timedOut(let limit, let step):
      self.init(screen: screen, reason: ScreenOutcome.timeoutReason(limit, during: step))
    }
  }
}

extension Error {
  /// The statement of the error, without the hints below it.
  package var firstLine: String {
    String("\(self)".prefix { $0 != "\n" })
  }
}
