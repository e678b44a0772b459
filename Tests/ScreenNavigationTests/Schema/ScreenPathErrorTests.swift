import ScreenNavigation
import Testing

@Suite("ScreenPathError")
struct ScreenPathErrorTests {
  @Test(
    "Each error names the mistake and the correction",
    arguments: [
      (
        .severalPresentations(kinds: [.sheet, .fullScreenCover]),
        "the path presents a sheet and a full-screen cover over one stack; "
          + "keep one of them, or present a full-screen cover over the stack in the other: "
          + "'presenting: .sheet(…, StackState(presenting: .fullScreenCover(…)))'"
      ),
      (
        .severalPresentations(kinds: [.alert, .confirmation]),
        "the path presents an alert and a confirmation over one stack; "
          + "keep one of them, because a stack can present only one"
      ),
      (
        .unknownTab("shed"),
        "the path names the tab 'shed', which the router does not have; "
          + "add the tab to the router, or name another one"
      ),
      (
        .noTabs(tab: "shed"),
        "the path names the tab 'shed', but the router is a single stack; "
          + "remove the tab, or navigate with a TabRouter"
      ),
    ] as [(ScreenPathError, String)])
  func description(error: ScreenPathError, text: String) {
    #expect(error.description == text)
  }
}
