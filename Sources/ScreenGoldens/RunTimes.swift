import Foundation
import ScreenText

/// The days and the minutes of a run, by which a text that contains the current date or time is found.
struct RunTimes {
  /// The year of the century, the month and the day in ascending order, because forms of dates differ in theirs.
  private var days: Set<[Int]> = []

  /// The hour, of twelve hours and of a whole day, and the minute.
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
        days.insert([year % 100, month, day].sorted())
        minutes.formUnion([[hour, minute], [(hour + 11) % 12 + 1, minute]])
      }
    }
  }

  /// The first date or time of the run that a text contains, as the text has it.
  ///
  /// A date is a year, a month and a day in any order, such as `2026-11-25` and `Nov 25, 2026`. A time is an hour and
  /// a minute, such as `17:05` and `5:05 PM`.
  ///
  /// - Complexity: O(*n*) in the bytes.
  func first(in text: [UInt8]) -> String? {
    let parts = Self.parts(of: text)
    for index in parts.indices {
      let found = [3, 2].map { parts[index...].prefix($0) }
        .first { $0.count == 3 && isDay($0, of: text) || $0.count == 2 && isTime($0, of: text) }
      if let start = found?.first, let end = found?.last {
        return String(decoding: text[start.startIndex..<end.endIndex], as: UTF8.self)
      }
    }
    return nil
  }

  private func isDay(_ parts: ArraySlice<Part>, of text: [UInt8]) -> Bool {
    zip(parts, parts.dropFirst()).allSatisfy { 1...2 ~= $1.startIndex - $0.endIndex }
      && days.contains(parts.map(Self.number).sorted())
  }

  private func isTime(_ parts: ArraySlice<Part>, of text: [UInt8]) -> Bool {
    zip(parts, parts.dropFirst()).allSatisfy { hour, minute in
      minute.count == 2 && text[hour.endIndex..<minute.startIndex].elementsEqual(":".utf8)
    } && minutes.contains(parts.map(Self.number))
  }

  private typealias Part = ArraySlice<UInt8>

  /// The numbers and the words of a text.
  private static func parts(of text: [UInt8]) -> [Part] {
    var parts: [Part] = []
    var rest = text[...]
    while let first = rest.first {
      let part =
        first.isASCIILetter
        ? rest.prefix(while: \.isASCIILetter) : rest.prefix(while: \.isASCIIDigit)
      if !part.isEmpty { parts.append(part) }
      rest = rest.dropFirst(max(part.count, 1))
    }
    return parts
  }

  /// The number of a part; of a year, that in its century, and of a month's name, that of the month.
  private static func number(of part: Part) -> Int {
    let text = String(decoding: part, as: UTF8.self)
    if let number = Int(text) { return 2000..<2100 ~= number ? number - 2000 : number }
    return (months.firstIndex(of: text.prefix(3).lowercased()) ?? -1) + 1
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
