import ScreenNavigation
import Testing

@Suite("AlertState and ConfirmationState")
struct DialogTests {
  @Test("Dialogs with equal values, texts and buttons are equal, whatever their actions are")
  func equality() {
    let one = ConfirmationState(describing: 1, title: "Sail?", destructiveLabel: "Sail") {}
    let other = ConfirmationState(describing: 1, title: "Sail?", destructiveLabel: "Sail") {
      Issue.record()
    }
    #expect(one == other)
    #expect(one.hashValue == other.hashValue)
    #expect(one.id == other.id)
    #expect((one.value(as: Int.self), one.value(as: String.self)) == (1, nil))
    #expect(one != ConfirmationState(title: "Sail?", destructiveLabel: "Sail") {})
    let alert = AlertState(describing: 1, title: "Fog")
    #expect(alert == AlertState(describing: 1, title: "Fog"))
    #expect((alert.value(as: Int.self), alert.value(as: String.self)) == (1, nil))
    for other in [
      AlertState(describing: 2, title: "Fog"), AlertState(describing: "1", title: "Fog"),
      AlertState(title: "Fog"),
    ] {
      #expect(alert != other)
    }
  }

  @Test(
    "Dialogs with a different title, message, label or role differ",
    arguments: [
      AlertState(title: "Hail tonight", message: "Ring the bell."),
      AlertState(title: "Fog tonight"),
      AlertState(title: "Fog tonight", message: "Ring the bell.", actions: []),
      AlertState(
        title: "Fog tonight", message: "Ring the bell.", actions: [.cancel("Close")]),
      AlertState(
        title: "Fog tonight", message: "Ring the bell.", actions: [DialogAction("OK")]),
    ])
  func difference(alert: AlertState) {
    #expect(alert != .fog)
    #expect(alert.id != AlertState.fog.id)
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
      ([.cancel(), DialogAction("Prune"), DialogAction("Sail", role: .destructive)], "Sail"),
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
