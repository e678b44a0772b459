import ScreenNavigation
import Testing

@Suite("A dialog")
struct DialogTests {
  @Test("is equal by what a person sees, whatever its buttons do")
  func equality() {
    let one = ConfirmationState(title: "Fell?", destructiveLabel: "Fell") {}
    let other = ConfirmationState(title: "Fell?", destructiveLabel: "Fell") { Issue.record() }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.id == other.id)
  }

  @Test(
    "differs by title, message, label and role",
    arguments: [
      AlertState(title: "Hail tonight", message: "Cover the tomatoes."),
      AlertState(title: "Frost tonight"),
      AlertState(title: "Frost tonight", message: "Cover the tomatoes.", actions: []),
      AlertState(
        title: "Frost tonight", message: "Cover the tomatoes.", actions: [.cancel("Close")]),
      AlertState(
        title: "Frost tonight", message: "Cover the tomatoes.", actions: [DialogAction("OK")]),
    ])
  func difference(alert: AlertState) {
    #expect(alert != .frost)
    #expect(alert.id != AlertState.frost.id)
  }

  @Test("has the buttons that SwiftUI would give it")
  func defaults() {
    #expect(AlertState(title: "Done").actions == [.cancel("OK")])
    #expect(
      ConfirmationState(title: "Sure?") {}.actions
        == [DialogAction("Delete", role: .destructive), .cancel("Cancel")])
  }
}
