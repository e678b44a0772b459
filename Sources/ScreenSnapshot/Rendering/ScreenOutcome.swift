/// What became of a screen that was to be shown.
package enum ScreenOutcome: Sendable {
  /// It was shown, and written down.
  case rendered(RenderedScreen)

  /// The harness ended with an error, or two things were presented at once.
  case failed(reason: String)

  /// The process that showed it ended.
  case crashed(ScreenCrash)

  /// It took longer than it may, in seconds.
  case timedOut(after: Double)
}

extension ScreenOutcome {
  /// That a screen took longer than it may, and what to do.
  static func words(forTimeout seconds: Double) -> String {
    "took longer than \(limit(seconds)); --timeout gives a screen more"
  }

  /// That a screen took longer than it may, but not when it was shown alone.
  package static func note(onTimeout seconds: Double) -> String {
    "took longer than \(limit(seconds)) at first, not when it was shown alone"
  }

  private static func limit(_ seconds: Double) -> String {
    seconds == seconds.rounded() ? "\(Int(seconds)) s" : "\(seconds) s"
  }
}
