import Testing

@testable import ScreenSnapshot

@Suite("Sections")
struct SectionTests {
  @Test("are set apart by a free line, and begin without one")
  func spacing() {
    #expect(
      Drawing.elements(
        .section("Details", [.row("Pages", "412"), .row("Published", "1965")]),
        .section("Straße", [.text("in capitals")]),
        .text("behind a section"), .text("and another")) == """
          ┌──────────────────────────────────────────┐
          │                  Shelf                   │
          ├──────────────────────────────────────────┤
          │ DETAILS                                  │
          │ Pages                                412 │
          │ Published                           1965 │
          │                                          │
          │ STRASSE                                  │
          │ in capitals                              │
          │                                          │
          │ behind a section                         │
          │ and another                              │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("need no title")
  func untitled() {
    #expect(
      Drawing.elements(
        .text("before"), .section([.button("Alone")]), .section([.text("another")]), .text("behind")
      ) == """
        ┌──────────────────────────────────────────┐
        │                  Shelf                   │
        ├──────────────────────────────────────────┤
        │ before                                   │
        │                                          │
        │ [ Alone ]                                │
        │                                          │
        │ another                                  │
        │                                          │
        │ behind                                   │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("can lie in each other")
  func nested() {
    #expect(
      Drawing.elements(
        .section(
          "Outer",
          [
            .section("First", [.text("one")]), .text("between"), .section("Second", [.text("two")]),
          ]), .text("behind")) == """
          ┌──────────────────────────────────────────┐
          │                  Shelf                   │
          ├──────────────────────────────────────────┤
          │ OUTER                                    │
          │ FIRST                                    │
          │ one                                      │
          │                                          │
          │ between                                  │
          │                                          │
          │ SECOND                                   │
          │ two                                      │
          │                                          │
          │ behind                                   │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("without title and elements leave no gap")
  func empty() {
    #expect(
      Drawing.elements(
        .section([]), .text("first"), .section([.section([])]), .text("second"), .section([]))
          == """
          ┌──────────────────────────────────────────┐
          │                  Shelf                   │
          ├──────────────────────────────────────────┤
          │ first                                    │
          │ second                                   │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("can be a title alone")
  func titleOnly() {
    #expect(
      Drawing.elements(
        .section("Nothing yet", []),
        .section("A title that is longer than a line of this screen", [])) == """
          ┌──────────────────────────────────────────┐
          │                  Shelf                   │
          ├──────────────────────────────────────────┤
          │ NOTHING YET                              │
          │                                          │
          │ A TITLE THAT IS LONGER THAN A LINE OF    │
          │ THIS SCREEN                              │
          └──────────────────────────────────────────┘
          """)
  }
}
