import Foundation
import Testing

@testable import ScreenText

@Suite("FoundationFields")
struct FoundationFieldsTests {
  @Test("Date components are written if they are set, without the locale")
  func dateComponents() {
    let zone = TimeZone(identifier: "Europe/Berlin")
    #expect(
      PayloadText.of(
        DateComponents(
          calendar: Calendar(identifier: .gregorian), timeZone: zone, year: 2024, month: 2)) == """
          calendar: "gregorian"
          timeZone: "Europe/Berlin"
          year: 2024
          month: 2
          """)
    #expect(
      PayloadText.of(DateComponents(era: 1, weekOfYear: 7, yearForWeekOfYear: 2024)) == """
        era: 1
        weekOfYear: 7
        yearForWeekOfYear: 2024
        """)
    #expect(PayloadText.of(DateComponents()) == "{}")
  }

  @Test("Foundation's structs are written by their public properties")
  func structs() {
    #expect(
      PayloadText.of([
        Notification.Name("opened") as Any, CGRect(x: 1, y: 2, width: 3, height: 4),
        NSRange(location: 1, length: 2),
      ]) == """
        - "opened"
        - origin:
            x: 1.0
            "y": 2.0
          size:
            width: 3.0
            height: 4.0
        - location: 1
          length: 2
        """)
  }

  @Test("Foundation's errors are written as their code and user info")
  func errors() {
    #expect(
      PayloadText.of([
        CocoaError(.fileNoSuchFile, userInfo: ["a": 1]) as Any, POSIXError(.EPERM),
        URLError(.timedOut),
      ]) == """
        - code: 4
          userInfo:
            "a": 1
        - code: EPERM
        - _nsError:
            domain: "NSURLErrorDomain"
            code: -1001
            userInfo: {}
        """)
  }
}
