import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("ElementList, sections")
struct SectionTests {
  @Test("An empty line separates a section from its neighbors, but does not start the list")
  func spacing() {
    #expect(
      Drawing.elements(
        .section("Details", [.row("Pages", "412"), .row("Published", "1965")]),
        .section("Straße", [.text("in capitals")]),
        .text("behind a section"), .text("and another")) == """
          │ DETAILS                                  │
          │ Pages                                412 │
          │ Published                           1965 │
          │                                          │
          │ STRASSE                                  │
          │ in capitals                              │
          │                                          │
          │ behind a section                         │
          │ and another                              │
          """)
  }

  @Test("A section without a title is separated by empty lines")
  func untitled() {
    #expect(
      Drawing.elements(
        .text("before"), .section([.button("Alone")]), .section([.text("another")]), .text("behind")
      ) == """
        │ before                                   │
        │                                          │
        │ [ Alone ]                                │
        │                                          │
        │ another                                  │
        │                                          │
        │ behind                                   │
        """)
  }

  @Test("Sections can be nested")
  func nested() {
    #expect(
      Drawing.elements(
        .section(
          "Outer",
          [
            .section("First", [.text("one")]), .text("between"), .section("Second", [.text("two")]),
          ]), .text("behind")) == """
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
          """)
  }

  @Test("A heading hides nothing")
  func secretHeading() {
    #expect(
      Drawing.elements(
        .section(
          "Recovery passwords",
          [
            .row("First", "r-1"), .section("Old", [.link("Second", "r-2"), .field("Third", "")]),
            .text("Keep them safe."),
          ]), .row("Owner", "Ada")) == """
          │ RECOVERY PASSWORDS                       │
          │ First                                r-1 │
          │                                          │
          │ OLD                                      │
          │ Second                             r-2 › │
          │ Third:                                 — │
          │                                          │
          │ Keep them safe.                          │
          │                                          │
          │ Owner                                Ada │
          """)
  }

  @Test("A section without title and elements is not drawn")
  func empty() {
    #expect(
      Drawing.elements(
        .section([]), .text("first"), .section([.section([])]), .text("second"), .section([]))
          == """
          │ first                                    │
          │ second                                   │
          """)
  }

  @Test("A section without elements is drawn as its title")
  func titleOnly() {
    #expect(
      Drawing.elements(
        .section("Nothing yet", []),
        .section("A title that is longer than a line of this screen", [])) == """
          │ NOTHING YET                              │
          │                                          │
          │ A TITLE THAT IS LONGER THAN A LINE OF    │
          │ THIS SCREEN                              │
          """)
  }
}
