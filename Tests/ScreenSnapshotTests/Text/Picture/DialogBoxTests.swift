import Testing

@testable import ScreenSnapshot

@Suite("An alert or a confirmation")
struct DialogBoxTests {
  @Test("is a box with its words and buttons in the middle")
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

  @Test("is a box with its title alone")
  func bare() {
    #expect(
      Drawing.compact(.levels(.level("Dune", dialog: VisibleDialog("Gone")))) == """
        ┌──────────────────────────────────────────┐
        │                   Dune                   │
        ├──────────────────────────────────────────┤
        │                                          │
        │   ┌──────────────────────────────────┐   │
        │   │               Gone               │   │
        │   └──────────────────────────────────┘   │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("leaves no gap for an empty message")
  func emptyMessage() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Dune", dialog: VisibleDialog("Gone", message: "", buttons: [.button("OK")]))))
          == """
          ┌──────────────────────────────────────────┐
          │                   Dune                   │
          ├──────────────────────────────────────────┤
          │                                          │
          │   ┌──────────────────────────────────┐   │
          │   │               Gone               │   │
          │   ├──────────────────────────────────┤   │
          │   │              [ OK ]              │   │
          │   └──────────────────────────────────┘   │
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("wraps its words, and keeps the ends of their lines")
  func long() {
    #expect(
      Drawing.compact(
        .levels(
          .level(
            "Dune",
            dialog: VisibleDialog(
              "The library could not be loaded from the server",
              message:
                "Check whether this device is online.\n\nYour changes are kept on it until then.")))
      ) == """
        ┌──────────────────────────────────────────┐
        │                   Dune                   │
        ├──────────────────────────────────────────┤
        │                                          │
        │   ┌──────────────────────────────────┐   │
        │   │ The library could not be loaded  │   │
        │   │         from the server          │   │
        │   │                                  │   │
        │   │ Check whether this device is     │   │
        │   │ online.                          │   │
        │   │                                  │   │
        │   │ Your changes are kept on it      │   │
        │   │ until then.                      │   │
        │   └──────────────────────────────────┘   │
        │                                          │
        └──────────────────────────────────────────┘
        """)
  }

  @Test("wraps its buttons behind their brackets")
  func longButtons() {
    #expect(
      Drawing.compact(
        .levels(
          .level(
            "Dune",
            dialog: VisibleDialog(
              "Delete?",
              buttons: [
                .button("Delete it and all of its notes", role: .destructive),
                .button("Keep it"), .button("Keep the notes"), .button("Ask me again tomorrow"),
                .button("Cancel", role: .cancel),
              ])))) == """
          ┌──────────────────────────────────────────┐
          │                   Dune                   │
          ├──────────────────────────────────────────┤
          │                                          │
          │   ┌──────────────────────────────────┐   │
          │   │             Delete?              │   │
          │   ├──────────────────────────────────┤   │
          │   │    [ Delete it and all of its    │   │
          │   │      notes ] !                   │   │
          │   │           [ Keep it ]            │   │
          │   │        [ Keep the notes ]        │   │
          │   │    [ Ask me again tomorrow ]     │   │
          │   │            [ Cancel ]            │   │
          │   └──────────────────────────────────┘   │
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("lies in the sheet that it belongs to")
  func sheet() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Dune"),
          .level(
            "Edit Book", as: .sheet,
            dialog: VisibleDialog(
              "Discard the changes?",
              buttons: [.button("Discard", role: .destructive), .button("Stay")])),
          tabs: ["Library"])) == """
          ┌──────────────────────────────────────────┐
          │                   Dune                   │
          │┌────────────────────────────────────────┐│
          ││               Edit Book                ││
          │├────────────────────────────────────────┤│
          ││                                        ││
          ││  ┌──────────────────────────────────┐  ││
          ││  │       Discard the changes?       │  ││
          ││  ├──────────────────────────────────┤  ││
          ││  │          [ Discard ] !           │  ││
          ││  │             [ Stay ]             │  ││
          ││  └──────────────────────────────────┘  ││
          ││                                        ││
          │└────────────────────────────────────────┘│
          └──────────────────────────────────────────┘
          """)
  }

  @Test("is titled by its case, for an enum of the app")
  func ownEnum() {
    #expect(
      Drawing.compact(
        .levels(
          .level(
            "Dune", dialog: VisibleDialog(describing: OwnAlert.couldNotSync, message: "Offline."))))
          == """
          ┌──────────────────────────────────────────┐
          │                   Dune                   │
          ├──────────────────────────────────────────┤
          │                                          │
          │   ┌──────────────────────────────────┐   │
          │   │          Could Not Sync          │   │
          │   │                                  │   │
          │   │ Offline.                         │   │
          │   └──────────────────────────────────┘   │
          │                                          │
          └──────────────────────────────────────────┘
          """)
  }

  private enum OwnAlert { case couldNotSync }
}
