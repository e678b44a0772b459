import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("ScreenPicture, regular layout without a sidebar")
struct WideScreenTests {
  @Test("The regular layout of an app without tabs has one column")
  func noTabs() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Dune", back: "Library", trailing: ["Edit"], showing: [.row("Pages", "412")])))
        == Self.noTabsPicture)
  }

  private static let noTabsPicture = """
    ┌──────────────────────────────────────────────────────────────────────────────────────────────┐
    │ ‹ Library                                   Dune                                        Edit │
    ├──────────────────────────────────────────────────────────────────────────────────────────────┤
    │ Pages                                                                                    412 │
    └──────────────────────────────────────────────────────────────────────────────────────────────┘
    """

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

  @Test("A full-screen cover hides the sidebar")
  func cover() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Library"),
          .level("Scan", as: .cover, leading: ["Close"], showing: [.image("The camera")]),
          tabs: ["Library", "Search"])) == Self.coverPicture)
  }

  private static let coverPicture = """
    ┌──────────────────────────────────────────────────────────────────────────────────────────────┐
    │ Close                                       Scan                                             │
    ├──────────────────────────────────────────────────────────────────────────────────────────────┤
    │ ▣ The camera                                                                                 │
    └──────────────────────────────────────────────────────────────────────────────────────────────┘
    """

  @Test("An overlay is a card over the whole wide screen")
  func overlay() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Library"),
          .level("Thank You", as: .overlay, trailing: ["Done"], showing: [.text("It is yours.")]),
          tabs: ["Library", "Search"])) == Self.overlayPicture)
  }

  private static let overlayPicture = """
    ┌──────────────────────────────────────────────────────────────────────────────────────────────┐
    │┌────────────────────────────────────────────────────────────────────────────────────────────┐│
    ││                                         Thank You                                     Done ││
    │├────────────────────────────────────────────────────────────────────────────────────────────┤│
    ││ It is yours.                                                                               ││
    │└────────────────────────────────────────────────────────────────────────────────────────────┘│
    └──────────────────────────────────────────────────────────────────────────────────────────────┘
    """

  @Test("A dialog is in the center of a wide screen")
  func dialog() {
    #expect(
      Drawing.regular(
        .levels(.level("Library", dialog: VisibleDialog("Gone", buttons: [.button("OK")]))))
        == Self.dialogPicture)
  }

  private static let dialogPicture = """
    ┌──────────────────────────────────────────────────────────────────────────────────────────────┐
    │                                           Library                                            │
    ├──────────────────────────────────────────────────────────────────────────────────────────────┤
    │                                                                                              │
    │                             ┌──────────────────────────────────┐                             │
    │                             │               Gone               │                             │
    │                             ├──────────────────────────────────┤                             │
    │                             │              [ OK ]              │                             │
    │                             └──────────────────────────────────┘                             │
    │                                                                                              │
    └──────────────────────────────────────────────────────────────────────────────────────────────┘
    """
}
