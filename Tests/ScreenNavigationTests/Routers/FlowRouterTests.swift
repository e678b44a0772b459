import ScreenNavigation
import TestSupport
import Testing

@Suite("FlowRouter")
@MainActor
struct FlowRouterTests {
  nonisolated static let pairs = HarborScreen.allCases.flatMap { first in
    HarborScreen.allCases.map { (first, $0) }
  }

  // Rules 1, 4 and 18
  @Test("A jump from any screen leads to the same visible state", arguments: pairs)
  func jumps(first: HarborScreen, second: HarborScreen) {
    let router = FlowRouter.harbor(on: first)
    router.navigate(to: second)
    #expect(router.state.visible == FlowRouter.harbor(on: second).state.visible)
    #expect(router.state.hiddenPresentations == [])
  }

  @Test("A path without a flow leads to the flow of its tab or to the starting flow")
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

  // Rule 13
  @Test("Asking for a router returns the same instance and changes no visible state")
  func sameRouter() {
    let router = FlowRouter.harbor(on: .chart)
    let state = router.state
    let count = changes(of: router.state) {
      #expect(router.router(for: .dryDock) === router.router(for: .dryDock))
    }
    #expect(count == 0)
    #expect(router.state == state)
    #expect(router.router(for: .deck) === router.tabs.current)
  }

  @Test("A reader of the state observes the first push in any flow")
  func firstPush() {
    for flow in Harbor.Flow.allCases {
      let router = FlowRouter.harbor()
      let count = changes(of: router.state) { router.router(for: flow).navigate(to: .ticket) }
      #expect(count == 1)
    }
  }

  // Rule 14
  @Test("A jump to a hidden tab changes nothing, and check rejects its path")
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
  @Test("A reset clears everything in every flow", arguments: HarborScreen.allCases)
  func resets(screen: HarborScreen) {
    let router = FlowRouter.harbor(on: screen)
    router.tabs.router(for: .cargo).navigate(to: .radio)
    router.router(for: .dryDock).present(fullScreenCover: .toll)
    let (flow, tab) = (router.flow, router.tabs.selectedTab)
    router.reset()
    #expect(router.state == FlowState(flow: flow, tabs: TabState(selectedTab: tab)))
  }

  @Test("Readers of the overlay, the flow and the stacks are independent")
  func observation() {
    let router = FlowRouter.harbor(on: .chart)
    let ofOverlay = changes(of: router.overlay) { router.current.popToRoot() }
    let ofFlow = changes(of: router.flow) { router.overlay = .storm }
    let ofStack = changes(of: router.current.stack) { router.dismissOverlay() }
    #expect([ofOverlay, ofFlow, ofStack] == [0, 0, 0])
    #expect(changes(of: router.overlay) { router.overlay = .storm } == 1)
    #expect(changes(of: router.overlay) { router.overlay = .storm } == 0)
    #expect(changes(of: router.flow) { router.handle(.board) } == 1)
  }

  @Test("A TabRouter rejects a path with a flow or an overlay")
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
