import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("DialogBox")
struct DialogBoxTests {
  @Test("The texts of a dialog wrap and keep their line breaks")
  func long() {
    #expect(
      Drawing.dialog(
        VisibleDialog(
          "The library could not be loaded from the server",
          message:
            "Check whether this device is online.\n\nYour changes are kept on it until then."))
          == """
          ┌──────────────────────────────────┐
          │ The library could not be loaded  │
          │         from the server          │
          │                                  │
          │ Check whether this device is     │
          │ online.                          │
          │                                  │
          │ Your changes are kept on it      │
          │ until then.                      │
          └──────────────────────────────────┘
          """)
  }

  @Test("A long button of a dialog wraps after its bracket")
  func longButtons() {
    #expect(
      Drawing.dialog(
        VisibleDialog(
          "Delete?",
          buttons: [
            .button("Delete it and all of its notes", role: .destructive),
            .button("Keep it"), .button("Keep the notes"), .button("Ask me again tomorrow"),
            .button("Cancel", role: .cancel),
          ])) == """
          ┌──────────────────────────────────┐
          │             Delete?              │
          ├──────────────────────────────────┤
          │    [ Delete it and all of its    │
          │      notes ] !                   │
          │           [ Keep it ]            │
          │        [ Keep the notes ]        │
          │    [ Ask me again tomorrow ]     │
          │            [ Cancel ]            │
          └──────────────────────────────────┘
          """)
  }
}
