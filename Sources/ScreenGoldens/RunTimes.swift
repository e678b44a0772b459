import Foundation
import ScreenText

/// The days and the minutes of a run, by which a text that contains the current date or time is found.
struct RunTimes {
  /// Each day and each minute in the usual forms, in lower case.
  private let texts: [[UInt8]]

  /// Collects the times from a start to now, which are in UTC or in the time zone of the contents.
  init(from start: Date, to clock: RunClock) {
    let end = max(clock.now(), start)
    // A run does not take a day, and the minutes of a day are all that a text can have.
    let minutes = 0...min(Int(end.timeIntervalSince(start) / 60) + 1, 1440)
    var texts: [String] = []
    for zone in [.gmt, clock.timeZone()] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.locale = Locale(identifier: "en_US_POSIX")
      calendar.timeZone = zone
      for minute in minutes {
        texts += Self.forms(of: min(start + Double(minute) * 60, end), in: calendar)
      }
    }
    self.texts = texts.map { $0.lowercased() }.uniqued.map { Array($0.utf8) }
  }

  /// The day and the minute of a date in the usual forms.
  private static func forms(of date: Date, in calendar: Calendar) -> [String] {
    func number(_ component: Calendar.Component) -> Int {
      calendar.component(component, from: date)
    }
    func padded(_ number: Int) -> String { number.digits(2) }
    let (year, month, day) = (number(.year), number(.month), number(.day))
    let (hour, minute) = (number(.hour), padded(number(.minute)))
    let (dd, mm, hour12) = (padded(day), padded(month), "\((hour + 11) % 12 + 1):\(minute)")
    let half = hour < 12 ? "am" : "pm"
    let numbers = ["\(year)", padded(year % 100)].flatMap { year in
      ["/", "."].flatMap { ["\(dd)\($0)\(mm)\($0)\(year)", "\(day)\($0)\(month)\($0)\(year)"] }
        + ["\(mm)/\(dd)/\(year)", "\(month)/\(day)/\(year)"]
    }
    let names = [calendar.shortMonthSymbols, calendar.monthSymbols].map { $0[month - 1] }.flatMap {
      ["\($0) \(day), \(year)", "\(day) \($0) \(year)"]
    }
    return numbers + names + [
      "\(year)-\(mm)-\(dd)", "\(year)/\(mm)/\(dd)", "\(dd)-\(mm)-\(year)",
      "\(day)-\(month)-\(year)", "\(day)-\(calendar.shortMonthSymbols[month - 1])-\(year)",
      "\(padded(hour)):\(minute)", "\(hour):\(minute)", "\(hour12) \(half)", "\(hour12)\(half)",
    ]
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
