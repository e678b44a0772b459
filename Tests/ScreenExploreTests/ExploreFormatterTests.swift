import Testing

@testable import ScreenDriver
@testable import ScreenExplore
@testable import ScreenText

@Suite("ExploreFormatter")
struct ExploreFormatterTests {
  private static func lines(
    _ labels: [String], columns: Int = 30, isColored: Bool = false
  ) -> [String] {
    let controls = labels.map { label in
      ExploredControl(
        label: label, isEnabled: label != "Off",
        step: .tap(ControlReference(label: label)))
    }
    return ExploreFormatter(style: Style(isColored: isColored), columns: { columns })
      .controls(of: ExploredPage(picture: "", path: [], controls: controls))
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
}
