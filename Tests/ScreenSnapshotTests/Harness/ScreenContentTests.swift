import TestSupport
import Testing

@testable import ScreenSnapshot

@Suite("ScreenContent")
@MainActor
struct ScreenContentTests {
  @Test("A tap runs the action of the first button, link or toggle with the label")
  func tap() async throws {
    let taps = Taps()
    let content = ScreenContent(
      leading: [taps.button("Back")], trailing: [taps.button("Edit")],
      elements: [
        .section("More", [.section([.link("Author", action: taps.action("Author"))])]),
        .toggle("Offline", isOn: true, action: taps.action("Offline")),
        .button("Edit", action: taps.action("second Edit")),
      ])
    for label in ["Author", "Edit", "Offline", "Back"] { try await content.tap(label) }
    #expect(taps.labels == ["Author", "Edit", "Offline", "Back"])
  }

  @Test("A tap on a label that does not exist throws an error that lists the labels")
  func nothing() async throws {
    let content = ScreenContent(
      trailing: [.button("Edit")], elements: [.text("Save"), .row("Save", "x"), .button("Close")])
    let error = try await thrownError(ScreenContentError.self) { try await content.tap("Save") }
    #expect(error == .nothingToTap(label: "Save", labels: ["Edit", "Close"]))
    #expect(
      error.description
        == "no button, link or toggle has the label 'Save'; the screen has 'Edit', 'Close'")
  }

  @Test("A tap on a screen without controls throws an error")
  func empty() async throws {
    let error = try await thrownError(ScreenContentError.self) {
      try await ScreenContent().tap("Save")
    }
    #expect(
      error.description
        == "no button, link or toggle has the label 'Save'; the screen has no controls")
  }

  @MainActor
  private final class Taps {
    private(set) var labels: [String] = []

    func action(_ label: String) -> @MainActor @Sendable () -> Void {
      { self.labels.append(label) }
    }

    func button(_ label: String) -> ScreenButton { .button(label, action: action(label)) }
  }
}
