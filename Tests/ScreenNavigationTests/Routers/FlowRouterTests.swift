import ScreenNavigation
import Testing

@Suite("FlowRouter")
@MainActor
struct FlowRouterTests {
  nonisolated static let moves =
    HarborScreen.allCases.map { HarborStep.jump($0) }
    + FlowCommand<Harbor>.samples.map { HarborStep.command($0) }

  // Rules 1, 4, 17 and 18
  @Test(
    "A jump and a command lead to one visible state from every screen",
    arguments: HarborScreen.allCases, moves)
  func oneDestination(start: HarborScreen, move: HarborStep) {
    let (router, fresh) = (FlowRouter.harbor(on: start), FlowRouter.harbor())
    for router in [router, fresh] { move.take(on: router) }
    #expect(router.visiblePath == fresh.visiblePath)
    let stacks = router.tabs.tabs.map(router.tabs.router) + Harbor.Flow.allCases.map(router.router)
    #expect(stacks.filter { $0 !== router.current }.compactMap(\.presentation) == [])
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
    #expect(router.visiblePath == FlowRouter.harbor(on: .ticket).visiblePath)
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
    #expect(router.state == before)
    #expect(throws: ScreenPathError.unknownTab("cargo")) {
      try router.check(ScreenPath(tab: .cargo))
    }
  }

  // Rule 16
  @Test(
    "A reset and logging out clear every stack and presentation", arguments: HarborScreen.allCases)
  func resets(screen: HarborScreen) {
    for step in [HarborStep.reset, .command(.signOff)] {
      let router = FlowRouter.harbor(on: screen)
      router.tabs.router(for: .cargo).navigate(to: .radio)
      router.router(for: .dryDock).present(fullScreenCover: .toll)
      var expected = FlowState<Harbor>(
        flow: router.flow, tabs: TabState(selectedTab: router.tabs.selectedTab))
      if case .command = step { expected.flow = .boarding }
      step.take(on: router)
      #expect(router.state == expected)
    }
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

  // Rule 17
  @Test("A command to a hidden tab leads to the first tab")
  func commandToHiddenTab() throws {
    let router = FlowRouter.harbor(on: .stormOverCargo)
    try router.tabs.replaceTabs(with: [.charts])
    router.handle(.board)
    let log = EventLog()
    router.tracker = log
    router.handle(.openTab(.cargo))
    #expect(router.state == FlowState(flow: .deck, tabs: TabState(selectedTab: .charts)))
    #expect(log.events == [.commandApplied(.openTab(.cargo))])
  }

  // Rule 18
  @Test(
    "An overlay opens in every flow, and a change of the flow closes it",
    arguments: Harbor.Flow.allCases)
  func overlay(flow: Harbor.Flow) {
    let router = FlowRouter.harbor()
    router.navigate(to: ScreenPath(flow: flow))
    let before = router.state
    router.present(overlay: .storm)
    #expect(router.overlay == .storm)
    router.present(overlay: .arrived(port: "Hull"))
    #expect(router.overlay == .arrived(port: "Hull"))
    router.dismissOverlay()
    #expect(router.state == before)
    router.present(overlay: .storm)
    router.handle(.openTab(.cargo))
    #expect(router.overlay == nil)
  }
}
