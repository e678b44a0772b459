import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("NavigationBar")
struct NavigationBarTests {
  @Test(
    "A title is in the center, or where it fits beside the buttons with two columns between them",
    arguments: [
      ("Library", nil, [], [], "│                 Library                  │"),
      ("", nil, [], [], "│                                          │"),
      ("Dune", "Library", [], ["Share", "Edit"], "│ ‹ Library         Dune       Share  Edit │"),
      // Leading buttons replace the back button.
      ("Edit Book", "Dune", ["Cancel"], ["Save"], "│ Cancel         Edit Book            Save │"),
      (
        "A Wizard of Earthsea", "Library", [], ["Edit"],
        "│ ‹ Library  A Wizard of Earthsea     Edit │"
      ),
      (
        "The Dispossessed, 1974 SF", "Library", [], ["OK"],
        "│ ‹ Library  The Dispossessed, 1974 SF  OK │"
      ),
    ] as [Bar])
  func oneLine(bar: Bar) {
    expectDrawn(bar)
  }

  @Test(
    "Titles and buttons that do not fit on one line are drawn on several",
    arguments: [
      (
        "The Left Hand of Darkness", "Library", [], ["Share", "Edit"],
        """
        │ ‹ Library                    Share  Edit │
        │        The Left Hand of Darkness         │
        """
      ),
      (
        "The Left Hand of Darkness, with an afterword and the letters of the author", "Library",
        [], [],
        """
        │ ‹ Library                                │
        │    The Left Hand of Darkness, with an    │
        │ afterword and the letters of the author  │
        """
      ),
      // A bar without buttons has no line for them.
      (
        "The Left Hand of Darkness, with an afterword and the letters", nil, [], [],
        """
        │    The Left Hand of Darkness, with an    │
        │        afterword and the letters         │
        """
      ),
      (
        "Notes", "The Left Hand of Darkness, 1969", [], ["Share", "Edit"],
        """
        │ ‹ The Left Hand of Darkness, 1969        │
        │                              Share  Edit │
        │                  Notes                   │
        """
      ),
      // A long back button wraps after its mark.
      (
        "Notes", "The Left Hand of Darkness, with an afterword", [], ["Edit"],
        """
        │ ‹ The Left Hand of Darkness, with an     │
        │   afterword                              │
        │                                     Edit │
        │                  Notes                   │
        """
      ),
      // Buttons wrap at their edge.
      (
        "Notes", nil, ["Select everything", "Sort by author"],
        ["Share the list", "Export as text", "Print"],
        """
        │ Select everything  Sort by author        │
        │    Share the list  Export as text  Print │
        │                  Notes                   │
        """
      ),
    ] as [Bar])
  func severalLines(bar: Bar) {
    expectDrawn(bar)
  }

  @Test("A destructive button in a bar has an exclamation mark")
  func destructive() {
    var level = ScreenScene.Level.level("Dune", back: "Library")
    level.content?.trailing = [.button("Delete", role: .destructive), .button("Edit")]
    #expect(
      Drawing.bar(level) == "│ ‹ Library         Dune    Delete !  Edit │")
  }

  typealias Bar = (
    title: String, back: String?, leading: [String], trailing: [String], expected: String
  )

  private func expectDrawn(_ bar: Bar) {
    let level = ScreenScene.Level.level(
      bar.title, back: bar.back, leading: bar.leading, trailing: bar.trailing)
    #expect(Drawing.bar(level) == bar.expected)
  }
}
