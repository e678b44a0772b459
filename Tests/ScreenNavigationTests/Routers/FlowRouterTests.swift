import ScreenNavigation
import TestSupport
import Testing

@Suite("A router with flows")
@MainActor
struct FlowRouterTests {
  nonisolated static let pairs = HarborScreen.allCases.flatMap { first in
    HarborScreen.allCases.map { (first, $0) }
  }

  // Rules 1, 4 and 18
  @Test("shows a screen the same after any other, with nothing left presented", arguments: pairs)
  func jumps(first: HarborScreen, second: HarborScreen) {
    let router = FlowRouter.harbor(on: first)
    router.navigate(to: second)
    #expect(router.state.visible == FlowRouter.harbor(on: second).state.visible)
    #expect(router.state.hiddenPresentations == [])
  }

  @Test("starts in its flow, and enters that of the tabs for a path with a tab")
  func flows() {
    let router = FlowRouter.harbor()
    #expect(router.flow == .boarding)
    #expect(router.visibleTabs == nil)
    router.navigate(to: ScreenPath(tab: .cargo))
    #expect(router.flow == .deck)
    #expect(router.visibleTabs === router.tabs)
    #expect(router.current === router.tabs.router(for: .cargo))
    router.navigate(to: ScreenPath(routes: [.ticket]))
    #expect(router.state.visible == FlowRouter.harbor(on: .ticket).state.visible)
  }

  // Rule 11
  @Test("leaves every other flow and tab alone")
  func independence() {
    let router = FlowRouter.harbor(on: .chart)
    router.router(for: .dryDock).navigate(to: .ticket)
    let tabs = router.tabs.state
    router.router(for: .boarding).present(sheet: .log)
    #expect(router.tabs.state == tabs)
    #expect(router.router(for: .dryDock).stack == [.ticket])
  }

  // Rule 13
  @Test("gives the same router for a flow each time, and asking changes nothing that is visible")
  func sameRouter() {
    let router = FlowRouter.harbor(on: .chart)
    let state = router.state
    let count = changes {
      _ = router.state
    } during: {
      #expect(router.router(for: .dryDock) === router.router(for: .dryDock))
    }
    #expect(count == 0)
    #expect(router.state == state)
    #expect(router.router(for: .deck) === router.tabs.current)
  }

  @Test("tells a reader of the state of the first push, in any flow")
  func firstPush() {
    for flow in Harbor.Flow.allCases {
      let router = FlowRouter.harbor()
      let count = changes {
        _ = router.state
      } during: {
        router.router(for: flow).navigate(to: .ticket)
      }
      #expect(count == 1)
    }
  }

  // Rule 14
  @Test("changes nothing by a jump to a tab that is hidden, and says so when asked")
  func hiddenTab() throws {
    let router = FlowRouter.harbor(on: .logOverWeighing)
    try router.tabs.replaceTabs(with: [.charts])
    router.current.present(sheet: .log)
    let before = router.state
    router.navigate(to: ScreenPath(tab: .cargo))
    router.tabs.navigate(to: ScreenPath(tab: .cargo))
    #expect(router.state == before)
    #expect(throws: ScreenPathError.unknownTab("cargo")) {
      try router.check(ScreenPath(tab: .cargo))
    }
  }

  // Rule 16
  @Test("leaves nothing behind when it is reset", arguments: HarborScreen.allCases)
  func resets(screen: HarborScreen) {
    let router = FlowRouter.harbor(on: screen)
    router.tabs.router(for: .cargo).navigate(to: .radio)
    router.router(for: .dryDock).present(fullScreenCover: .toll)
    let (flow, tab) = (router.flow, router.tabs.selectedTab)
    router.reset()
    #expect(router.state == FlowState(flow: flow, tabs: TabState(selectedTab: tab)))
  }

  @Test("takes a whole state, and gives it back", arguments: HarborScreen.allCases)
  func state(screen: HarborScreen) {
    let state = FlowRouter.harbor(on: screen).state
    let router = FlowRouter.harbor(on: .logOverWeighing)
    router.router(for: .dryDock).navigate(to: .radio)
    router.state = state
    #expect(router.state == state)
  }

  @Test("tells readers of the overlay, of the flow and of stacks apart")
  func observation() {
    let router = FlowRouter.harbor(on: .chart)
    let ofOverlay = changes {
      _ = router.overlay
    } during: {
      router.current.popToRoot()
    }
    let ofFlow = changes {
      _ = router.flow
    } during: {
      router.overlay = .storm
    }
    let ofStack = changes {
      _ = router.current.stack
    } during: {
      router.dismissOverlay()
    }
    #expect([ofOverlay, ofFlow, ofStack] == [0, 0, 0])
    #expect(
      changes {
        _ = router.overlay
      } during: {
        router.overlay = .storm
      } == 1)
    #expect(
      changes {
        _ = router.overlay
      } during: {
        router.overlay = .storm
      } == 0)
    #expect(
      changes {
        _ = router.flow
      } during: {
        router.handle(.board)
      } == 1)
  }

  @Test(
    "says what is wrong with a path",
    arguments: [
      (
        ScreenPath<Harbor>(flow: .dryDock, tab: .cargo),
        "the path names the tab 'cargo' and the flow 'dryDock', which does not hold the tabs; "
          + "leave one of them out"
      ),
      (
        ScreenPath(tab: .cargo, sheet: .log, fullScreenCover: .toll),
        "the path presents a sheet and a full-screen cover over one stack; "
          + "only one can be shown, keep one of them"
      ),
    ])
  func checks(path: ScreenPath<Harbor>, message: String) throws {
    let error = try thrownError(ScreenPathError.self) { try FlowRouter.harbor().check(path) }
    #expect(error.description == message)
  }

  @Test("goes with its tabs where they know neither flow nor overlay")
  func tabsAlone() {
    let tabs = TabRouter<Harbor>()
    #expect(throws: ScreenPathError.noFlows(flow: "deck")) {
      try tabs.check(ScreenPath(flow: .deck, tab: .cargo))
    }
    #expect(throws: ScreenPathError.noOverlays) {
      try tabs.check(ScreenPath(tab: .cargo, overlay: .storm))
    }
    #expect(throws: ScreenPathError.noOverlays) {
      try AppRouter<Harbor>().check(ScreenPath(overlay: .storm))
    }
  }
}
