import Foundation
import ScreenText

/// The days and the minutes of a run, by which a text that contains the current date or time is found.
struct RunTimes {
  /// Each day and each minute in the usual forms.
  private let texts: [[UInt8]]

  private static let forms = [
    "yyyy-MM-dd", "yyyy/MM/dd", "dd.MM.yyyy", "d.M.yyyy", "dd.MM.yy", "d.M.yy", "MM/dd/yyyy",
    "M/d/yyyy", "M/d/yy", "dd/MM/yyyy", "MMM d, yyyy", "MMMM d, yyyy", "d MMM yyyy", "d MMMM yyyy",
    "HH:mm", "h:mm a",
  ]

  /// Collects the times from a start to now, which are in UTC or in the time zone of the contents.
  init(from start: Date, to clock: RunClock) {
    let end = max(clock.now(), start)
    // A run does not take a day, and the minutes of a day are all that a text can have.
    let minutes = 0...min(Int(end.timeIntervalSince(start) / 60) + 1, 1440)
    let dates = minutes.map { min(start + Double($0) * 60, end) }
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    var texts: [String] = []
    for zone in [.gmt, clock.timeZone()] {
      formatter.timeZone = zone
      for form in Self.forms {
        formatter.dateFormat = form
        texts += dates.map { formatter.string(from: $0) }
      }
    }
    self.texts = texts.uniqued.map { Array($0.utf8) }
  }

  /// The first date or time of the run that a text contains.
  ///
  /// - Complexity: O(*n*) in the bytes.
  func first(in text: [UInt8]) -> String? {
    let text = Self.withPlainSpaces(text)
    let found = texts.first { Self.contains($0, in: text[...]) }
    return found.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a text contains a date or a time which is no part of a longer number.
  private static func contains(_ time: [UInt8], in text: ArraySlice<UInt8>) -> Bool {
    guard let range = text.firstRange(of: time) else { return false }
    let neighbors = [text[..<range.lowerBound].last, text[range.upperBound...].first]
    let isPart = neighbors.contains { $0?.isASCIIDigit == true }
    return !isPart || contains(time, in: text[range.upperBound...])
  }

  /// A text with a space for each narrow one, such as before `PM`, as pictures and YAML have it.
  private static func withPlainSpaces(_ text: [UInt8]) -> [UInt8] {
    let narrow = ["\u{202F}", "‹U+202F›", "\\u202F"]
    return narrow.reduce(text) { $0.replacing(Array($1.utf8), with: [.space]) }
  }
}
