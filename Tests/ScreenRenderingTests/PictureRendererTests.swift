import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering

@Suite("PictureRenderer")
@MainActor
struct PictureRendererTests {
  private let harness = AnySnapshotHarness(MuseumSnapshots.self)

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
