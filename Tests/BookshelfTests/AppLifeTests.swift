import BookshelfNavigation
import Foundation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Bookshelf across launches")
@MainActor
struct AppLifeTests {
  // Rule 40
  @Test("The shared link of a list is not stored, but the list below it is")
  func keepsNoSecret() throws {
    let data = try BookshelfArchive.current.data(of: AppUser(on: .shareListSheet).state)
    #expect(!String(decoding: data, as: UTF8.self).contains("http"))
    let next = AppUser(on: .onboarding)
    try next.app.restore(BookshelfArchive.current.state(from: data).get())
    #expect(next.state == FlowState(at: .readingList))
  }

  @Test("A state of version 1 is restored with the new name of its tab")
  func migrates() throws {
    let state = """
      {"flow":"authorized","stacks":[],"tabs":{"selected":"shelf","stacks":\
      [{"place":"shelf","stack":{"routes":[{"loans":{}}]}}]}}
      """
    let data = Data(#"{"version":1,"state":\#(state)}"#.utf8)
    let user = AppUser(on: .onboarding)
    try user.app.restore(BookshelfArchive.current.state(from: data).get())
    #expect(user.app.visibleTabs?.selectedTab == .library)
    #expect(user.app.current.stack == [.loans])
  }

  @Test("Signing out leaves one onboarding, which begins")
  func signsOut() {
    let user = AppUser(on: .account)
    #expect(user.coordinator.onboarding == nil)
    for _ in 1...2 { user.app.handle(.logoutToOnboarding) }
    #expect(user.coordinator.onboarding?.node.isStarted == true)
    #expect(user.coordinator.children.count == 1)
  }

  @Test("An app starts with tabs in their usual order, each once, and always with Settings")
  func startsWithTabs() {
    let app = AppCoordinator(isSignedIn: true, tabs: [.bookWeek, .lists, .bookWeek])
    #expect(app.visibleTabs == [.lists, .bookWeek, .settings])
    #expect(AppCoordinator(isSignedIn: true, tabs: []).visibleTabs == [.settings])
  }

  @Test("A tab that the server withdraws says so, and cannot be turned on")
  func withdrawsTab() async throws {
    let user = AppUser(on: .tabChoice)
    try await user.tap("Book Week")
    user.app.tabs.switchTab(to: .bookWeek)
    try user.navigator.store.update { ($0.tabs, $0.bookWeekEndsOn) = (Bookshelf.Tab.standard, nil) }
    #expect("\(try #require(user.content).elements)".contains("The Book Week is over."))
    user.coordinator.hideTabs(except: Bookshelf.Tab.standard)
    user.coordinator.navigate(to: AppScreen.tabChoice)
    await #expect(throws: ScreenContentError.self) { try await user.tap("Book Week") }
  }
}
