import Foundation
import Testing

@testable import ScreenPayloads

@Suite("PayloadWriter, dates")
struct PayloadDateTests {
  @Test("Dates agree with Foundation's Gregorian calendar")
  func calendar() {
    for step in 0..<2000 {
      let date = Date(timeIntervalSinceReferenceDate: -13_000_000_000 + Double(step) * 130_000_003)
      let text = date.formatted(.iso8601).dropLast()
      #expect(PayloadText.of(date) == #""\#(text).000Z""#)
    }
  }
}
