import ScreenNavigation
import Testing

@Suite("A path in words")
struct PathTextTests {
  @Test(
    "A path has the names of its cases, and no payloads and titles",
    arguments: [
      (ScreenPath(), "root"),
      (ScreenPath(tab: .shed), "shed"),
      (ScreenPath(tab: .beds, routes: [.plant(.fixture), .settings]), "beds › plant › settings"),
      (ScreenPath(routes: [.tool("Spade")], alert: .frost), "root › tool › alert"),
      (ScreenPath(tab: .beds, confirmation: .felling), "beds › confirmation"),
      (
        ScreenPath(
          tab: .beds,
          presenting: .sheet(
            .editPlant(.fixture),
            StackState(routes: [.settings], presenting: .fullScreenCover(.guide)))),
        "beds › sheet editPlant › settings › cover guide"
      ),
    ] as [(ScreenPath<Garden>, String)])
  func text(path: ScreenPath<Garden>, text: String) {
    #expect(path.text == text)
  }
}
