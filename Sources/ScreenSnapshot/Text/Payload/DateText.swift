import Foundation

/// Dates as ISO 8601 text in UTC, whatever the time zone and locale of the machine.
enum DateText {
  /// The date with milliseconds, and more digits where it has them.
  ///
  /// A date is a number of seconds, and its text tells any two of them apart: digits are added
  /// until what is written stands for the same number.
  static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    guard years0To9999.contains(seconds), let digits = digits(of: seconds, behind: whole) else {
      return "\(YAMLText.number("\(seconds)")) seconds since 2001-01-01T00:00:00Z"
    }
    let (day, second) = Int(whole).quotientAndRemainder(roundedDownBy: 86_400)
    let (minute, hour) = (second / 60 % 60, second / 3600)
    return day.dayText + "T\(hour.text(2)):\(minute.text(2)):\((second % 60).text(2)).\(digits)Z"
  }

  /// What four digits can say as a year, in seconds since 2001.
  private static let years0To9999 = -63_145_526_400.0..<252_423_993_600.0

  /// The digits behind the point: as few as tell the number, three at least.
  ///
  /// - Returns: Nil where no seventeen digits do, in the instants around the reference date.
  private static func digits(of seconds: Double, behind whole: Double) -> String? {
    let fraction = seconds - whole
    for count in 3...17 {
      let scale = pow(10, Double(count))
      let scaled = (fraction * scale).rounded()
      guard scaled < scale, whole + scaled / scale == seconds else { continue }
      return Int(scaled).text(count)
    }
    return nil
  }
}

extension Int {
  /// The date, for a number of days since 2001.
  ///
  /// The calendar of ISO 8601 is the Gregorian one at all times; Foundation's becomes the Julian
  /// one before October 1582.
  ///
  /// - SeeAlso: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`,
  ///   which counts in eras of 400 years that begin on the first of March.
  fileprivate var dayText: String {
    let (era, dayOfEra) = (self + 730_791).quotientAndRemainder(roundedDownBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(year.text(4))-\(month.text(2))-\(day.text(2))"
  }

  /// Divides so that the remainder is never negative.
  fileprivate func quotientAndRemainder(
    roundedDownBy divisor: Int
  ) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }

  /// The number with zeros before it.
  fileprivate func text(_ digits: Int) -> String {
    let text = String(self)
    return String(repeating: "0", count: Swift.max(0, digits - text.utf8.count)) + text
  }
}
