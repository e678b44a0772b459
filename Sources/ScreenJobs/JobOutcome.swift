package import ScreenDriver
import ScreenReports
package import ScreenSnapshot
import ScreenText

/// How a job ended.
package enum JobOutcome<Result: Sendable>: Sendable {
  case completed(Result)

  /// The harness threw an error, or the visible state is invalid.
  case failed(JobFailure)

  /// The process crashed or exited.
  case crashed(JobCrash)

  /// The job took longer than the time limit, or one of its steps did.
  case timedOut(after: Duration, during: Activity? = nil)
}

extension JobOutcome: Codable where Result: Codable {}

extension JobOutcome {
  /// Whether the process has exited, or has to be ended.
  package var endsProcess: Bool {
    switch self {
    case .completed, .failed: false
    case .crashed, .timedOut: true
    }
  }

  /// Why there is no result; nil if there is one.
  package var failureReason: String? {
    reasonWithoutActivity.map { reason in
      [interruptedActivity?.text, reason].compactMap(\.self).joined(separator: ": ")
    }
  }

  /// Why there is no result, without what the process was doing; nil if there is one.
  package var reasonWithoutActivity: String? {
    switch self {
    case .completed: nil
    case .failed(let failure):
      failure.line.map { "line \($0): \(failure.reason)" } ?? failure.reason
    case .crashed(let crash): crash.reason
    case .timedOut(let limit, _): Self.reason(forExceeding: limit)
    }
  }

  private static func reason(forExceeding limit: Duration) -> String {
    let seconds = limit / .seconds(1)
    let text = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return "took longer than \(text) s; increase --timeout"
  }

  /// What the process was doing when it ended; nil if it did not.
  package var interruptedActivity: Activity? {
    switch self {
    case .crashed(let crash): crash.activity
    case .timedOut(_, let activity): activity
    case .completed, .failed: nil
    }
  }
}

/// Why a job has no result, in a process that goes on.
package struct JobFailure: Error, Codable, Hashable, Sendable, CustomStringConvertible {
  package let reason: String

  /// The line of a journey's file.
  package let line: Int?

  /// The steps of a journey up to the line, with their results; without secrets.
  package let trail: [String]

  package init(reason: String, line: Int? = nil, trail: [String] = []) {
    (self.reason, self.line, self.trail) = (reason, line, trail)
  }

  package var description: String { reason }
}

/// Why a screen has no text.
package struct ScreenFailure: Error, Codable, Hashable, Sendable {
  /// The screen's raw value.
  package let screen: String

  /// The error of the harness or of the visible state, or the crash.
  package let reason: String

  package init(screen: String, reason: String) {
    self.screen = screen
    self.reason = reason
  }
}

extension ScreenFailure {
  /// Describes why a job on a screen has no result; nil if it has one.
  package init?<Result>(of screen: String, _ outcome: JobOutcome<Result>) {
    guard let reason = outcome.failureReason else { return nil }
    self.init(screen: screen, reason: reason)
  }
}

extension AnySnapshotHarness {
  /// The screens that the harness skips, with the reasons; only those at some positions, if they are given.
  package func skipped(among positions: [Int]? = nil) -> [ScreenFailure] {
    (positions ?? skipReasons.keys.sorted()).compactMap { position in
      skipReasons[position].map { ScreenFailure(screen: screens[position], reason: $0) }
    }
  }
}

extension [ScreenFailure] {
  /// The note on skipped screens, those with the same reason together; nil without any.
  package var skippedNote: String? {
    if isEmpty { return nil }
    let groups = grouped(by: \.reason).map { reason, screens in
      let names = screens.map { TextColumns.visible($0.screen) }.joined(separator: ", ")
      return "\(names) (\(TextColumns.visible(reason)))"
    }
    return "skipped: \(groups.joined(separator: "; "))"
  }
}

extension Report.List {
  /// The screens that cannot be rendered, with the reasons.
  package init(_ failures: [ScreenFailure]) {
    self.init(
      title: "Screens that cannot be rendered", badge: Report.Badge("invalid", .failed),
      lines: failures.map(Line.init))
  }
}

extension Report.List.Line {
  package init(_ failure: ScreenFailure) {
    self.init(
      subject: TextColumns.visible(failure.screen), text: TextColumns.visible(failure.reason))
  }
}

extension Error {
  /// The statement of the error, without the hints below it.
  package var firstLine: String {
    String("\(self)".prefix { $0 != "\n" })
  }
}
