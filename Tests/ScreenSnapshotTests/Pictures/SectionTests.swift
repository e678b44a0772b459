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
}
