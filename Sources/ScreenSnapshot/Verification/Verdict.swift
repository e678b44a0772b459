/// The verdict on one screen in one layout.
package enum Verdict: String, CaseIterable, Sendable, Codable {
  /// The text equals the golden.
  case matched

  /// The text differs from the golden.
  case changed

  /// The screen has no golden.
  case new

  /// The screen has no golden, but an obsolete golden is equal except for its name.
  case renamed

  /// The golden belongs to no screen.
  case obsolete

  /// The screen did not render, or its golden cannot be compared.
  case invalid

  /// The process that rendered the screen crashed or exited.
  case crashed

  /// The screen exceeded the time limit.
  case timedOut = "timed out"

  /// The screen renders differently each time.
  case unstable
}

extension Verdict {
  /// The conclusion of a run with this verdict alone.
  package var conclusion: Conclusion {
    switch self {
    case .matched: .matched
    case .changed, .new, .renamed, .obsolete: .differs
    case .invalid, .crashed, .timedOut, .unstable: .incomplete
    }
  }
}

/// The conclusion of a run, from best to worst.
///
/// The command line turns it into an exit status.
package enum Conclusion: Int, CaseIterable, Comparable, Sendable, CustomStringConvertible {
  case matched
  case differs
  /// Something could not be verified or recorded.
  case incomplete
  case interrupted

  package static func < (left: Conclusion, right: Conclusion) -> Bool {
    left.rawValue < right.rawValue
  }

  package var description: String {
    switch self {
    case .matched: "all screens match"
    case .differs: "screens differ from their goldens"
    case .incomplete, .interrupted: "not all could be verified"
    }
  }

  /// The `status` of JSON reports.
  var reportCode: Int {
    switch self {
    case .matched: 0
    case .differs: 1
    case .incomplete: 2
    case .interrupted: 130
    }
  }
}

extension Verdict {
  package var badge: Report.Badge {
    let tone: Report.Tone =
      switch self {
      case .matched: .matched
      case .changed: .changed
      case .new: .new
      case .renamed: .renamed
      case .obsolete: .obsolete
      case .invalid, .crashed, .timedOut, .unstable: .failed
      }
    return Report.Badge(rawValue, tone)
  }
}

extension Conclusion {
  /// The tone of a report with this conclusion.
  var tone: Report.Tone {
    switch self {
    case .matched: .matched
    case .differs: .changed
    case .incomplete, .interrupted: .failed
    }
  }
}
