import Foundation

/// A date or a time of day that a text contains in a usual form.
///
/// Forms are `2026-11-25`, `25.11.2026`, `11/25/26`, `Nov 25, 2026`, `25 November 2026`, `17:05`, `17:05:09` and
/// `5:05 PM`.
package enum WrittenTime: Hashable, Sendable {
  /// The day, the month and the last two digits of the year, sorted: their order depends on the form.
  case date([Int])

  case time(hour: Int, minute: Int)

  package init(year: Int, month: Int, day: Int) {
    self = .date([year % 100, month, day].sorted())
  }
}

extension WrittenTime {
  /// Finds all dates and times in a text, in order.
  package static func matches(in text: String) -> [(time: WrittenTime, text: Substring)] {
    let matches = form?.matches(in: text, range: NSRange(text.startIndex..., in: text)) ?? []
    return matches.compactMap { Range($0.range, in: text) }
      .map { (WrittenTime(reading: text[$0]), text[$0]) }
  }

  /// The text with a placeholder instead of each date and time, and without spaces, which fill a line up to a
  /// width; nil if the text contains none.
  ///
  /// Texts that differ in nothing else have the same form.
  package static func form(of text: String) -> String? {
    let form = form?.stringByReplacingMatches(
      in: text, range: NSRange(text.startIndex..., in: text), withTemplate: "\0")
    return form == text ? nil : form?.filter { $0 != " " }
  }

  /// Compiled once: a `Regex` is not `Sendable`, and takes longer to create than to search a golden.
  private static let form = try? NSRegularExpression(
    pattern: #"""
      \b (?:
        [0-9]{4} (?: -[0-9]{1,2}-[0-9]{1,2} | /[0-9]{1,2}/[0-9]{1,2} ) (?: T[0-9][0-9]:[0-9:.]+Z? )?
        | [0-9]{1,2} / [0-9]{1,2} / (?: [0-9]{4} | [0-9]{2} )
        | [0-9]{1,2} [.-] [0-9]{1,2} [.-] [0-9]{4}
        | [0-9]{2} \. [0-9]{2} \. [0-9]{2}
        | [0-9]{1,2} \s* (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) [a-z]* \s* [0-9]{4}
        | (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec) [a-z]* \s* [0-9]{1,2} ,? \s* [0-9]{4}
        | (?: [01]?[0-9] | 2[0-3] ) : [0-5][0-9] (?: :[0-5][0-9] (?: \.[0-9]+ )? Z? )?
          (?: (?: \s | ‹U\+[0-9A-F]{4}› )* [ap]m )?
      ) \b
      """#,
    options: [.caseInsensitive, .allowCommentsAndWhitespace])

  private init(reading text: Substring) {
    let numbers = text.split { !$0.isNumber }.compactMap { Int($0) }
    if text.prefix(3).contains(":") {
      let half = text.suffix(2).lowercased()
      let isTwelveHours = ["am", "pm"].contains(half)
      let hour = isTwelveHours ? numbers[0] % 12 + (half == "pm" ? 12 : 0) : numbers[0]
      self = .time(hour: hour, minute: numbers[1])
    } else {
      let word = text.drop { !$0.isLetter }.prefix(3).lowercased()
      let month = Self.months.firstIndex(of: word).map { [$0 + 1] } ?? []
      let parts = month + numbers.prefix(3 - month.count)
      self = .date(parts.map { $0 % 100 }.sorted())
    }
  }

  private static let months = [
    "jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec",
  ]
}
