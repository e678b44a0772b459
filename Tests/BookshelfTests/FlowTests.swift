import BookshelfNavigation
import ScreenNavigation
import Testing

@testable import BookshelfSnapshots

@Suite("Flows of Bookshelf")
@MainActor
struct FlowTests {
  nonisolated static let pairs = AppScreen.allCases.flatMap { first in
    AppScreen.allCases.map { (first, $0) }
  }

  @Test(
    "The app starts in the flow of its session, and only the onboarding has a coordinator",
    arguments: [(true, AppScreen.library), (false, .onboarding)])
  func starts(isSignedIn: Bool, screen: AppScreen) {
    let app = AppCoordinator(isSignedIn: isSignedIn)
    app.start()
    #expect(app.router.state == FlowState(at: screen))
    #expect((app.onboarding == nil) == isSignedIn)
    app.signOut()
    #expect(app.onboarding?.node.isStarted == true)
    #expect(app.children.count == 1)
  }

  // Rule 1
  @Test("A jump from any screen to any other leads to the same visible state")
  func jumps() {
    let fresh = AppScreen.allCases.map { FlowState(at: $0).visible }
    for (first, second) in Self.pairs {
      let user = AppUser(on: first)
      user.coordinator.navigate(to: second)
      let index = AppScreen.allCases.firstIndex(of: second) ?? 0
      #expect(user.state.visible == fresh[index], "\(first), then \(second)")
    }
  }

  // Rule 18
  @Test(
    "An overlay opens in every flow, and dismissing it or changing the flow closes it",
    arguments: Bookshelf.Flow.allCases)
  func overlays(flow: Bookshelf.Flow) {
    let user = AppUser(on: .onboarding)
    user.app.handle(.openFlowRoot(flow))
    let before = user.state
    for present in [
      { user.app.presentSuccess(.welcome) }, { user.app.presentPaywall(.fixture) },
    ] {
      present()
      #expect(user.app.overlay != nil)
      user.app.dismissOverlay()
      #expect(user.state == before)
      present()
      user.app.handle(.openFlowRoot(flow == .onboarding ? .maintenance : .onboarding))
      #expect(user.app.overlay == nil)
      user.app.handle(.openFlowRoot(flow))
    }
  }

  // Rule 17
  @Test(
    "A command leads to one state from every screen",
    arguments: [
      Bookshelf.Command.goToAuthorized(tab: .lists), .logoutToOnboarding, .switchAccount,
      .openFlowRoot(.maintenance), .openFlowRoot(.onboarding),
    ])
  func commands(command: Bookshelf.Command) {
    let fresh = AppUser(on: .onboarding)
    fresh.app.handle(command)
    for screen in AppScreen.allCases {
      let user = AppUser(on: screen)
      user.app.handle(command)
      #expect(user.state.visible == fresh.state.visible, "\(screen)")
    }
  }

  @Test("Messages with equal content are equal")
  func equalMessages() {
    #expect(Bookshelf.Overlay.success(.added(.fixture)) == .success(.added(.fixture)))
    #expect(Bookshelf.Overlay.success(.added(.fixture)) != .success(.welcome))
  }

  @Test(
    "The reading goal depends on the chosen genres",
    arguments: [(Genre.novel, 30), (Genre.memoir, 20)])
  func goal(genre: Genre, pages: Int) {
    let user = AppUser(on: .onboarding)
    user.coordinator.onboarding?.choose([genre])
    #expect(user.app.current.stack == [.onboardingGoal(pagesPerDay: pages)])
  }
}

extension FlowState<Bookshelf> {
  fileprivate var visible: FlowState {
    guard flow == .authorized, let tabs else {
      return FlowState(flow: flow, stacks: stacks.filter { $0.key == flow }, overlay: overlay)
    }
    let visible = tabs.stacks.filter { $0.key == tabs.selectedTab }
    return FlowState(
      flow: flow, tabs: TabState(selectedTab: tabs.selectedTab, stacks: visible), overlay: overlay)
  }
}
