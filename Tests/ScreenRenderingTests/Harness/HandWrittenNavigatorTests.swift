import ScreenContents
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenRendering

@Suite("AnySnapshotHarness, handwritten navigator")
@MainActor
struct HandWrittenNavigatorTests {
  private let harness = AnySnapshotHarness(TheatreSnapshots.self)

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
}
