import Foundation
import ScreenText

/// The days and the minutes of a run, by which a text that contains the current date or time is found.
struct RunTimes {
  /// Each day and each minute in the usual forms, in lower case, by their first bytes.
  private let texts: [UInt8: [[UInt8]]]

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
    self.texts = Dictionary(grouping: texts.map { Array($0.lowercased().utf8) }.uniqued) { $0[0] }
  }

  /// The day and the minute of a date in the usual forms.
  private static func forms(of date: Date, in calendar: Calendar) -> [String] {
    func number(_ component: Calendar.Component) -> Int {
      calendar.component(component, from: date)
    }
    let (year, month, day) = (number(.year), number(.month), number(.day))
    let (hour, minute) = (number(.hour), number(.minute).digits(2))
    let (dd, mm, hour12) = (day.digits(2), month.digits(2), "\((hour + 11) % 12 + 1):\(minute)")
    let half = hour < 12 ? "am" : "pm"
    let numbers = ["\(year)", (year % 100).digits(2)].flatMap { year in
      ["/", "."].flatMap { ["\(dd)\($0)\(mm)\($0)\(year)", "\(day)\($0)\(month)\($0)\(year)"] }
        + ["\(mm)/\(dd)/\(year)", "\(month)/\(day)/\(year)"]
    }
    let months = [calendar.shortMonthSymbols, calendar.monthSymbols].map { $0[month - 1] }
    let names = months.flatMap { ["\($0) \(day), \(year)", "\(day) \($0) \(year)"] }
    return numbers + names + [
      "\(year)-\(mm)-\(dd)", "\(year)/\(mm)/\(dd)", "\(dd)-\(mm)-\(year)",
      "\(day)-\(month)-\(year)", "\(day)-\(months[0])-\(year)",
      "\(hour.digits(2)):\(minute)", "\(hour):\(minute)", "\(hour12) \(half)", "\(hour12)\(half)",
    ]
  }

  /// The first date or time of the run that a text contains, as the text has it, but without seconds.
  ///
  /// - Complexity: O(*n* · *m*) in the bytes and in the minutes of the run.
  func first(in text: [UInt8]) -> String? {
    let text = Self.withoutSeconds(Self.withPlainSpaces(text))
    let lowercased = text.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    for start in lowercased.indices where start == 0 || !lowercased[start - 1].isASCIIDigit {
      let rest = lowercased[start...]
      if let time = texts[lowercased[start]]?.first(where: { Self.isTime($0, at: rest) }) {
        return String(decoding: text[start...].prefix(time.count), as: UTF8.self)
      }
    }
    return nil
  }

  /// Whether a text begins with a date or a time that is not part of a longer number and not in the other half of the day.
  private static func isTime(_ time: [UInt8], at text: ArraySlice<UInt8>) -> Bool {
    guard text.starts(with: time) else { return false }
    let after = text.dropFirst(time.count)
    let isInHalf = [" am", " pm", "am", "pm"].contains { after.starts(with: $0.utf8) }
    return !isInHalf && after.first?.isASCIIDigit != true
  }

  /// A text with a space for each narrow one, such as before `PM`, as pictures and YAML have it.
  private static func withPlainSpaces(_ text: [UInt8]) -> [UInt8] {
    var text = Data(text)
    for narrow in ["\u{202F}", "‹U+202F›", "\\u202F"] {
      // 'replacing' of the standard library takes longer than the rest of a recording.
      var rest = text.startIndex
      while let range = text[rest...].range(of: Data(narrow.utf8)) {
        text.replaceSubrange(range, with: [.space])
        rest = range.lowerBound + 1
      }
    }
    return Array(text)
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
