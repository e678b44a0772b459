import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("ScreenPicture, regular layout without a sidebar")
struct WideScreenTests {
  @Test("A sheet is a card in the center of a wide screen")
  func sheet() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Library"), .level("Edit Book", as: .sheet, showing: [.field("Title", "Dune")])))
        == Self.sheetPicture)
  }

  private static let sheetPicture = """
    ┌──────────────────────────────────────────────────────────────────────────────────────────────┐
    │                                           Library                                            │
    ├──────────────────────────────────────────────────────────────────────────────────────────────┤
    │                                                                                              │
    │        ┌────────────────────────────────────────────────────────────────────────────┐        │
    │        │                                 Edit Book                                  │        │
    │        ├────────────────────────────────────────────────────────────────────────────┤        │
    │        │ Title:                                                                Dune │        │
    │        └────────────────────────────────────────────────────────────────────────────┘        │
    │                                                                                              │
    └──────────────────────────────────────────────────────────────────────────────────────────────┘
    """
}
