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
    guard years1To9999.contains(seconds), let fraction = fraction(of: seconds, after: whole) else {
      return "\(YAMLText.number("\(seconds)")) seconds since 2001-01-01T00:00:00Z"
    }
    let second = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601).dropLast()
    return "\(second).\(fraction.number.digits(fraction.digits))Z"
  }

  /// The seconds since 2001 of dates whose year has four digits, from `Date.distantPast` on.
  ///
  /// Foundation writes dates before October 1582 in the Julian calendar, and 1 BC as another year 1.
  private static let years1To9999 = -63_114_076_800.0..<252_423_993_600.0

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
