import BookshelfNavigation
import ScreenNavigation
import Testing

@testable import BookshelfFeatures

// The journey `record-a-bug-report` shows a recording, its log and its replay.
@Suite("The event log")
@MainActor
struct NavigationJournalTests {
  // Rule 43
  @Test("A recording starts at the present screen and tabs, and a new one replaces it")
  func startsAnywhere() throws {
    let user = AppUser(on: .bookEditSheet)
    user.coordinator.toggle(.search)
    user.coordinator.record(true)
    user.app.tabs.switchTab(to: .settings)
    #expect(user.coordinator.journal.events.map(\.name) == ["tab_switch"])
    user.coordinator.record(true)
    #expect(user.coordinator.journal.events.map(\.name) == ["tab_switch"])
    #expect(user.coordinator.journal.isReplayed())
    user.coordinator.record(false)
    user.app.tabs.switchTab(to: .library)
    #expect(user.coordinator.journal.entries.map(\.event) == ["tab_switch"])
    #expect(user.coordinator.journal.isReplayed())
    user.coordinator.record(true)
    #expect(user.coordinator.journal.entries == [])
    for _ in 1...15 {
      for tab in [Bookshelf.Tab.lists, .library] { user.app.tabs.switchTab(to: tab) }
    }
    user.app.tabs.router(for: .lists).navigate(to: .loans)
    let log = "\(EventLogModel(routing: user.routing).content)"
    let rows = log.matches(of: /row\(label: "(\w+)", value: "(\S+)"/).map { "\($0.1) \($0.2)" }
    #expect(rows.count == 20)
    // A push in a tab that is not selected shows no other screen.
    #expect(rows.prefix(3) == ["route_push –", "tab_switch bookEditSheet", "tab_switch lists"])
  }

  @Test("The app's own tracker receives events before, during and after a recording")
  func forwards() {
    let counter = EventCounter()
    let app = AppCoordinator(isSignedIn: true, tracker: counter)
    app.start()
    for isOn in [false, true, false] {
      app.record(isOn)
      app.router.current.navigate(to: .loans)
    }
    #expect(counter.count == 3)
    #expect(app.journal.events.count == 1)
  }
}

/// Counts the events of an app.
@MainActor
private final class EventCounter: NavigationTracking {
  typealias Schema = Bookshelf

  private(set) var count = 0

  func track(_ event: NavigationEvent<Bookshelf>) { count += 1 }
}
