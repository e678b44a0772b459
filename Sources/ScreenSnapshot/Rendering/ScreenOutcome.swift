/// What became of a screen that was to be shown.
package enum ScreenOutcome: Sendable {
  /// It was shown, and written down.
  case rendered(RenderedScreen)

  /// The harness ended with an error, or two things were presented at once.
  case failed(reason: String)

  /// The process that showed it ended.
  case crashed(ScreenCrash)

  /// It took longer than the time limit.
  case timedOut(after: Duration)
}

extension ScreenOutcome {
  /// That a screen took longer than it may, and what to do.
  static func words(forTimeout limit: Duration) -> String {
    "took longer than \(text(limit)); --timeout gives a screen more"
  }

  /// That a screen took longer than it may, but not when it was shown alone.
  package static func note(onTimeout limit: Duration) -> String {
    "took longer than \(text(limit)) at first, not when it was shown alone"
  }

  private static func text(_ limit: Duration) -> String {
    let seconds = limit / .seconds(1)
    return seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
