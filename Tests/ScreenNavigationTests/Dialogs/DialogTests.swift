import ScreenNavigation
import Testing

@Suite("AlertState and ConfirmationState")
struct DialogTests {
  @Test("Dialogs with equal values, texts and buttons are equal, whatever their actions are")
  func equality() {
    let one = ConfirmationState(describing: 1, title: "Fell?", destructiveLabel: "Fell") {}
    let other = ConfirmationState(describing: 1, title: "Fell?", destructiveLabel: "Fell") {
      Issue.record()
    }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.id == other.id)
    #expect((one.value(as: Int.self), one.value(as: String.self)) == (1, nil))
    #expect(one != ConfirmationState(title: "Fell?", destructiveLabel: "Fell") {})
    let alert = AlertState(describing: 1, title: "Frost")
    #expect(alert == AlertState(describing: 1, title: "Frost"))
    #expect((alert.value(as: Int.self), alert.value(as: String.self)) == (1, nil))
    for other in [
      AlertState(describing: 2, title: "Frost"), AlertState(describing: "1", title: "Frost"),
      AlertState(title: "Frost"),
    ] {
      #expect(alert != other)
    }
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

  @Test(
    "A confirmation has the label of the button that confirms, and its action",
    arguments: [
      ([.cancel(), DialogAction("Prune"), DialogAction("Fell", role: .destructive)], "Fell"),
      ([.cancel(), DialogAction("Prune"), DialogAction("Water")], "Prune"),
      ([.cancel()], ""),
      ([], ""),
    ] as [([DialogAction], String)])
  @MainActor
  func confirming(buttons: [DialogAction], label: String) {
    var confirmed: [String] = []
    let actions = buttons.map { button in
      DialogAction(button.label, role: button.role) { confirmed.append(button.label) }
    }
    let confirmation = ConfirmationState(title: "Tree", actions: actions)
    #expect(confirmation.destructiveLabel == label)
    confirmation.onConfirm()
    #expect(confirmed == (label.isEmpty ? [] : [label]))
  }
}
