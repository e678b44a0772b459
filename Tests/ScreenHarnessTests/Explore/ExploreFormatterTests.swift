import Testing

@testable import ScreenHarness
@testable import ScreenSnapshot
@testable import ScreenText

@Suite("ExploreFormatter")
struct ExploreFormatterTests {
  private static func lines(
    _ labels: [String], columns: Int = 30, from start: Int = 0, isColored: Bool = false
  ) -> [String] {
    let controls = labels.map { label in
      ExploredControl(
        kind: .button, label: label, isEnabled: label != "Off",
        step: .tap(ControlReference(label: label)))
    }
    return ExploreFormatter(style: Style(isColored: isColored), columns: { columns })
      .controls(of: ExploredPage(picture: "", path: [], controls: controls), from: start)
  }

  @Test("Rows are as wide as the terminal, and a label that is wider has its own row")
  func rows() {
    #expect(
      Self.lines(["Edit", "Off", "Share", "Delete this book for ever and ever", "漢字"]) == [
        "1 Edit   2 (Off)   3 Share", "4 Delete this book for ever and ever", "5 漢字",
      ])
    #expect(Self.lines([]) == ["no controls"])
    #expect(
      Self.lines(["Edit", "Off"], isColored: true) == [
        "\u{1B}[36m1\u{1B}[0m Edit   \u{1B}[36m2\u{1B}[0m \u{1B}[2m(Off)\u{1B}[0m"
      ])
  }

  @Test("Labels from right to left have a row each, so that numbers stay beside their labels")
  func rightToLeft() {
    #expect(Self.lines(["Edit", "חנות", "Off"]) == ["1 Edit", "2 חנות", "3 (Off)"])
  }

  @Test("Many controls are listed in parts")
  func parts() {
    let labels = (1...90).map { "Row \($0)" }
    let first = Self.lines(labels, columns: 0)
    #expect(first.count == 41 && first[39] == "40 Row 40")
    #expect(first.last == "… and 50 more; type 'more' to list them")
    let last = Self.lines(labels, columns: 0, from: 80)
    #expect(last.count == 10 && last[0] == "81 Row 81" && last[9] == "90 Row 90")
  }
}
