import Testing

@testable import ScreenSnapshot

@Suite("Rendering a navigator written by hand")
@MainActor
struct HandWrittenNavigatorTests {
  private let walk = AnySnapshotHarness(TheatreSnapshots.self)

  @Test("shows a flow without tabs")
  func flow() async throws {
    #expect(
      try await walk.text(of: "welcome") == """
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

  @Test("shows tabs that are values, and routes that are existentials")
  func existentials() async throws {
    #expect(
      try await walk.text(of: "seat") == """
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

  @Test("shows an overlay over everything, and names it last on the way")
  func overlay() async throws {
    #expect(
      try await walk.text(of: "ovation") == """
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
    let path = try await walk.rendered("ovation").path
    #expect(path == "sheet programme › overlay standingOvation")
  }

  @Test("shows an alert that is an enum of the app")
  func alert() async throws {
    #expect(
      try await walk.text(of: "fire") == """
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

  @Test("shows an app of one screen under the manifest's name")
  func plain() async throws {
    #expect(
      try await walk.text(of: "plain") == """
        ---
        screen: plain
        ---
        ┌──────────────────────────────────────────┐
        │                 Theatre                  │
        ├──────────────────────────────────────────┤
        │                                          │
        └──────────────────────────────────────────┘

        """)
    #expect(try await walk.rendered("plain").tab == nil)
  }

  @Test("describes the tab by its fields, in the regular layout too")
  func tabValue() async throws {
    #expect(try await walk.text(of: "plays", in: .regular) == Self.playsPicture)
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
