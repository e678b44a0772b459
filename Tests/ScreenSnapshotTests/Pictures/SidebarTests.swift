import ScreenContents
import Testing

@testable import ScreenSnapshot
@testable import ScreenText

@Suite("Sidebar")
struct SidebarTests {
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
}
