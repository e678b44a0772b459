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
