import ScreenSnapshot

extension LinkOutcome {
  /// The lines of a journey that say what the app does with the link, unless it opens it.
  ///
  /// - Parameter text: Returns a reason as it may be written to a file.
  /// - Returns: The lines; none if the app opens or refuses the link.
  func journeyNotes(_ text: (String) -> String) -> [String] {
    switch self {
    case .waiting: [JourneyNote.waiting.line(nil, text)]
    case .fallback(let reason): [JourneyNote.fallback.line(reason, text)]
    case .opened, .refused, .unreported: []
    }
  }
}

/// What a journey says about a link above the path.
package enum JourneyNote: String, CaseIterable {
  case waiting, fallback, refused

  /// The line of a journey, with a reason as it may be written to a file.
  func line(_ reason: String?, _ text: (String) -> String) -> String {
    reason.map { "\(rawValue): \(text($0))" } ?? rawValue
  }

  /// Whether a line of a result is a note.
  package static func isNote(_ line: String) -> Bool {
    allCases.contains { line == $0.rawValue || line.utf8.starts(with: "\($0.rawValue): ".utf8) }
  }
}
