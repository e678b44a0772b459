import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("DialogBox")
struct DialogBoxTests {
  @Test("A dialog is a centered box with its texts and buttons")
  func question() {
    #expect(
      Drawing.compact(
        .levels(
          .level(
            "Dune", showing: [.text("beneath")],
            dialog: VisibleDialog(
              "Delete “Dune”?", message: "This also removes it from 2 reading lists.",
              buttons: [.button("Delete", role: .destructive), .button("Cancel", role: .cancel)])),
          tabs: ["Library", "Search"])) == """
          ┌──────────────────────────────────────────┐
          │                   Dune                   │
          ├──────────────────────────────────────────┤
          │                                          │
          │   ┌──────────────────────────────────┐   │
          │   │          Delete “Dune”?          │   │
          │   │                                  │   │
          │   │ This also removes it from 2      │   │
          │   │ reading lists.                   │   │
          │   ├──────────────────────────────────┤   │
          │   │           [ Delete ] !           │   │
          │   │            [ Cancel ]            │   │
          │   └──────────────────────────────────┘   │
          │                                          │
          ├──────────────────────────────────────────┤
          │ ● Library   ○ Search                     │
          └──────────────────────────────────────────┘
          """)
  }

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
