import ScreenContents
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Sidebar")
struct SidebarTests {
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
}
