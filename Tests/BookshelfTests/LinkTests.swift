import BookshelfNavigation
import Foundation
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots
@testable import ScreenSnapshot

@Suite("BookshelfLinks")
@MainActor
struct LinkTests {
  @Test(
    "The link of the widget opens the library from every flow", arguments: Bookshelf.Flow.allCases)
  func open(flow: Bookshelf.Flow) async throws {
    let user = AppUser(on: .onboarding)
    user.app.handle(.openFlowRoot(flow))
    let opener = try user.coordinator.linkOpener()
    #expect(await opener.open(try #require(URL(string: "bookshelf://open"))) == .opened)
    #expect(user.app.flow == .authorized)
    #expect(user.app.tabs.state == TabState(selectedTab: .library))
  }
}
