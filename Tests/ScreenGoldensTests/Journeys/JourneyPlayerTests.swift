import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenGoldens
@testable import ScreenSnapshot

@Suite("Replay of journeys")
@MainActor
struct JourneyPlayerTests {
  @Test(
    "The contents of a screen are built in the step that leads to it, which is blamed for a crash")
  func stepOfContents() async {
    let steps = StepLog()
    let content = StudioSnapshots.front { _ in
      steps.contents.insert(steps.current)
      return ScreenContent()
    }
    await StudioSnapshots.$contents.withValue(content) {
      _ = await StudioSnapshots.replay("> show room\n> relaunch\n") { steps.current = $0 }
    }
    #expect(steps.contents == ["line 1, '> show room'", "line 2, '> relaunch'"])
  }

  /// The current step, and those in which contents were built.
  @MainActor
  private final class StepLog {
    var current = ""
    var contents: Set<String> = []
  }
}
