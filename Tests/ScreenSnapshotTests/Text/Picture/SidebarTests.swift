import Testing

@testable import ScreenSnapshot

@Suite("A screen beside a sidebar")
struct SidebarTests {
  @Test("has the selected tab marked there")
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

  @Test("goes on below the last tab")
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

  @Test("has long tabs wrapped behind their marks")
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

  @Test("has the rule below a bar of several lines")
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

  @Test("has the rule below an app's long name")
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

  @Test("has a sheet as a card in its middle")
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

  @Test("has a sheet over a sheet in its card")
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

  @Test("has a dialog in its middle")
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
