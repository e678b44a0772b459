import Foundation
import Testing

@testable import ScreenSnapshot

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
    #expect(PayloadText.of(DateComponents()) == "{}")
  }

  @Test("Foundation's structs are written by their public properties")
  func structs() {
    var name = PersonNameComponents()
    name.familyName = "Byron"
    name.givenName = "Ada"
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      PayloadText.of([
        name as Any, DateInterval(start: start, duration: 60),
        Notification(name: Notification.Name("opened"), userInfo: ["page": 1]),
        Notification.Name("opened"), CGRect(x: 1, y: 2, width: 3, height: 4),
        Measurement(value: 1, unit: UnitLength.kilometers), UnitLength.meters,
        NSRange(location: 1, length: 2),
      ]) == """
        - givenName: "Ada"
          familyName: "Byron"
        - start: "2001-01-01T00:00:00.000Z"
          end: "2001-01-01T00:01:00.000Z"
          duration: 60.0
        - name: "opened"
          userInfo:
            "page": 1
        - rawValue: "opened"
        - origin:
            x: 1.0
            "y": 2.0
          size:
            width: 3.0
            height: 4.0
        - value: 1.0
          unit: "km"
        - "m"
        - location: 1
          length: 2
        """)
  }

  @Test("Parts of a locale are written as their identifiers")
  func locales() {
    #expect(
      PayloadText.of([
        Locale.LanguageCode("de") as Any, Locale.Script("Latn"), Locale.Region("CH"),
        Locale.Currency("EUR"), Locale.MeasurementSystem.metric,
        Locale.Language(languageCode: "de", script: "Latn", region: "CH"),
      ]) == """
        - "de"
        - "Latn"
        - "CH"
        - "EUR"
        - "metric"
        - languageCode: "de"
          script: "Latn"
          region: "CH"
        """)
  }

  @Test("Foundation's errors are written as their code and user info")
  func errors() {
    #expect(
      PayloadText.of([
        CocoaError(.fileNoSuchFile, userInfo: ["a": 1]) as Any, POSIXError(.EPERM),
        URLError(.timedOut),
      ]) == """
        - code:
            rawValue: 4
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
