import Testing

@testable import ScreenSnapshot

@Suite("NavigationBar")
struct NavigationBarTests {
  @Test("The bar of a root has a centered title")
  func root() {
    #expect(
      Drawing.bar(.level("Library")) == "│                 Library                  │")
  }

  @Test("The bar of a pushed screen has the back button, the title and the buttons")
  func pushed() {
    #expect(
      Drawing.bar(.level("Dune", back: "Library", trailing: ["Share", "Edit"]))
        == "│ ‹ Library         Dune       Share  Edit │")
  }

  @Test("Leading buttons replace the back button")
  func leading() {
    #expect(
      Drawing.bar(.level("Edit Book", back: "Dune", leading: ["Cancel"], trailing: ["Save"]))
        == "│ Cancel         Edit Book            Save │")
  }

  @Test("A destructive button in a bar has an exclamation mark")
  func destructive() {
    var level = ScreenScene.Level.level("Dune", back: "Library")
    level.content?.trailing = [.button("Delete", role: .destructive), .button("Edit")]
    #expect(
      Drawing.bar(level) == "│ ‹ Library         Dune    Delete !  Edit │")
  }

  @Test("A title moves out of the center if it then fits beside the buttons")
  func offCentre() {
    #expect(
      Drawing.bar(.level("A Wizard of Earthsea", back: "Library", trailing: ["Edit"]))
        == "│ ‹ Library  A Wizard of Earthsea     Edit │")
  }

  @Test("Two columns separate the title from the buttons")
  func exact() {
    #expect(
      Drawing.bar(.level("The Dispossessed, 1974 SF", back: "Library", trailing: ["OK"]))
        == "│ ‹ Library  The Dispossessed, 1974 SF  OK │")
  }

  @Test("A title that does not fit beside the buttons is drawn below them")
  func long() {
    #expect(
      Drawing.bar(
        .level("The Left Hand of Darkness", back: "Library", trailing: ["Share", "Edit"])) == """
          │ ‹ Library                    Share  Edit │
          │        The Left Hand of Darkness         │
          """)
  }

  @Test("A title that is longer than a line wraps")
  func wrapped() {
    #expect(
      Drawing.bar(
        .level(
          "The Left Hand of Darkness, with an afterword and the letters of the author",
          back: "Library")) == """
          │ ‹ Library                                │
          │    The Left Hand of Darkness, with an    │
          │ afterword and the letters of the author  │
          """)
  }

  @Test("A bar without buttons has no line for them")
  func alone() {
    #expect(
      Drawing.bar(.level("The Left Hand of Darkness, with an afterword and the letters")) == """
        │    The Left Hand of Darkness, with an    │
        │        afterword and the letters         │
        """)
  }

  @Test("Buttons that do not fit beside the back button are drawn below it")
  func longBack() {
    #expect(
      Drawing.bar(
        .level("Notes", back: "The Left Hand of Darkness, 1969", trailing: ["Share", "Edit"]))
          == """
          │ ‹ The Left Hand of Darkness, 1969        │
          │                              Share  Edit │
          │                  Notes                   │
          """)
  }

  @Test("A long back button wraps after its mark")
  func wrappedBack() {
    #expect(
      Drawing.bar(
        .level("Notes", back: "The Left Hand of Darkness, with an afterword", trailing: ["Edit"])
      ) == """
        │ ‹ The Left Hand of Darkness, with an     │
        │   afterword                              │
        │                                     Edit │
        │                  Notes                   │
        """)
  }

  @Test("Buttons that do not fit on a line wrap at their edge")
  func manyButtons() {
    #expect(
      Drawing.bar(
        .level(
          "Notes", leading: ["Select everything", "Sort by author"],
          trailing: ["Share the list", "Export as text", "Print"])) == """
          │ Select everything  Sort by author        │
          │    Share the list  Export as text  Print │
          │                  Notes                   │
          """)
  }

  @Test("The bar of a screen with an empty title is an empty line")
  func empty() {
    #expect(
      Drawing.bar(.level("")) == "│                                          │")
  }
}
