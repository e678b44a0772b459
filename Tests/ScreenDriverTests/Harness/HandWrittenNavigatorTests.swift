import ScreenContents
import TestApps
import Testing

@testable import ScreenDriver

@Suite("AnySnapshotHarness, handwritten navigator")
@MainActor
struct HandWrittenNavigatorTests {
  private let harness = AnySnapshotHarness(TheatreSnapshots.self)

  @Test("A flow without tabs is rendered")
  func flow() async throws {
    #expect(
      try await harness.text(of: "welcome") == """
        ---
        screen: welcome
        flow: welcome
        ---
        ┌──────────────────────────────────────────┐
        │               Good Evening               │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘

        """)
  }

  @Test("Tabs that are structs and routes that are existentials are rendered")
  func existentials() async throws {
    #expect(
      try await harness.text(of: "seat") == """
        ---
        screen: seat
        flow: inside
        tab:
          tab:
            title: "Plays"
        stack:
        - play:
            title: "Faust"
        - box: 4
        ---
        ┌──────────────────────────────────────────┐
        │ ‹ Faust           Box                    │
        ├──────────────────────────────────────────┤
        │                                          │
        ├──────────────────────────────────────────┤
        │ ● Plays   ○ Actors                       │
        └──────────────────────────────────────────┘

        """)
  }

  @Test("An overlay hides everything else and comes last in the path")
  func overlay() async throws {
    #expect(
      try await harness.text(of: "ovation") == """
        ---
        screen: ovation
        flow: inside
        tab:
          tab:
            title: "Plays"
        sheet: programme
        overlay:
          standingOvation:
            minutes: 9
        ---
        ┌──────────────────────────────────────────┐
        │┌────────────────────────────────────────┐│
        ││            Standing Ovation            ││
        │├────────────────────────────────────────┤│
        ││                                        ││
        │└────────────────────────────────────────┘│
        └──────────────────────────────────────────┘

        """)
    let path = try await harness.rendered("ovation").locations.first?.path
    #expect(path == "sheet programme › overlay standingOvation")
  }

  @Test("An alert made from the app's own enum is rendered")
  func alert() async throws {
    #expect(
      try await harness.text(of: "fire") == """
        ---
        screen: fire
        flow: inside
        tab:
          tab:
            title: "Plays"
        alert:
          fireInTheHouse:
            floor: 2
        ---
        ┌──────────────────────────────────────────┐
        │                  Plays                   │
        ├──────────────────────────────────────────┤
        │                                          │
        │   ┌──────────────────────────────────┐   │
        │   │        Fire In The House         │   │
        │   │                                  │   │
        │   │ Leave now.                       │   │
        │   ├──────────────────────────────────┤   │
        │   │             [ Run ]              │   │
        │   └──────────────────────────────────┘   │
        │                                          │
        ├──────────────────────────────────────────┤
        │ ● Plays   ○ Actors                       │
        └──────────────────────────────────────────┘

        """)
  }

  @Test("The title of a root without tabs is the name of the manifest")
  func plain() async throws {
    #expect(
      try await harness.text(of: "plain") == """
        ---
        screen: plain
        ---
        ┌──────────────────────────────────────────┐
        │                 Theatre                  │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘

        """)
    #expect(try await harness.rendered("plain").locations.first?.tab == nil)
  }

  @Test("A tab that is a struct is rendered in the regular layout")
  func tabValue() async throws {
    #expect(try await harness.text(of: "plays", in: .regular) == Self.playsPicture)
  }

  private static let playsPicture = """
    ---
    screen: plays
    flow: inside
    tab:
      tab:
        title: "Plays"
    ---
    ┌──────────────────────┬───────────────────────────────────────────────────────────────────────┐
    │ Theatre              │                                 Plays                                 │
    ├──────────────────────┼───────────────────────────────────────────────────────────────────────┤
    │ ● Plays              │                                                                       │
    │ ○ Actors             │                                                                       │
    └──────────────────────┴───────────────────────────────────────────────────────────────────────┘

    """
}
