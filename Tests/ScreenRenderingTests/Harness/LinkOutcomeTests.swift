import ScreenNavigation
import Testing

@testable import ScreenDriver
@testable import ScreenSnapshot

@Suite("LinkOutcome")
struct LinkOutcomeTests {
  @Test(
    "A journey says what the app does with a link, unless it opens it",
    arguments: [
      (.opened, nil), (.superseded, nil), (.waiting, "waiting"),
      (.openedFallback("no room has\tthis number"), "fallback: no room has␉this number"),
      (.refused("no link pattern matches"), "refused: no link pattern matches"),
    ] as [(DeepLinkOutcome, String?)])
  func note(outcome: DeepLinkOutcome, note: String?) {
    #expect(LinkOutcome(outcome).journeyNote == note)
  }
}
