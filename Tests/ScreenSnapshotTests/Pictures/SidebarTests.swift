import ScreenContents
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Sidebar")
struct SidebarTests {
  @Test("The sidebar marks the selected tab")
  func root() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Library", showing: [.row("Books", "3")]),
          tabs: ["Library", "Search", "Lists", "More"])) == Self.rootPicture)
  }

  private static let rootPicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Bookshelf            │                                Library                                │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │ Books                                                               3 │
    │ ○ Search             │                                                                       │
    │ ○ Lists              │                                                                       │
    │ ○ More               │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """

  @Test("The screen can be longer than the sidebar")
  func long() {
    #expect(
      Drawing.regular(
        .levels(
          .level(
            "Dune", back: "Library", trailing: ["Edit"],
            showing: [
              .text("One"), .text("Two"), .text("Three"),
            ]), tabs: ["Library", "Search"])) == Self.longPicture)
  }

  private static let longPicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Bookshelf            │ ‹ Library                       Dune                             Edit │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │ One                                                                   │
    │ ○ Search             │ Two                                                                   │
    │                      │ Three                                                                 │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """

  @Test("A long tab title wraps after its mark")
  func wrappedTab() {
    #expect(
      Drawing.regular(
        .levels(.level("Library"), tabs: ["Library", "Everything that was ever borrowed"]))
        == Self.wrappedTabPicture)
  }

  private static let wrappedTabPicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Bookshelf            │                                Library                                │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │                                                                       │
    │ ○ Everything that    │                                                                       │
    │   was ever borrowed  │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """

  @Test("The rule is below a bar of several lines")
  func tallBar() {
    #expect(
      Drawing.regular(
        .levels(
          .level(
            "The Left Hand of Darkness, with an afterword and the letters of the author",
            back: "Library", trailing: ["Edit"]), tabs: ["Library"])) == Self.tallBarPicture)
  }

  private static let tallBarPicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Bookshelf            │ ‹ Library                                                        Edit │
    │                      │  The Left Hand of Darkness, with an afterword and the letters of the  │
    │                      │                                author                                 │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """

  @Test("The rule is below an app name of several lines")
  func tallName() {
    var scene = ScreenScene.levels(.level("Library"), tabs: ["Library"])
    scene.app = "The Bookshelf of the Whole Family"
    #expect(Drawing.regular(scene) == Self.tallNamePicture)
  }

  private static let tallNamePicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ The Bookshelf of the │                                Library                                │
    │ Whole Family         │                                                                       │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """

  @Test("A sheet is a card in the center of the screen beside the sidebar")
  func sheet() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Dune", back: "Library", trailing: ["Edit"]),
          .level(
            "Edit Book", as: .sheet, leading: ["Cancel"], trailing: ["Save"],
            showing: [
              .field("Title", "Dune")
            ]), tabs: ["Library", "Search", "Lists", "More"])) == Self.sheetPicture)
  }

  private static let sheetPicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Bookshelf            │ ‹ Library                       Dune                             Edit │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │                                                                       │
    │ ○ Search             │        ┌─────────────────────────────────────────────────────┐        │
    │ ○ Lists              │        │ Cancel               Edit Book                 Save │        │
    │ ○ More               │        ├─────────────────────────────────────────────────────┤        │
    │                      │        │ Title:                                         Dune │        │
    │                      │        └─────────────────────────────────────────────────────┘        │
    │                      │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """

  @Test("A sheet over a sheet is drawn inside the card")
  func sheetInSheet() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Dune"), .level("Edit Book", as: .sheet), .level("Cover", as: .sheet),
          tabs: ["Library"])) == Self.sheetInSheetPicture)
  }

  private static let sheetInSheetPicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Bookshelf            │                                 Dune                                  │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │                                                                       │
    │                      │        ┌─────────────────────────────────────────────────────┐        │
    │                      │        │                      Edit Book                      │        │
    │                      │        │┌───────────────────────────────────────────────────┐│        │
    │                      │        ││                       Cover                       ││        │
    │                      │        │├───────────────────────────────────────────────────┤│        │
    │                      │        ││                                                   ││        │
    │                      │        │└───────────────────────────────────────────────────┘│        │
    │                      │        └─────────────────────────────────────────────────────┘        │
    │                      │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """

  @Test("A dialog is in the center of the screen beside the sidebar")
  func dialog() {
    #expect(
      Drawing.regular(
        .levels(
          .level("Dune", dialog: VisibleDialog("Gone", buttons: [.button("OK")])), tabs: ["Library"]
        )) == Self.dialogPicture)
  }

  private static let dialogPicture = """
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Bookshelf            │                                 Dune                                  │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Library            │                                                                       │
    │                      │                 ┌──────────────────────────────────┐                  │
    │                      │                 │               Gone               │                  │
    │                      │                 ├──────────────────────────────────┤                  │
    │                      │                 │              [ OK ]              │                  │
    │                      │                 └──────────────────────────────────┘                  │
    │                      │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘
    """
}
