import Foundation
import ScreenContents
import ScreenNavigation
import Testing

@testable import ScreenSnapshot

@Suite("A journey from a recording")
@MainActor
struct RecordedJourneyTests {
  private static let contents = StudioSnapshots.front { context in
    let router = context.router
    return ScreenContent(
      title: "Home",
      elements: [
        .button("First") { router.navigate(to: .room(1)) },
        .button("Second") { router.navigate(to: .room(2)) },
        .button("Note") { router.navigate(to: .note("Ada")) },
        .button("Edit") { router.present(sheet: .edit) },
      ])
  }

  private func recorded(
    at screen: StudioScreen = .home, payloads: Bool = false, limit: Int = 500,
    _ work: (FlowRouter<Studio>) -> Void
  ) -> NavigationRecording {
    let app = StudioSnapshots.makeNavigator()
    if screen != .home { app.navigate(to: screen) }
    let recorder = NavigationRecorder(of: app, maximumCount: limit, includesPayloads: payloads)
    app.tracker = recorder
    work(app)
    return recorder.recording
  }

  private func journey(
    of recording: NavigationRecording
  ) async throws -> (text: String, gap: RecordedJourney.Gap?) {
    try await StudioSnapshots.$contents.withValue(Self.contents) {
      let harness = AnySnapshotHarness(StudioSnapshots.self)
      var journey = RecordedJourney(
        ExploreSession(of: harness) { await harness.outcome(of: $0) })
      let gap = try await journey.replay(recording)
      return (journey.text, gap)
    }
  }

  @Test("Steps with one control each are replayed: taps, back and tabs")
  func whole() async throws {
    let recording = recorded { app in
      app.current.navigate(to: .note("Eve"))
      app.current.present(sheet: .edit)
      app.current.dismiss()
      app.tabs.router(for: .shop).navigate(to: .room(9))
      app.tabs.router(for: .shop).popToRoot()
      app.tabs.switchTab(to: .shop)
    }
    let (text, gap) = try await journey(of: recording)
    #expect(gap == nil)
    #expect(
      text == """
        > tap Note
        home › note("Ada")
        flow: main

        > tap Edit
        home › note("Ada") › sheet edit

        > back
        home › note("Ada")

        > tab Shop
        shop

        """)
  }

  @Test("A tap on the selected tab is no second choice beside the back button")
  func backToTheRoot() async throws {
    let recording = recorded { app in
      app.current.navigate(to: .note("Eve"))
      app.current.pop()
    }
    let (text, gap) = try await journey(of: recording)
    #expect(gap == nil)
    #expect(text == "> tap Note\nhome › note(\"Ada\")\nflow: main\n\n> back\nhome\n")
  }

  @Test("An event that several controls have is not guessed, and the rest is not replayed")
  func ambiguous() async throws {
    let recording = recorded { app in
      app.current.navigate(to: .note("Eve"))
      app.current.navigate(to: .room(2))
      app.current.present(sheet: .edit)
    }
    let (text, gap) = try await journey(of: recording)
    #expect(gap == .event(number: 2, steps: ["tap First", "tap Second"]))
    #expect(
      text == """
        > tap Note
        home › note("Ada")
        flow: main

        # not guessed: several controls lead to home › note › room
        #   tap First
        #   tap Second
        # not replayed: home › note › room › sheet edit

        """)
  }

  @Test("A payload tells the controls apart")
  func payloads() async throws {
    let recording = recorded(payloads: true) { $0.current.navigate(to: .room(2)) }
    let (text, gap) = try await journey(of: recording)
    #expect(gap == nil)
    #expect(text == "> tap Second\nhome › room(2)\nflow: main\n")
  }

  @Test("An event that no control has ends the journey")
  func missing() async throws {
    let recording = recorded(payloads: true) { $0.current.navigate(to: .room(7)) }
    let (text, gap) = try await journey(of: recording)
    #expect(gap == .event(number: 1, steps: []))
    #expect(text == "# not guessed: no control leads to home › room\n")
  }

  @Test("A recording that starts elsewhere starts with the only screen that is like its start")
  func start() async throws {
    let recording = recorded(at: .cover, limit: 1) { app in
      app.current.topmost.navigate(to: .room(1))
      app.current.dismiss()
    }
    #expect(recording.omittedCount == 1)
    let (text, gap) = try await journey(of: recording)
    // The contents of the cover have no button that closes it.
    #expect(gap == .event(number: 1, steps: []))
    #expect(
      text == """
        # earlier events are missing: 1 event
        > show coverRoom
        home › cover edit › room(1)
        flow: main

        # not guessed: no control leads to home

        """)
  }

  @Test("A start on no screen of the manifest is not guessed")
  func noStart() async throws {
    let recording = recorded(at: .alert) { $0.navigate(to: StudioScreen.home) }
    let other = recorded(at: .rooms, limit: 1) { app in
      app.current.navigate(to: .room(3))
      app.current.pop()
    }
    #expect(try await journey(of: recording).gap == nil)
    let (text, gap) = try await journey(of: other)
    #expect(gap == .start(screens: []))
    #expect(
      text == """
        # earlier events are missing: 1 event
        # not found: the start, home › room › room › room
        # not replayed: home › room › room

        """)
  }
}
