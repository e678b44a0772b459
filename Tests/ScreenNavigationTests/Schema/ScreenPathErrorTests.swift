import ScreenNavigation
import Testing

@Suite("A path that cannot be followed")
struct ScreenPathErrorTests {
  @Test(
    "is explained",
    arguments: [
      (
        .severalPresentations(kinds: [.sheet, .fullScreenCover]),
        "the path presents a sheet and a full-screen cover over one stack; only one can be shown, "
          + "keep one of them"
      ),
      (
        .severalPresentations(kinds: [.alert, .confirmation]),
        "the path presents an alert and a confirmation over one stack; only one can be shown, "
          + "keep one of them"
      ),
      (.unknownTab("shed"), "the path names the tab 'shed', which the router does not have"),
      (
        .noTabs(tab: "shed"),
        "the path names the tab 'shed', but the router is a single stack; leave the tab out, or "
          + "navigate with a TabRouter"
      ),
    ] as [(ScreenPathError, String)])
  func description(error: ScreenPathError, text: String) {
    #expect(error.description == text)
  }
}
