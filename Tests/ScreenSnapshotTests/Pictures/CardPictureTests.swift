import ScreenContents
import Testing

@testable import ScreenSnapshot

@Suite("ScreenPicture, levels")
struct CardPictureTests {
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
