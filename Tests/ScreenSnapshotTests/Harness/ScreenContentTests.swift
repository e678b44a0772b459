import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("Tapping on a screen")
@MainActor
struct ScreenContentTests {
  @Test("runs the action of the first button, link or toggle with these words")
  func tap() throws {
    let taps = Taps()
    let content = ScreenContent(
      leading: [taps.button("Back")], trailing: [taps.button("Edit")],
      elements: [
        .section("More", [.section([.link("Author", action: taps.action("Author"))])]),
        .toggle("Offline", isOn: true, action: taps.action("Offline")),
        .button("Edit", action: taps.action("second Edit")),
      ])
    for label in ["Author", "Edit", "Offline", "Back"] { try content.tap(label) }
    #expect(taps.labels == ["Author", "Edit", "Offline", "Back"])
  }

  @Test("fails where there is no such thing, and says what there is")
  func nothing() throws {
    let content = ScreenContent(
      trailing: [.button("Edit")], elements: [.text("Save"), .row("Save", "x"), .button("Close")])
    let error = try thrownError(ScreenContentError.self) { try content.tap("Save") }
    #expect(error == .nothingToTap(label: "Save", labels: ["Edit", "Close"]))
    #expect(error.description == "nothing to tap is called 'Save'; the screen has 'Edit', 'Close'")
  }

  @Test("fails on a screen without buttons")
  func empty() throws {
    let error = try thrownError(ScreenContentError.self) { try ScreenContent().tap("Save") }
    #expect(error.description == "nothing to tap is called 'Save'; the screen has no buttons")
  }

  /// What was tapped.
  @MainActor
  private final class Taps {
    private(set) var labels: [String] = []

    func action(_ label: String) -> @MainActor @Sendable () -> Void {
      { self.labels.append(label) }
    }

    func button(_ label: String) -> ScreenButton { .button(label, action: action(label)) }
  }
}
