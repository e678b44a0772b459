import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("The event log")
@MainActor
struct NavigationJournalTests {
  private typealias Entry = NavigationJournal.Entry

  // Rule 43
  @Test("A recording has the names of events and screens, and its replay leads to the same screen")
  func records() {
    let app = AppCoordinator(isSignedIn: false)
    app.start()
    app.record(true)
    app.onboarding?.begin()
    app.onboarding?.end()
    app.router.dismissOverlay()
    app.router.current.navigate(to: .bookDetail(.fixture))
    app.router.tabs.router(for: .search).navigate(to: .genre(.memoir))
    app.router.tabs.switchTab(to: .lists)
    app.signOut()
    app.navigate(to: AppScreen.coverPicker)
    #expect(
      app.journal.entries.map { "\($0.event) \($0.screen ?? "–")" } == [
        "route_push onboardingGenres", "command_applied library", "screen_view welcomeSuccess",
        "screen_view library", "route_push bookDetail", "route_push –", "tab_switch lists",
        "command_applied onboarding", "screen_view coverPicker",
      ])
    #expect(app.journal.isReplayed())
  }

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

  // Rule 26
  @Test("The screen lists the last events, the newest one first, without their payloads")
  func lists() async throws {
    let user = AppUser(on: .eventLog)
    try await user.tap("Record")
    user.coordinator.navigate(to: AppScreen.shareListSheet)
    for _ in 1...20 { user.app.tabs.switchTab(to: user.app.tabs.selectedTab.next) }
    user.coordinator.navigate(to: AppScreen.reader)
    let text = "\(EventLogModel(routing: user.routing).content)"
    let rows = text.matches(of: /row\(label: "(\w+)", value: "(\w+)"\)/).map { "\($0.1) \($0.2)" }
    #expect(rows.count == 20)
    #expect(
      Array(rows.prefix(3)) == [
        "screen_view reader", "tab_switch shareListSheet", "tab_switch library",
      ]
    )
    #expect(!text.contains("b3a1") && !text.contains("Winter") && !text.contains("Dune"))
  }
}

/// Counts the events of an app.
@MainActor
private final class EventCounter: NavigationTracking {
  typealias Schema = Bookshelf

  private(set) var count = 0

  func track(_ event: NavigationEvent<Bookshelf>) { count += 1 }
}

extension Bookshelf.Tab {
  fileprivate var next: Bookshelf.Tab { self == .library ? .lists : .library }
}
