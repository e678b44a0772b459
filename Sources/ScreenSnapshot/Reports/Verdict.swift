/// What became of one screen in one layout.
package enum Verdict: String, CaseIterable, Sendable, Codable {
  /// The text is the golden's.
  case matched

  /// The text differs from the golden's.
  case changed

  /// There is no golden yet.
  case new

  /// There is no golden of that name, but an obsolete one that is equal but for the name.
  case renamed

  /// A golden that belongs to no screen.
  case obsolete

  /// The screen could not be shown, or its golden could not be compared.
  case invalid

  /// The process that showed the screen ended.
  case crashed

  /// The screen took longer than it may.
  case timedOut = "timed out"

  /// The screen shows another text each time.
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
