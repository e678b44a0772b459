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
  private nonisolated static let linked = AppScreen.allCases.filter {
    (try? BookshelfLinks.url(of: $0)) != nil
  }

  // Rules 28 and 33
  @Test("A link leads to the state of its screen from every start", arguments: linked)
  func walk(screen: AppScreen) async throws {
    let url = try #require(try BookshelfLinks.url(of: screen))
    for start in [AppScreen.onboarding, .cameraDeniedAlert, .shareListSheet, .paywall] {
      let user = AppUser(on: start)
      let expected = AppUser(on: start)
      expected.coordinator.navigate(to: screen)
      let opener = DeepLinkOpener(router: user.app, resolver: try BookshelfLinks.table())
      #expect(await opener.open(url) == .opened)
      #expect(user.state == expected.state)
    }
  }

  @Test(
    "A link waits until the form with unsaved text is closed",
    arguments: [AppScreen.bookEditSheet, .lendSheet, .listCreateSheet])
  func waits(screen: AppScreen) async throws {
    let user = AppUser(on: screen)
    let opener = DeepLinkOpener(router: user.app, resolver: try BookshelfLinks.table())
    #expect(await opener.open(try #require(URL(string: "bookshelf://search"))) == .waiting)
    #expect(user.state == FlowState(at: screen))
    try await user.tap("Cancel")
    #expect(user.app.tabs.selectedTab == .search)
  }

  @Test("Many screens have a link, and no two screens share one")
  func unique() throws {
    let urls = try Self.linked.map { try BookshelfLinks.url(of: $0) }
    #expect(Set(urls).count == urls.count)
    #expect(urls.count == 24)
  }

  @Test(
    "A link to a page that the book does not have leads to its nearest page",
    arguments: [("0", 1), ("413", 412)])
  func nearestPage(number: String, page: Int) async throws {
    let user = AppUser()
    let opener = DeepLinkOpener(router: user.app, resolver: try BookshelfLinks.table())
    let url = try #require(URL(string: "bookshelf://books/dune/read?page=\(number)"))
    #expect(await opener.open(url) == .opened)
    #expect(user.app.current.activeFullScreenCover == .reader(book: .dune, page: page))
  }

  // Rule 34
  @Test(
    "A link to an unknown entity leads to the root of its tab",
    arguments: [
      ("books/x", "no book has this id"), ("books/x/read?page=1", "no book has this id"),
      ("lists/x", "no reading list has this id"),
    ])
  func notFound(path: String, reason: String) async throws {
    let user = AppUser(on: .reader)
    let opener = DeepLinkOpener(router: user.app, resolver: try BookshelfLinks.table())
    let url = try #require(URL(string: "bookshelf://\(path)"))
    #expect(await opener.open(url) == .openedFallback(reason))
    #expect(user.app.current.state == StackState())
  }

  @Test(
    "A link to a screen that needs an account presents the form to sign in over it",
    arguments: [
      ("settings/account", Bookshelf.Route.account), ("settings/subscription", .subscription),
    ])
  func needsAccount(path: String, route: Bookshelf.Route) async throws {
    let user = AppUser(on: .onboarding)
    let url = try #require(URL(string: "bookshelf://\(path)"))
    try user.navigator.store.update { $0.account = nil }
    #expect(try await user.navigator.open(url) == .fallback("the screen needs an account"))
    #expect(user.app.current.stack == [route])
    #expect(user.app.current.activeSheet == .signIn)
    try await user.type("mara@bookshelf.example", into: "Email")
    try await user.type("secret", into: "Password")
    try await user.tap("Sign In")
    #expect(user.navigator.store.library.value?.account?.name == "Mara")
    #expect(user.app.current.state == StackState(routes: [route]))
    try await user.navigator.open(url)
    #expect(user.app.current.presentation == nil)
  }

  @Test("A newer link replaces one that waits")
  func replacesWaiting() async throws {
    let user = AppUser(on: .lendSheet)
    for path in ["loans", "lists/winter"] {
      try await user.navigator.open(try #require(URL(string: "bookshelf://\(path)")))
    }
    try await user.tap("Cancel")
    #expect(user.state.tabs?.selectedTab == .lists)
    #expect(user.app.current.stack == [.readingList(.fixture)])
  }

  @Test("The harness throws the reason why a link is refused")
  func refused() async throws {
    let user = AppUser()
    let url = try #require(URL(string: "bookshelf://nowhere"))
    await #expect(throws: RefusedLink.self) { try await user.navigator.open(url) }
  }

  @Test(
    "The link of the widget opens the library from every flow", arguments: Bookshelf.Flow.allCases)
  func open(flow: Bookshelf.Flow) async throws {
    let user = AppUser(on: .onboarding)
    user.app.handle(.openFlowRoot(flow))
    let opener = DeepLinkOpener(router: user.app, resolver: try BookshelfLinks.table())
    #expect(await opener.open(try #require(URL(string: "bookshelf://open"))) == .opened)
    #expect(user.app.flow == .authorized)
    #expect(user.app.tabs.state == TabState(selectedTab: .library))
  }

  @Test("The opener can open the path of every screen", arguments: AppScreen.allCases)
  func everyScreen(screen: AppScreen) throws {
    let user = AppUser(on: .onboarding)
    try user.app.check(screen.navigationPath)
    user.app.open(.path(screen.navigationPath))
    #expect(user.state == FlowState(at: screen))
  }
}
