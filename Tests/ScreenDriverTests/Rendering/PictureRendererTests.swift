import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenDriver

@Suite("PictureRenderer")
@MainActor
struct PictureRendererTests {
  private let harness = AnySnapshotHarness(MuseumSnapshots.self)

  @Test("A text has front matter and a picture with titles from content")
  func compact() async throws {
    #expect(
      try await harness.text(of: "painting") == """
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

  @Test("The regular layout renders the same state")
  func regular() async throws {
    #expect(try await harness.text(of: "painting", in: .regular) == Self.regularPicture)
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

  @Test("Without content, titles and back buttons are made from case names")
  func titles() async throws {
    #expect(
      try await harness.text(of: "painter") == """
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

  @Test("A stack in a sheet has a back button to the root of the sheet")
  func sheetWithStack() async throws {
    #expect(
      try await harness.text(of: "guidedPainting") == """
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

  @Test("A confirmation of the library renders with its buttons")
  func confirmation() async throws {
    #expect(
      try await harness.text(of: "leaving") == """
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

  @Test("A cover hides the tabs")
  func cover() async throws {
    #expect(
      try await harness.text(of: "fullHouse") == """
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
    "A rendered screen has its tab and its path",
    arguments: [
      ("halls", "halls", ""), ("tickets", "ticketOffice", ""), ("painting", "halls", "painting"),
      ("painter", "halls", "painting › painterOfIt"),
      ("guide", "halls", "painting › sheet audioGuide"),
      ("guidedPainting", "halls", "sheet audioGuide › painterOfIt"),
      ("leaving", "halls", "confirmation"), ("fullHouse", "ticketOffice", "cover soldOut"),
    ])
  func path(screen: String, tab: String, path: String) async throws {
    let rendered = try await harness.rendered(screen)
    #expect(rendered.locations.first?.tab == tab)
    #expect(rendered.locations.first?.path == path)
  }

  @Test("A rendered screen knows whether it has content")
  func hasContent() async throws {
    #expect(try await harness.rendered("painting").hasContent)
    #expect(try await harness.rendered("leaving").hasContent)
    #expect(try await !harness.rendered("guide").hasContent)
    #expect(try await !harness.rendered("tickets").hasContent)
  }

  @Test("Texts are in the order of the requested layouts")
  func layouts() async throws {
    let rendered = try await harness.rendered("halls", in: [.regular, .compact])
    #expect(rendered.texts.map(\.folder) == [.regular, .compact])
    #expect(try await harness.rendered("halls", in: []).texts.isEmpty)
  }

  @Test("The order of rendering does not change texts")
  func anyOrder() async throws {
    let names = harness.screens.filter { $0 != "twoAtOnce" }
    var alone: [String: String] = [:]
    for name in names {
      alone[name] = try await AnySnapshotHarness(MuseumSnapshots.self).text(of: name, in: .regular)
    }
    for offset in names.indices {
      let order = Array(names[offset...] + names[..<offset])
      for name in order + order.reversed() {
        #expect(try await harness.text(of: name, in: .regular) == alone[name])
      }
    }
  }
}
