import ScreenSnapshot
import ScreenText

/// What a journey says about a link above the path.
package enum JourneyNote: String, CaseIterable {
  case waiting, fallback, refused

  /// Whether a line of a result is a note.
  package static func isNote(_ line: String) -> Bool {
    allCases.contains { line == $0.rawValue || line.utf8.starts(with: "\($0.rawValue): ".utf8) }
  }
}

extension LinkOutcome {
  /// The line of a journey that says what the app does with the link; nil if it opens it.
  var journeyNote: String? {
    switch self {
    case .waiting: JourneyNote.waiting.rawValue
    case .fallback(let reason): "\(JourneyNote.fallback.rawValue): \(TextColumns.visible(reason))"
    case .refused(let reason): "\(JourneyNote.refused.rawValue): \(TextColumns.visible(reason))"
    case .opened, .unreported: nil
    }
  }
}
