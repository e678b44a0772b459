import Foundation
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, dates")
struct PayloadDateTests {
  @Test(
    "A date is ISO 8601 in UTC with milliseconds, or more digits if needed",
    arguments: [
      (0, "2001-01-01T00:00:00.000Z"), (0.5, "2001-01-01T00:00:00.500Z"),
      (700_000_000.123, "2023-03-08T20:26:40.123Z"),
      (700_000_000.123_456_7, "2023-03-08T20:26:40.1234567Z"),
      (0.000_25, "2001-01-01T00:00:00.00025Z"),
      (1.000_000_000_000_000_2, "2001-01-01T00:00:01.0000000000000002Z"),
      (-0.25, "2000-12-31T23:59:59.750Z"),
      (-978_307_200, "1970-01-01T00:00:00.000Z"),
      (-978_307_200.5, "1969-12-31T23:59:59.500Z"),
      (-13_197_686_400, "1582-10-14T00:00:00.000Z"),
      (-25_574_400, "2000-03-11T00:00:00.000Z"),
      (-26_524_801, "2000-02-28T23:59:59.000Z"),
      (-26_438_401, "2000-02-29T23:59:59.000Z"),
      (-63_113_904_000, "0001-01-01T00:00:00.000Z"),
      (-63_145_526_400, "0000-01-01T00:00:00.000Z"),
      (252_423_993_599, "9999-12-31T23:59:59.000Z"),
    ] as [(Double, String)])
  func iso(seconds: Double, text: String) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(PayloadText.of(date) == #""\#(text)""#)
    #expect(PayloadText.of(date as NSDate) == #""\#(text)""#)
  }

  @Test(
    "A date without an exact ISO 8601 form is a number of seconds",
    arguments: [
      (-63_145_526_401, "-63145526401.0"), (252_423_993_600, "252423993600.0"),
      (1e300, "1.0e+300"), (.nan, ".nan"), (.infinity, ".inf"), (-.infinity, "-.inf"),
      (.leastNonzeroMagnitude, "5.0e-324"), (-.leastNonzeroMagnitude, "-5.0e-324"),
      (-1e-20, "-1.0e-20"),
    ] as [(Double, String)])
  func seconds(seconds: Double, number: String) {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    #expect(PayloadText.of(date) == #""\#(number) seconds since 2001-01-01T00:00:00Z""#)
  }

  @Test("Dates agree with Foundation's Gregorian calendar")
  func calendar() {
    for step in 0..<2000 {
      let date = Date(timeIntervalSinceReferenceDate: -13_000_000_000 + Double(step) * 130_000_003)
      let text = date.formatted(.iso8601).dropLast()
      #expect(PayloadText.of(date) == #""\#(text).000Z""#)
    }
  }
}
