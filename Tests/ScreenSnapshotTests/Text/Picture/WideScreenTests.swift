import Testing

@testable import ScreenSnapshot

@Suite("A wide screen without a sidebar")
struct WideScreenTests {
  @Test("is one column, in an app without tabs")
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

  @Test("has a sheet as a card in its middle")
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

  @Test("is a cover, which hides the sidebar")
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

  @Test("has an overlay as a card over all of it")
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

  @Test("has a dialog in its middle")
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
