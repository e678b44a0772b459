import Testing

@testable import ScreenGoldens
@testable import ScreenText

@Suite("Dates and times in texts")
struct WrittenTimeTests {
  private static let day = WrittenTime.date(year: 2026, month: 11, day: 25)
  private static let time = WrittenTime.time(minute: 17 * 60 + 5)

  @Test(
    "Usual forms are read, whatever is around them",
    arguments: [
      ("2026-11-25", [[day]]), ("2026/11/25", [[day]]), ("25.11.2026", [[day]]),
      ("11/25/26", [[day]]), ("25.11.26", [[day]]), ("Nov 25, 2026", [[day]]),
      ("November 25, 2026", [[day]]), ("25 Nov 2026", [[day]]), ("25 november 2026", [[day]]),
      ("17:05", [[time]]), ("17:05:09", [[time]]), ("5:05 PM", [[time]]),
      ("5:05\u{202F}pm", [[time]]), ("5:05‹U+202F›PM", [[time]]),
      ("12:05 AM", [[.time(minute: 5)]]), ("│ Due  25.11.2026, 17:05 │", [[day], [time]]),
      ("2026-11-25T17:05:09Z", [[day], [time]]), ("2026-11-25T17:05:09.123Z", [[day], [time]]),
      ("2026-11-25 17:05:09 +0000", [[day], [time]]),
      (
        "4/5/2026",
        [[.date(year: 2026, month: 5, day: 4), .date(year: 2026, month: 4, day: 5)]]
      ),
    ] as [(String, [[WrittenTime]])])
  func forms(text: String, readings: [[WrittenTime]]) {
    #expect(WrittenTime.matches(in: text.utf8).map(\.readings) == readings)
  }

  @Test(
    "Numbers that are no date and no time are left alone",
    arguments: [
      "", "412", "1.2.34", "16:9", "25:61", "2026-13-25", "x17:05", "12025-11-255",
      "Nova 25, 2026", "May I?", "25 Nov", "1.5.2", "10.0.0.1:8080", "#2",
    ])
  func others(text: String) {
    #expect(WrittenTime.matches(in: text.utf8) == [])
    #expect(WrittenTime.form(of: text.utf8) == nil)
  }

  @Test("Texts that differ only in a date or a time have the same form")
  func forms() {
    for (old, new) in [
      ("Due 25.11.2026", "Due 26.11.2026"), ("9:41 AM,", "10:05 PM,"),
      ("2026-11-25T17:05:09.123Z", "2026-11-25T17:05:10.4Z"),
    ] {
      #expect(WrittenTime.form(of: old.utf8) == WrittenTime.form(of: new.utf8))
    }
    #expect(
      WrittenTime.form(of: "Until 17:05:09. 12".utf8)
        != WrittenTime.form(of: "Until 17:05:09. 13".utf8))
  }

  @Test("A match has the bytes of its text")
  func bytes() {
    let text = Array("été 17:05:09, Nov 25, 2026.".utf8)
    let found = WrittenTime.matches(in: text).map {
      String(decoding: text[$0.bytes], as: UTF8.self)
    }
    #expect(found == ["17:05:09", "Nov 25, 2026"])
  }
}
