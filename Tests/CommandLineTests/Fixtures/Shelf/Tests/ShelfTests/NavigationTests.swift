import ScreenNavigation
import Testing

@testable import Shelf

@Test(arguments: AppScreen.allCases)
@MainActor
func pathCanBeFollowed(screen: AppScreen) throws {
  let app = FlowRouter<Bookshelf>(startingIn: .onboarding, tabsIn: .authorized)
  try app.check(screen.navigationPath)
}

@Test("The reading goal depends on the genre")
@MainActor
func readingGoal() {
  let app = FlowRouter<Bookshelf>(startingIn: .onboarding, tabsIn: .authorized)
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
  let tabs = TabRouter<Bookshelf>()
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
