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
  @Test("The next launch restores the state, unless a link was opened")
  func restores() async throws {
    let user = AppUser(on: .reader)
    let data = try user.storedState()

    let next = AppUser(on: .onboarding)
    let opener = try next.coordinator.linkOpener()
    #expect(next.restore(Data("garbage".utf8), unlessOpeningBy: opener) != nil)
    #expect(next.state == FlowState(at: .onboarding))
    #expect(next.restore(nil, unlessOpeningBy: opener) == .empty)
    #expect(next.restore(data, unlessOpeningBy: opener) == nil)
    #expect(next.state == user.state)

    #expect(await opener.open(try #require(URL(string: "bookshelf://lists"))) == .opened)
    #expect(next.restore(data, unlessOpeningBy: opener) == nil)
    #expect(next.app.tabs.selectedTab == .lists)
  }

  // Rule 40
  @Test("The shared link of a list is not stored, but the list below it is")
  func keepsNoSecret() throws {
    let user = AppUser(on: .shareListSheet)
    let data = try user.storedState()
    #expect(!String(decoding: data, as: UTF8.self).contains("http"))
    let next = AppUser(on: .onboarding)
    let opener = try next.coordinator.linkOpener()
    #expect(next.restore(data, unlessOpeningBy: opener) == nil)
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

extension AppUser {
  fileprivate func storedState() throws -> Data {
    try BookshelfArchive.current.data(of: app.state)
  }

  /// Restores stored data, as the app does at its launch, and returns the reason of a failure.
  fileprivate func restore(
    _ data: Data?, unlessOpeningBy opener: DeepLinkOpener<Bookshelf>
  ) -> RestorationError? {
    var failure: RestorationError?
    opener.restoreUnlessOpeningLink {
      do throws(RestorationError) {
        try app.restore(BookshelfArchive.current.state(from: data ?? Data()).get())
      } catch {
        failure = error
      }
    }
    return failure
  }
}
