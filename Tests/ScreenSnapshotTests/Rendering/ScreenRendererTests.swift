import ScreenNavigation
import Testing

@testable import ScreenSnapshot

@Suite("Rendering a screen")
@MainActor
struct ScreenRendererTests {
  private let walk = AnySnapshotHarness(MuseumSnapshots.self)

  @Test("writes front matter and picture, with titles of contents")
  func compact() async throws {
    #expect(
      try await walk.text(of: "painting") == """
        ---
        screen: painting
        tab: halls
        stack:
        - painting:
            name: "Hunters in the Snow"
        ---
        ┌──────────────────────────────────────────┐
        │ ‹ All Halls  Hunters in the Snow   Share │
        ├──────────────────────────────────────────┤
        │ ▣ Snow                                   │
        ├──────────────────────────────────────────┤
        │ ● All Halls   ○ Ticket Office            │
        └──────────────────────────────────────────┘

        """)
  }

  @Test("draws the same state in the regular layout")
  func regular() async throws {
    #expect(try await walk.text(of: "painting", in: .regular) == Self.regularPicture)
  }

  private static let regularPicture = """
    ---
    screen: painting
    tab: halls
    stack:
    - painting:
        name: "Hunters in the Snow"
    ---
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Museum               │ ‹ All Halls              Hunters in the Snow                    Share │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● All Halls          │ ▣ Snow                                                                │
    │ ○ Ticket Office      │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘

    """

  @Test("makes titles of case names where there is no content, and goes back to the one before")
  func titles() async throws {
    #expect(
      try await walk.text(of: "painter") == """
        ---
        screen: painter
        tab: halls
        stack:
        - painting:
            name: "Hunters in the Snow"
        - painterOfIt: "Bruegel"
        ---
        ┌──────────────────────────────────────────┐
        │ ‹ Hunters in the Snow  Painter Of It     │
        ├──────────────────────────────────────────┤
        │                                          │
        ├──────────────────────────────────────────┤
        │ ● All Halls   ○ Ticket Office            │
        └──────────────────────────────────────────┘

        """)
  }

  @Test("shows the stack in a sheet, whose root the way back leads to")
  func sheetWithStack() async throws {
    #expect(
      try await walk.text(of: "guidedPainting") == """
        ---
        screen: guidedPainting
        tab: halls
        sheet:
          root:
            audioGuide:
              language: "nl"
          stack:
          - painterOfIt: "Bosch"
        ---
        ┌──────────────────────────────────────────┐
        │                All Halls                 │
        │┌────────────────────────────────────────┐│
        ││ ‹ Audio Guide  Painter Of It           ││
        │├────────────────────────────────────────┤│
        ││                                        ││
        │└────────────────────────────────────────┘│
        └──────────────────────────────────────────┘

        """)
  }

  @Test("shows a confirmation of the library's with its buttons")
  func confirmation() async throws {
    #expect(
      try await walk.text(of: "leaving") == """
        ---
        screen: leaving
        tab: halls
        confirmation: "Leave?"
        ---
        ┌──────────────────────────────────────────┐
        │                All Halls                 │
        ├──────────────────────────────────────────┤
        │                                          │
        │   ┌──────────────────────────────────┐   │
        │   │              Leave?              │   │
        │   ├──────────────────────────────────┤   │
        │   │           [ Leave ] !            │   │
        │   └──────────────────────────────────┘   │
        │                                          │
        ├──────────────────────────────────────────┤
        │ ● All Halls   ○ Ticket Office            │
        └──────────────────────────────────────────┘

        """)
  }

  @Test("hides the tabs behind a cover")
  func cover() async throws {
    #expect(
      try await walk.text(of: "fullHouse") == """
        ---
        screen: fullHouse
        tab: ticketOffice
        cover: soldOut
        ---
        ┌──────────────────────────────────────────┐
        │                 Sold Out                 │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘

        """)
  }

  @Test(
    "tells the tab, and the names on the way to what is visible",
    arguments: [
      ("halls", "halls", ""), ("tickets", "ticketOffice", ""), ("painting", "halls", "painting"),
      ("painter", "halls", "painting › painterOfIt"),
      ("guide", "halls", "painting › sheet audioGuide"),
      ("guidedPainting", "halls", "sheet audioGuide › painterOfIt"),
      ("leaving", "halls", "confirmation"), ("fullHouse", "ticketOffice", "cover soldOut"),
    ])
  func path(screen: String, tab: String, path: String) async throws {
    let rendered = try await walk.rendered(screen)
    #expect(rendered.tab == tab)
    #expect(rendered.path == path)
  }

  @Test("tells whether what is visible has content")
  func hasContent() async throws {
    #expect(try await walk.rendered("painting").hasContent)
    #expect(try await walk.rendered("leaving").hasContent)
    #expect(try await !walk.rendered("guide").hasContent)
    #expect(try await !walk.rendered("tickets").hasContent)
  }

  @Test("draws the layouts that are asked for, in that order")
  func layouts() async throws {
    let rendered = try await walk.rendered("halls", in: [.regular, .compact])
    #expect(rendered.texts.map(\.layout) == [.regular, .compact])
    #expect(try await walk.rendered("halls", in: []).texts.isEmpty)
  }

  @Test("gives the same texts in any order")
  func anyOrder() async throws {
    let names = walk.screens.filter { $0 != "twoAtOnce" }
    var alone: [String: String] = [:]
    for name in names {
      alone[name] = try await AnySnapshotHarness(MuseumSnapshots.self).text(of: name, in: .regular)
    }
    for offset in names.indices {
      let order = Array(names[offset...] + names[..<offset])
      for name in order + order.reversed() {
        #expect(try await walk.text(of: name, in: .regular) == alone[name])
      }
    }
  }
}
