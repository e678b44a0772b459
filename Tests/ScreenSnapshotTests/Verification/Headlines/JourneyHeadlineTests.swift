import ScreenContents
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Headline of a journey")
struct JourneyHeadlineTests {
  private static func headline(_ old: String, _ new: String) -> String {
    Headline(of: LineDiff(from: Array(old.utf8), to: Array(new.utf8)), in: .journeys).text
  }

  @Test(
    "The headline names the first step whose result differs, from the last common level on",
    arguments: [
      (
        "library › bookDetail(id: \"dune\") › sheet lend(id: \"dune\")",
        "library › bookDetail(id: \"dune\")", "bookDetail › sheet lend → bookDetail"
      ),
      ("library", "search", "library → search"),
      (
        "library › book(id: 1)", "library › book(id: 2)",
        "library › book(id: 1) → library › book(id: 2)"
      ),
      ("library", "refused: no such book\nlibrary", "library → refused: no such book"),
      (
        "library › book(…)\n  title: \"Dune\"", "library › book(…)\n  title: \"Emma\"",
        "title: \"Dune\" → \"Emma\""
      ),
    ])
  func step(old: String, new: String, change: String) {
    let start = "Prose.\n\n> show a\na\n\n# Why.\n> open a:b\n"
    let end = "\n\n> back\na\n"
    #expect(
      Self.headline(start + old + end, start + new + end) == "line 7, > open a:b: \(change)")
  }

  @Test("A picture has its own headline, and further steps are counted")
  func picture() {
    let picture = "---\ntab: a\n---\n┌──────┐\n│ Dune │\n└──────┘"
    let old = "> look\n\(picture)\n\n> back\na\n\n> back\nb\n"
    #expect(
      Self.headline(old, old.replacing("Dune", with: "Emma")) == "line 1, > look: Dune → Emma")
    #expect(
      Self.headline(
        old, old.replacing("Dune", with: "Emma").replacing("\na\n", with: "\nc\n"))
        == "line 1, > look: Dune → Emma, and 1 more step")
  }

  @Test("Journeys that changed in the same way are one group without a line")
  func groups() {
    func result(_ name: String, _ prose: String) -> ScreenResult {
      let diff = LineDiff(
        from: Array("\(prose)> tap A\na\n".utf8), to: Array("\(prose)> tap A\nb\n".utf8))
      return ScreenResult(
        screen: name, folder: .journeys, verdict: .changed, golden: "m/journeys/\(name).txt",
        difference: Difference(diff, headline: Headline(of: diff, in: .journeys)))
    }
    let groups = ResultGroup.groups(of: [result("one", ""), result("two", "Prose.\n\n")])
    #expect(groups.map(\.headline) == ["> tap A: a → b"])
    #expect(groups.map { $0.countedResults(in: [.compact]) } == ["2 journeys"])
    #expect(groups[0].first.headline == "line 1, > tap A: a → b")
    #expect(groups[0].first.reportedLine == 2)
  }
}
