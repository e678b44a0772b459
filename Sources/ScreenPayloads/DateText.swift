import Foundation
import ScreenText

/// Dates as ISO 8601 text in UTC, independent of the machine's time zone and locale.
enum DateText {
  /// The date with milliseconds, and with more digits if it needs them.
  ///
  /// Different dates have different texts: the text has enough digits to restore the exact number of
  /// seconds.
  static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    let whole = seconds.rounded(.down)
    guard years0To9999.contains(seconds), let fraction = fraction(of: seconds, after: whole) else {
      return "\(YAMLText.number("\(seconds)")) seconds since 2001-01-01T00:00:00Z"
    }
    let (day, second) = Int(whole).quotientAndRemainder(roundedDownBy: 86_400)
    let time = [second / 3600, second / 60 % 60, second % 60].map { $0.digits(2) }
    return
      "\(Self.day(day))T\(time.joined(separator: ":")).\(fraction.number.digits(fraction.digits))Z"
  }

  /// The seconds since 2001 of dates whose year has four digits.
  private static let years0To9999 = -63_145_526_400.0..<252_423_993_600.0

  /// The shortest decimals that restore the exact number, but at least three.
  ///
  /// Very close to the reference date, 17 digits are not enough. The result is `nil` then.
  private static func fraction(
    of seconds: Double, after whole: Double
  ) -> (number: Int, digits: Int)? {
    let fraction = seconds - whole
    for count in 3...17 {
      let scale = pow(10, Double(count))
      let scaled = (fraction * scale).rounded()
      guard scaled < scale, whole + scaled / scale == seconds else { continue }
      return (Int(scaled), count)
    }
    return nil
  }
}

extension DateText {
  /// The date of a number of days since 2001.
  ///
  /// ISO 8601 always uses the Gregorian calendar. Foundation's calendar is Julian before October 1582.
  ///
  /// - SeeAlso: Howard Hinnant, “chrono-Compatible Low-Level Date Algorithms”, `civil_from_days`.
  ///   It counts in eras of 400 years that begin on 1 March.
  private static func day(_ days: Int) -> String {
    let (era, dayOfEra) = (days + 730_791).quotientAndRemainder(roundedDownBy: 146_097)
    let yearOfEra =
      (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return "\(year.digits(4))-\(month.digits(2))-\(day.digits(2))"
  }
}

extension Int {
  /// Divides with a remainder that is never negative.
  fileprivate func quotientAndRemainder(
    roundedDownBy divisor: Int
  ) -> (quotient: Int, remainder: Int) {
    let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor)
    return remainder < 0 ? (quotient - 1, remainder + divisor) : (quotient, remainder)
  }
}
