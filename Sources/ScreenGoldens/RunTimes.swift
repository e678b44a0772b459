import Foundation
import ScreenText

/// The days and the minutes of a run, by which a text that contains the current date or time is found.
struct RunTimes {
  /// The year, the month and the day in ascending order, because forms of dates differ in theirs.
  private var days: Set<[Int]> = []

  /// The hour, of a whole day, and the minute.
  private var minutes: Set<[Int]> = []

  /// Collects the times from a start to now, which are in UTC or in the time zone of the contents.
  init(from start: Date, to clock: RunClock) {
    let end = max(clock.now(), start)
    for zone in [.gmt, clock.timeZone()] {
      var calendar = Calendar(identifier: .gregorian)
      calendar.timeZone = zone
      // A run does not take a day, and the minutes of a day are all that a text can have.
      for minute in 0...min(Int(end.timeIntervalSince(start) / 60) + 1, 1440) {
        let date = min(start + Double(minute) * 60, end)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        guard let year = parts.year, let month = parts.month, let day = parts.day,
          let hour = parts.hour, let minute = parts.minute
        else { continue }
        days.insert([year, month, day].sorted())
        minutes.insert([hour, minute])
      }
    }
  }

  /// The first date or time of the run that a text contains, as the text has it.
  ///
  /// A date is a year, a month and a day in any order, such as `2026-11-25` and `Nov 25, 2026`. A year has four digits,
  /// or two at the end of a date with `/` or `.`. A time is an hour and a minute, such as `17:05` and `5:05 PM`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  func first(in text: [UInt8]) -> String? {
    let text = Self.withPlainSpaces(text)
    var parts = Self.parts(of: text)[...]
    while let part = parts.first {
      let isInWord = text[..<part.startIndex].last.map { $0.isLetter && $0 != "T" } ?? false
      if !isInWord, let end = endOfDay(parts, of: text) ?? endOfTime(parts, of: text) {
        return String(text[part.startIndex..<end])
      }
      parts.removeFirst()
    }
    return nil
  }

  /// The end of a day of the run with which parts begin; nil if they begin with none.
  private func endOfDay(_ parts: ArraySlice<Substring>, of text: String) -> String.Index? {
    let parts = parts.prefix(3)
    let separators = zip(parts, parts.dropFirst()).map { text[$0.endIndex..<$1.startIndex] }
    guard separators.allSatisfy(Self.separators.contains) else { return nil }
    var numbers = parts.map(Self.number)
    let isShort =
      numbers.allSatisfy { $0 < 100 } && separators.allSatisfy { $0 == "/" || $0 == "." }
    if isShort { numbers[numbers.count - 1] += 2000 }
    return days.contains(numbers.sorted()) ? parts.last?.endIndex : nil
  }

  private static let separators: [Substring] = ["-", "/", ".", " ", ", "]

  /// The end of a minute of the run with which parts begin; nil if they begin with none.
  private func endOfTime(_ parts: ArraySlice<Substring>, of text: String) -> String.Index? {
    guard let first = parts.first, let hour = Int(first), let last = parts.dropFirst().first,
      let minute = Int(last), last.count == 2, text[first.endIndex..<last.startIndex] == ":"
    else { return nil }
    let next = parts.dropFirst(2).drop { text[..<$0.startIndex].last == ":" }.first
    let noon = next.flatMap { ["am": 0, "pm": 12][$0.lowercased()] }
    return minutes.contains([noon.map { hour % 12 + $0 } ?? hour, minute]) ? last.endIndex : nil
  }

  /// A text with a space for each narrow one, such as before `PM`, as pictures and YAML have it.
  private static func withPlainSpaces(_ text: [UInt8]) -> String {
    String(decoding: text, as: UTF8.self)
      .replacing("‹U+202F›", with: " ").replacing("\\u202F", with: " ")
  }

  /// The numbers and the words of a text.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var rest = Substring(text).utf8
    while let first = rest.first {
      let part =
        first.isASCIILetter
        ? rest.prefix(while: \.isASCIILetter) : rest.prefix(while: \.isASCIIDigit)
      if !part.isEmpty { parts.append(Substring(part)) }
      rest = rest.dropFirst(max(part.count, 1))
    }
    return parts
  }

  /// The number of a part; of an English month or its first three letters, that of the month.
  private static func number(of part: Substring) -> Int {
    if let number = Int(part) { return number }
    let word = part.lowercased()
    return (months.firstIndex { $0 == word || $0.prefix(3) == word } ?? -1) + 1
  }

  private static let months = [
    "january", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]
}
