import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("ScreenPicture, levels")
struct CardPictureTests {
  @Test("A sheet is a card over the bar of the screen below")
  func sheet() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Dune", back: "Library", trailing: ["Edit"], showing: [.text("beneath")]),
          .level(
            "Edit Book", as: .sheet, leading: ["Cancel"], trailing: ["Save"],
            showing: [
              .field("Title", "Dune"), .section([.button("Delete Book", role: .destructive)]),
            ]),
          tabs: ["Library", "Search"])) == """
          ┌──────────────────────────────────────────┐
          │ ‹ Library         Dune              Edit │
          │┌────────────────────────────────────────┐│
          ││ Cancel        Edit Book           Save ││
          │├────────────────────────────────────────┤│
          ││ Title:                            Dune ││
          ││                                        ││
          ││ [ Delete Book ] !                      ││
          │└────────────────────────────────────────┘│
          └──────────────────────────────────────────┘
          """)
  }

  @Test("A full-screen cover hides the screen below")
  func cover() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Library"),
          .level("Scan", as: .cover, leading: ["Close"], showing: [.image("The camera")]),
          tabs: ["Library"])) == """
          ┌──────────────────────────────────────────┐
          │ Close             Scan                   │
          ├──────────────────────────────────────────┤
          │ ▣ The camera                             │
          └──────────────────────────────────────────┘
          """)
  }

  @Test("An overlay is a card that hides everything else")
  func overlay() {
    #expect(
      Drawing.compact(
        .levels(
          .level("Library"), .level("Edit Book", as: .sheet),
          .level("Thank You", as: .overlay, trailing: ["Done"], showing: [.text("It is yours.")]),
          tabs: ["Library"])) == """
          ┌──────────────────────────────────────────┐
          │┌────────────────────────────────────────┐│
          ││               Thank You           Done ││
          │├────────────────────────────────────────┤│
          ││ It is yours.                           ││
          │└────────────────────────────────────────┘│
          └──────────────────────────────────────────┘
          """)
  }

  @Test("If more than seven sheets are nested, the outer ones are only counted")
  func eightDeep() {
    #expect(
      Drawing.compact(.levels(stacked: 8)) == """
        ┌──────────────────────────────────────────┐
        │                 Library                  │
        │               1 more sheet               │
        │┌────────────────────────────────────────┐│
        ││ Cancel         Sheet 2                 ││
        ││┌──────────────────────────────────────┐││
        │││ Cancel        Sheet 3                │││
        │││┌────────────────────────────────────┐│││
        ││││ Cancel       Sheet 4               ││││
        ││││┌──────────────────────────────────┐││││
        │││││ Cancel      Sheet 5              │││││
        │││││┌────────────────────────────────┐│││││
        ││││││ Cancel     Sheet 6             ││││││
        ││││││┌──────────────────────────────┐││││││
        │││││││ Cancel    Sheet 7            │││││││
        │││││││┌────────────────────────────┐│││││││
        ││││││││ Cancel   Sheet 8           ││││││││
        │││││││├────────────────────────────┤│││││││
        ││││││││                            ││││││││
        │││││││└────────────────────────────┘│││││││
        ││││││└──────────────────────────────┘││││││
        │││││└────────────────────────────────┘│││││
        ││││└──────────────────────────────────┘││││
        │││└────────────────────────────────────┘│││
        ││└──────────────────────────────────────┘││
        │└────────────────────────────────────────┘│
        └──────────────────────────────────────────┘
        """)
  }

  @Test("The innermost of twelve nested sheets is readable")
  func twelveDeep() {
    var scene = ScreenScene.levels(stacked: 12)
    scene.levels[12].dialog = VisibleDialog("Discard everything?", buttons: [.button("Discard")])
    let picture = Drawing.compact(scene)
    #expect(picture.contains("│              5 more sheets               │"))
    #expect(picture.contains("││││││││ Cancel   Sheet 12          ││││││││"))
    #expect(picture.contains("││││││││ │  Discard everything?   │ ││││││││"))
  }
}
