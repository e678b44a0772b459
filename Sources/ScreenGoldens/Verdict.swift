package import ScreenReports

/// The verdict on one screen in one layout.
package enum Verdict: String, CaseIterable, Sendable, Codable, CodingKeyRepresentable {
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

extension Verdict {
  var badge: Report.Badge {
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
