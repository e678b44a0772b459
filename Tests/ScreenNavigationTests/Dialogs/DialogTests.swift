import ScreenNavigation
import Testing

@Suite("AlertState and ConfirmationState")
struct DialogTests {
  @Test("Dialogs with equal text and buttons are equal, whatever their actions are")
  func equality() {
    let one = ConfirmationState(title: "Fell?", destructiveLabel: "Fell") {}
    let other = ConfirmationState(title: "Fell?", destructiveLabel: "Fell") { Issue.record() }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.id == other.id)
  }

  @Test(
    "Dialogs with a different title, message, label or role differ",
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

  @Test("The default buttons match those of SwiftUI")
  func defaults() {
    #expect(AlertState(title: "Done").actions == [.cancel("OK")])
    #expect(
      ConfirmationState(title: "Sure?") {}.actions
        == [DialogAction("Delete", role: .destructive), .cancel("Cancel")])
  }
}
