/// A screen to show, and the layouts to draw it in.
package struct RenderTask: Hashable, Sendable {
  /// The screen's position in the manifest.
  package let index: Int

  /// The layouts; at least one.
  package let layouts: [ScreenLayout]

  /// Whether to find out which cases of the app's types are shown.
  package let looksAtCases: Bool

  /// The folder of the goldens that texts are compared with right where they are made, so that one
  /// that matches, as nearly all do, goes no further; nil where the texts are wanted.
  package let goldens: String?

  /// Creates a task.
  package init(
    index: Int, layouts: [ScreenLayout], looksAtCases: Bool = false, goldens: String? = nil
  ) {
    self.index = index
    self.layouts = layouts
    self.looksAtCases = looksAtCases
    self.goldens = goldens
  }
}

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
    let limit = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "took longer than \(limit) s; --timeout gives a screen more"
  }
}

/// How a process ended that showed a screen.
package struct ScreenCrash: Hashable, Sendable {
  /// The name of the signal, or nil where the process ended by itself.
  package let signal: String?

  /// The status that the process ended itself with.
  package let status: Int32?

  /// The last lines of its standard error.
  package let lastWords: [String]

  /// Why it was ended, where it did not end by itself.
  package let cause: String?

  /// Creates a crash.
  package init(
    signal: String?, status: Int32? = nil, lastWords: [String] = [], cause: String? = nil
  ) {
    self.signal = signal
    self.status = status
    self.lastWords = lastWords
    self.cause = cause
  }

  /// The crash in a line: what Swift says of it, where that is among the last words.
  package var reason: String {
    let cause =
      cause ?? signal ?? status.map { "the app ended itself with status \($0)" } ?? "the app ended"
    let words =
      lastWords.last { $0.contains("Fatal error") } ?? (signal == nil ? nil : lastWords.last)
    return words.map { "\(cause): \($0)" } ?? cause
  }
}
