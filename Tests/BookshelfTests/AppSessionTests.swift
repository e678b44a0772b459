import BookshelfNavigation
import Foundation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfApp
@testable import BookshelfFeatures
@testable import BookshelfSnapshots
@testable import ScreenSnapshot
@testable import ScreenViews

@Suite("The app's session")
@MainActor
struct AppSessionTests {
  @Test(
    "Launched at a screen, the app starts there, on the harness's path, and restores nothing",
    arguments: AppScreen.allCases)
  func startsAtScreen(screen: AppScreen) async throws {
    let launch = try ScreenLaunch<AppScreen>(arguments: [
      "BookshelfApp", "--screen", screen.rawValue,
    ])
    let session = try AppSession(launch, store: InMemoryStore())
    #expect(session.router.state == FlowState(at: screen))
    #expect(!session.restoresState)
    let harness = AnySnapshotHarness(BookshelfSnapshots.self)
    let position = try #require(AppScreen.allCases.firstIndex(of: screen))
    let app = try await harness.launch(harness.start(showing: position), .compact)
    try await app.show(position)
    let visible = try SceneBuilder(for: harness).visibleScreen(of: app)
    #expect(session.router.visiblePath.text == visible.state.pathText)
  }

  @Test(
    "Without a screen, the app starts in the flow of its session and restores its state",
    arguments: [(Library.fixture, AppScreen.library), (.signedOut, .onboarding)])
  func startsInFlowOfSession(library: Library, screen: AppScreen) throws {
    for store in [InMemoryStore(library), InMemoryStore(loadingFrom: .success(library))] {
      let session = try AppSession(ScreenLaunch(arguments: ["-NSDebug"]), store: store)
      #expect(session.router.state == FlowState(at: screen))
      #expect(session.restoresState)
    }
  }

  @Test("A user whose data cannot be read is still signed in")
  func startsWithoutData() async throws {
    let store = InMemoryStore(loadingFrom: .failure(.unreadable))
    let session = try AppSession(ScreenLaunch(arguments: []), store: store)
    #expect(session.router.state == FlowState(at: .library))
    await store.load()
    #expect(store.hasSession)
  }

  @Test("The app starts with the tabs that the user has chosen, so a stored state can lead to them")
  func startsWithChosenTabs() async throws {
    let user = AppUser(on: .tabChoice)
    for tab in ["Book Week", "Lists"] { try await user.tap(tab) }
    let chosen: [Bookshelf.Tab] = [.library, .search, .bookWeek, .settings]
    #expect(user.navigator.store.visibleTabs == chosen)
    user.app.tabs.switchTab(to: .bookWeek)
    let session = try AppSession(ScreenLaunch(arguments: []), store: user.navigator.store)
    #expect(session.router.tabs.tabs == chosen)
    try session.router.restore(user.state)
    #expect(session.router.tabs.selectedTab == .bookWeek)
  }

  @Test("Loading the data hides the tabs that the server does not offer any more")
  func hidesCampaign() async throws {
    for tabs in [Bookshelf.Tab.allCases, Bookshelf.Tab.standard] {
      var library = Library.fixture
      library.tabs = tabs
      let store = InMemoryStore(loadingFrom: .success(library))
      let session = try AppSession(ScreenLaunch(arguments: []), store: store)
      session.coordinator.toggle(.bookWeek)
      #expect(session.router.tabs.tabs == Bookshelf.Tab.allCases)
      await session.load()
      #expect(session.router.tabs.tabs == tabs)
    }
  }

  @Test("Without data, all tabs stay")
  func keepsTabsWithoutData() async throws {
    let store = InMemoryStore(loadingFrom: .failure(.unreadable))
    let session = try AppSession(ScreenLaunch(arguments: []), store: store)
    await session.load()
    #expect(session.router.tabs.tabs == store.visibleTabs)
    #expect(store.visibleTabs == Bookshelf.Tab.standard)
  }

  @Test("A link opens the book of the store, which it loads")
  func opensLink() async throws {
    var book = Book.dune
    book.title = "Dune, Second Edition"
    var library = Library.fixture
    library.save(book)
    let store = InMemoryStore(loadingFrom: .success(library))
    let launch = try ScreenLaunch<AppScreen>(arguments: ["--link", "bookshelf://books/dune"])
    let session = try AppSession(launch, store: store)
    #expect(!session.restoresState)
    #expect(await launch.openLink(with: session.opener) == .opened)
    #expect(session.router.current.stack == [.bookDetail(book)])
  }

  @Test("The models in a sheet over a sheet close only the upper sheet")
  func closesUpperSheet() async throws {
    let session = try AppSession(
      ScreenLaunch(at: .signInOverBookEdit), store: InMemoryStore())
    let root = session.router.current
    let model = session.models(in: root.topmost, over: root).presented(.signIn)
    await model.content.leading.first?.perform()
    root.topmost.pop()
    #expect(session.router.state == FlowState(at: .bookEditSheet))
  }
}

extension AppSession {
  fileprivate convenience init(_ launch: ScreenLaunch<AppScreen>, store: InMemoryStore) throws {
    try self.init(
      launch, store: store,
      environment: ScreenEnvironment(today: .fixture, copy: { _ in }))
  }
}
