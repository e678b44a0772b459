import Foundation
import ScreenNavigation
import Testing

@testable import Shelf

@Test(arguments: AppScreen.allCases)
@MainActor
func pathCanBeFollowed(screen: AppScreen) throws {
  let app = FlowRouter<Shelf>(startingIn: .onboarding, tabsIn: .authorized)
  try app.check(screen.navigationPath)
}

@Test("The reading goal depends on the genre")
@MainActor
func readingGoal() {
  let app = FlowRouter<Shelf>(startingIn: .onboarding, tabsIn: .authorized)
  let coordinator = OnboardingCoordinator(router: app.router(for: .onboarding), app: app)
  coordinator.start()
  #expect(coordinator.path == [])
  coordinator.begin()
  coordinator.choose(.novel)
  #expect(coordinator.path == [.onboarding(.genres), .onboarding(.goal(pages: 30))])
  coordinator.chooseAgain()
  #expect(coordinator.path == [.onboarding(.genres)])
  coordinator.end()
  #expect(app.flow == .authorized)
}

@Test("Opening a book leads from the library to the book, and back")
@MainActor
func opensBook() {
  let tabs = TabRouter<Shelf>()
  tabs.current.navigate(to: .bookDetail(.fixture))
  #expect(tabs.state.stacks[.library]?.routes == [.bookDetail(.fixture)])
  tabs.current.pop()
  tabs.current.pop()
  #expect(tabs.current.stack == [])
}

@Test("Replaying the events leads to the same state")
@MainActor
func replaysEvents() {
  let log = EventLog()
  let app = makeApp(tracking: log)
  app.handle(.goToAuthorized(tab: .library))
  app.current.navigate(to: .bookDetail(.fixture))
  app.tabs.switchTab(to: .settings)
  #expect(log.events.map(\.name) == ["command_applied", "route_push", "tab_switch"])

  let copy = makeApp(tracking: EventLog())
  replay(log, on: copy)
  #expect(copy.state == app.state)
}

@MainActor
private final class SentScreens: AnalyticsService {
  var names: [String] = []

  func send(_ event: String, _ parameters: [String: String]) {
    names.append(parameters["screen_name"] ?? event)
  }
}

@Test("Each visible screen is sent once, with its name in the manifest")
@MainActor
func sendsScreens() {
  let app = FlowRouter<Shelf>(startingIn: .onboarding, tabsIn: .authorized)
  let sent = SentScreens()
  trackScreens(of: app, with: sent)
  app.handle(.goToAuthorized(tab: .library))
  app.current.navigate(to: .bookDetail(Book(id: "emma", title: "Emma")))
  app.current.present(alert: AlertState(title: "No connection"))
  app.current.dismiss()
  #expect(sent.names == ["library", "bookDetail", "alert", "bookDetail"])
}

@Test("A screen that is left out is a part of the screen before")
@MainActor
func sendsRenamedScreens() {
  let app = FlowRouter<Shelf>(startingIn: .onboarding, tabsIn: .authorized)
  let sent = SentScreens()
  trackRenamedScreens(of: app, with: sent)
  app.handle(.goToAuthorized(tab: .library))
  app.current.present(alert: AlertState(title: "No connection"))
  app.current.dismiss()
  #expect(sent.names == ["home"])
}

@Test("The person reads that a book does not exist")
@MainActor
func tellsAboutFallback() async throws {
  let app = FlowRouter<Shelf>(startingIn: .onboarding, tabsIn: .authorized)
  let opener = DeepLinkOpener(
    router: app, resolver: try Shelf.links(to: FixtureRepository()))
  let outcome = await opener.open(try #require(URL(string: "bookshelf://books/lost")))
  #expect(outcome == .openedFallback("no book has this id"))
  tell(about: outcome, in: app)
  #expect(
    app.visiblePath
      == ScreenPath(
        flow: .authorized, tab: .library,
        alert: AlertState(title: "Not Found", message: "no book has this id")))
}

@Test(
  "Each button of an alert changes the store, except Cancel",
  arguments: [
    ("Replace", ["Dune (1965)"]), ("Keep Both", ["Dune", "Dune (1965)"]), ("Cancel", ["Dune"]),
  ])
@MainActor
func answersAlert(label: String, titles: [String]) throws {
  let (router, library) = (AppRouter<Shelf>(), Library())
  add(Book(id: Book.fixture.id, title: "Dune (1965)"), to: library, over: router)
  let action = try #require(router.activeAlert?.actions.first { $0.label == label })
  router.perform(action)
  #expect(library.books.map(\.title) == titles)
  #expect(router.activeAlert == nil)
}
