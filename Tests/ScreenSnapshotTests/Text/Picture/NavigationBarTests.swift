import Testing

@testable import ScreenSnapshot

@Suite("The bar of a screen")
struct NavigationBarTests {
  @Test("of a root is its title, in the middle")
  func root() {
    #expect(
      Drawing.compact(.levels(.level("Library"))) == """
        ┌──────────────────────────────────────────┐
        │                 Library                  │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("of a pushed screen has the way back, the title and the buttons")
  func pushed() {
    #expect(
      Drawing.compact(.levels(.level("Dune", back: "Library", trailing: ["Share", "Edit"]))) == """
        ┌──────────────────────────────────────────┐
        │ ‹ Library         Dune       Share  Edit │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("has its own leading buttons in place of the way back")
  func leading() {
    #expect(
      Drawing.compact(
        .levels(.level("Edit Book", back: "Dune", leading: ["Cancel"], trailing: ["Save"]))) == """
          ┌──────────────────────────────────────────┐
          │ Cancel         Edit Book            Save │
          ├──────────────────────────────────────────┤
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("marks a button that deletes")
  func destructive() {
    var level = ScreenScene.Level.level("Dune", back: "Library")
    level.content?.trailing = [.button("Delete", role: .destructive), .button("Edit")]
    #expect(
      Drawing.compact(.levels(level)) == """
        ┌──────────────────────────────────────────┐
        │ ‹ Library         Dune    Delete !  Edit │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("moves the title out of the middle rather than below")
  func offCentre() {
    #expect(
      Drawing.compact(.levels(.level("A Wizard of Earthsea", back: "Library", trailing: ["Edit"])))
        == """
        ┌──────────────────────────────────────────┐
        │ ‹ Library  A Wizard of Earthsea     Edit │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("keeps two columns between the title and the buttons")
  func exact() {
    #expect(
      Drawing.compact(
        .levels(.level("The Dispossessed, 1974 SF", back: "Library", trailing: ["OK"]))) == """
          ┌──────────────────────────────────────────┐
          │ ‹ Library  The Dispossessed, 1974 SF  OK │
          ├──────────────────────────────────────────┤
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("has a title that is too long below the buttons")
  func long() {
    #expect(
      Drawing.compact(
        .levels(.level("The Left Hand of Darkness", back: "Library", trailing: ["Share", "Edit"])))
          == """
          ┌──────────────────────────────────────────┐
          │ ‹ Library                    Share  Edit │
          │        The Left Hand of Darkness         │
          ├──────────────────────────────────────────┤
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("wraps a title that is longer than a line")
  func wrapped() {
    #expect(
      Drawing.compact(
        .levels(
          .level(
            "The Left Hand of Darkness, with an afterword and the letters of the author",
            back: "Library"))) == """
          ┌──────────────────────────────────────────┐
          │ ‹ Library                                │
          │    The Left Hand of Darkness, with an    │
          │ afterword and the letters of the author  │
          ├──────────────────────────────────────────┤
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("needs no line for buttons that are not there")
  func alone() {
    #expect(
      Drawing.compact(
        .levels(.level("The Left Hand of Darkness, with an afterword and the letters"))) == """
          ┌──────────────────────────────────────────┐
          │    The Left Hand of Darkness, with an    │
          │        afterword and the letters         │
          ├──────────────────────────────────────────┤
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("has buttons below a way back that leaves no room for them")
  func longBack() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Notes", back: "The Left Hand of Darkness, 1969", trailing: ["Share", "Edit"])))
          == """
          ┌──────────────────────────────────────────┐
          │ ‹ The Left Hand of Darkness, 1969        │
          │                              Share  Edit │
          │                  Notes                   │
          ├──────────────────────────────────────────┤
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("wraps the way back behind its mark")
  func wrappedBack() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Notes", back: "The Left Hand of Darkness, with an afterword", trailing: ["Edit"]))
      ) == """
        ┌──────────────────────────────────────────┐
        │ ‹ The Left Hand of Darkness, with an     │
        │   afterword                              │
        │                                     Edit │
        │                  Notes                   │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("wraps buttons, nearest to their edge")
  func manyButtons() {
    #expect(
      Drawing.compact(
        .levels(
          .level(
            "Notes", leading: ["Select everything", "Sort by author"],
            trailing: ["Share the list", "Export as text", "Print"]))) == """
          ┌──────────────────────────────────────────┐
          │ Select everything  Sort by author        │
          │    Share the list  Export as text  Print │
          │                  Notes                   │
          ├──────────────────────────────────────────┤
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("is empty without a title")
  func empty() {
    #expect(
      Drawing.compact(.levels(.level(""))) == """
        ┌──────────────────────────────────────────┐
        │                                          │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }
}
