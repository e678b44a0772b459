import ScreenNavigation
import Testing

@Suite("NavigationCommand")
@MainActor
struct NavigationCommandTests {
  nonisolated static let cases = Harbor.Command.samples.flatMap { command in
    HarborScreen.allCases.map { (command, $0) }
  }

  // Rule 17
  @Test("A command leads to one visible state from every start", arguments: cases)
  func oneDestination(command: Harbor.Command, start: HarborScreen) {
    let router = FlowRouter.harbor(on: start)
    router.handle(command)
    let fresh = FlowRouter.harbor()
    fresh.handle(command)
    #expect(router.state.visible == fresh.state.visible)
    #expect(router.state.hiddenPresentations == [])
  }

  // Rule 16
  @Test(
    "A command that resets everything clears every stack and presentation",
    arguments: HarborScreen.allCases)
  func resets(start: HarborScreen) {
    let router = FlowRouter.harbor(on: start)
    router.router(for: .dryDock).navigate(to: .radio)
    router.handle(.signOff)
    let tab = router.tabs.selectedTab
    #expect(router.state == FlowState(flow: .boarding, tabs: TabState(selectedTab: tab)))
  }

  // Rule 17
  @Test("A command to a hidden tab leads to the first tab")
  func hiddenTab() throws {
    let router = FlowRouter.harbor(on: .stormOverCargo)
    try router.tabs.replaceTabs(with: [.charts])
    router.handle(.board)
    let log = EventLog()
    router.tracker = log
    router.handle(.goOnDeck(.cargo))
    #expect(router.state == FlowState(flow: .deck, tabs: TabState(selectedTab: .charts)))
    #expect(log.events == [.commandApplied(.goOnDeck(.cargo))])
  }

  @Test("FlowCommand opens tabs and flows and logs out")
  func libraryCommands() {
    let open = FlowCommand<Harbor>.openTab(.cargo)
    let root = FlowCommand<Harbor>.openFlowRoot(.dryDock)
    let out = FlowCommand<Harbor>.logOut(to: .boarding)
    #expect([open, root, out].map(\.resetsEverything) == [false, false, true])
    #expect(
      [open, root, out].map(\.destination) == [
        ScreenPath(tab: .cargo), ScreenPath(flow: .dryDock), ScreenPath(flow: .boarding),
      ])
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
    router.handle(.goOnDeck(.cargo))
    #expect(router.overlay == nil)
  }
}
