import Foundation
import ScreenText

/// The days and the minutes of a run, by which a text that contains the current date or time is found.
struct RunTimes {
  /// Each day and each minute in the usual forms, in lower case.
  private let texts: [[UInt8]]

  private static let forms = [
    "yyyy-MM-dd", "yyyy/MM/dd", "dd.MM.yyyy", "d.M.yyyy", "dd.MM.yy", "d.M.yy", "MM/dd/yyyy",
    "M/d/yyyy", "MM/dd/yy", "M/d/yy", "dd/MM/yyyy", "d/M/yyyy", "dd/MM/yy", "d/M/yy", "dd-MM-yyyy",
    "d-M-yyyy", "MMM d, yyyy", "MMMM d, yyyy", "d MMM yyyy", "d MMMM yyyy", "d-MMM-yyyy", "HH:mm",
    "H:mm", "h:mm a", "h:mma",
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
    self.texts = texts.map { $0.lowercased() }.uniqued.map { Array($0.utf8) }
  }

  /// A date or a time of the run that a text contains, as the text has it, but without seconds.
  ///
  /// - Complexity: O(*n* · *m*) in the bytes and in the minutes of the run.
  func first(in text: [UInt8]) -> String? {
    let text = Self.withoutSeconds(Self.withPlainSpaces(text))
    let lowercased = text.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    let range = texts.lazy.compactMap { Self.range(of: $0, in: lowercased) }.first
    return range.map { String(decoding: text[$0], as: UTF8.self) }
  }

  /// The first range of a date or a time which is no part of a longer number, and has no other half of the day.
  private static func range(of time: [UInt8], in text: [UInt8]) -> Range<Int>? {
    var rest = text[...]
    while let range = rest.firstRange(of: time) {
      let (before, after) = (text[..<range.lowerBound], text[range.upperBound...])
      let isPart = before.last?.isASCIIDigit == true || after.first?.isASCIIDigit == true
      let isInHalf = [" am", " pm", "am", "pm"].contains { after.starts(with: $0.utf8) }
      if !isPart && !isInHalf { return range }
      rest = text[(range.lowerBound + 1)...]
    }
    return nil
  }

  /// A text with a space for each narrow one, such as before `PM`, as pictures and YAML have it.
  private static func withPlainSpaces(_ text: [UInt8]) -> [UInt8] {
    let narrow = ["\u{202F}", "‹U+202F›", "\\u202F"]
    return narrow.reduce(text) { $0.replacing(Array($1.utf8), with: [.space]) }
  }

  /// A text with `5:05 PM` for `5:05:09 PM`.
  private static func withoutSeconds(_ text: [UInt8]) -> [UInt8] {
    func isNumber(_ text: ArraySlice<UInt8>) -> Bool {
      text.first == UInt8(ascii: ":") && text.dropFirst().prefix { $0.isASCIIDigit }.count == 2
    }
    var (result, rest) = ([UInt8](), text[...])
    while let byte = rest.popFirst() {
      let isSeconds = byte == UInt8(ascii: ":") && isNumber(text[(rest.startIndex - 1)...])
      if isSeconds, isNumber(result.suffix(3)) {
        rest = rest.dropFirst(2)
      } else {
        result.append(byte)
      }
    }
    return result
  }
}
