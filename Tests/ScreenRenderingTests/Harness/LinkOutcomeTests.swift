import ScreenNavigation
import Testing

@testable import ScreenDriver
@testable import ScreenSnapshot

@Suite("LinkOutcome")
struct LinkOutcomeTests {
  @Test(
    "A journey says what the app does with a link, unless it opens it",
    arguments: [
      (.opened, []), (.superseded, []), (.waiting, ["waiting"]),
      (.openedFallback("no room has this number"), ["fallback: NO ROOM HAS THIS NUMBER"]),
      (.refused("no link pattern matches"), []),
    ] as [(DeepLinkOutcome, [String])])
  func notes(outcome: DeepLinkOutcome, notes: [String]) {
    #expect(LinkOutcome(outcome).journeyNotes { $0.uppercased() } == notes)
  }
}
