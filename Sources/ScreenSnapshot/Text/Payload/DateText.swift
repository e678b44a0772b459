import Foundation

/// Dates as ISO 8601 text in UTC, whatever the time zone and locale of the machine.
enum DateText {
  /// The date with milliseconds, and more digits where it has them.
  ///
  /// A date is a number of seconds, and its text tells any two of them apart: digits are added
  /// until what is written stands for the same number.
  static func text(of date: Date) -> String {
    let seconds = date.timeIntervalSinceReferenceDate
    guard years1To9999.contains(seconds) else {
      return "\(YAMLText.number("\(seconds)")) seconds since 2001-01-01T00:00:00Z"
    }
    let whole = seconds.rounded(.down)
    let text = Date(timeIntervalSinceReferenceDate: whole).formatted(.iso8601)
    return "\(text.dropLast()).\(digits(of: seconds - whole, behind: whole))Z"
  }

  /// What four digits can say as a year, in seconds since 2001.
  private static let years1To9999 = -63_113_904_000.0..<252_423_993_600.0

  /// The digits behind the point: as few as tell the number, three at least.
  private static func digits(of fraction: Double, behind whole: Double) -> String {
    for count in 3...17 {
      let scale = pow(10, Double(count))
      let scaled = (fraction * scale).rounded()
      guard scaled < scale, whole + scaled / scale == whole + fraction else { continue }
      let text = String(Int(scaled))
      return String(repeating: "0", count: count - text.count) + text
    }
    return "\(fraction)"
  }
}
