import ScreenNavigation
import TestSupport
import Testing

@MainActor
final class EventLog: NavigationTracking {
  var events: [NavigationEvent<Harbor>] = []

  func track(_ event: NavigationEvent<Harbor>) { events.append(event) }
}

@Suite("NavigationEvent")
@MainActor
struct NavigationEventTests {
  private let log = EventLog()
  private let router = FlowRouter.harbor(on: .chart)
  private let place = StackPlace<Harbor>(flow: .deck, tab: .charts)

  init() { router.tracker = log }

  // Rule 42
  @Test("Pushes, pops, tabs, flows and commands have their own event")
  func namedEvents() {
    router.current.navigate(to: .ticket)
    router.current.pop(2)
    router.tabs.switchTab(to: .cargo)
    router.navigate(to: ScreenPath(flow: .dryDock))
    router.handle(.goOnDeck(.cargo))
    #expect(
      log.events == [
        .routePush(.ticket, at: place), .routePop(count: 2, at: place), .tabSwitch(to: .cargo),
        .flowSwitch(to: .dryDock), .commandApplied(.goOnDeck(.cargo)),
      ])
    #expect(
      log.events.map(\.name) == [
        "route_push", "route_pop", "tab_switch", "flow_switch", "command_applied",
      ])
  }

  // Rule 42
  @Test("Any other change is one screen view with the visible path")
  func screenViews() {
    router.current.present(sheet: .log)
    router.current.topmost.navigate(to: .ticket)
    router.current.dismiss()
    router.overlay = .storm
    router.navigate(to: HarborScreen.crateWithLog)
    router.reset()
    let chart = [Harbor.Route.chart("North Sea")]
    let crate = HarborScreen.crateWithLog.navigationPath
    var shownCrate = crate
    shownCrate.flow = .deck
    #expect(
      log.events == [
        .screenView(
          ScreenPath(flow: .deck, tab: .charts, routes: chart, sheet: .log),
          by: .stack(StackState(routes: chart, presenting: .sheet(.log)), at: place)),
        .routePush(.ticket, at: StackPlace(flow: .deck, tab: .charts, depth: 1)),
        .screenView(
          ScreenPath(flow: .deck, tab: .charts, routes: chart),
          by: .stack(StackState(routes: chart), at: place)),
        .screenView(
          ScreenPath(flow: .deck, tab: .charts, routes: chart, overlay: .storm),
          by: .overlay(.storm)),
        .screenView(shownCrate, by: .jump(crate)),
        .screenView(ScreenPath(flow: .deck, tab: .cargo), by: .reset),
      ])
  }

  // Rules 2 and 42
  @Test("Operations that change nothing report nothing", arguments: HarborScreen.allCases)
  func noEvent(screen: HarborScreen) {
    router.navigate(to: screen)
    log.events = []
    router.navigate(to: screen)
    router.current.pop(0)
    router.current.stack = router.current.stack
    router.tabs.selectedTab = router.tabs.selectedTab
    router.overlay = router.overlay
    router.state = router.state
    router.current.activeSheet = router.current.activeSheet
    #expect(log.events == [])
  }

  @Test("Changes of a dismissed sheet are not reported")
  func detached() throws {
    router.current.present(sheet: .log)
    let gone = try #require(router.current.presented)
    router.current.dismiss()
    log.events = []
    gone.navigate(to: .ticket)
    #expect(log.events == [])
  }

  // Rule 42
  @Test("A late tracker receives events of existing routers, but not of removed tabs")
  func lateTracker() throws {
    let router = FlowRouter.harbor()
    router.router(for: .dryDock).navigate(to: .ticket)
    let gone = router.tabs.router(for: .cargo)
    let log = EventLog()
    router.tracker = log
    router.router(for: .dryDock).navigate(to: .radio)
    try router.tabs.replaceTabs(with: [.charts])
    gone.navigate(to: .ticket)
    #expect(log.events.map(\.name) == ["route_push", "screen_view"])
  }

  nonisolated static let seeds = SeededGenerator.seeds(100)

  // Rules 42 and 43
  @Test("Replaying the events on a fresh router reaches the same state", arguments: seeds)
  func replay(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let router = FlowRouter.harbor()
    let log = EventLog()
    router.tracker = log
    let copy = FlowRouter.harbor()
    for number in 1...100 {
      let before = (router.state, router.tabs.tabs)
      let step = HarborStep.random(using: &generator)
      step.take(on: router)
      let expected = (router.state, router.tabs.tabs) == before ? 0 : 1
      #expect(log.events.count == expected, "seed \(seed), step \(number), \(step)")
      for event in log.events { copy.replay(event) }
      #expect(copy.state == router.state, "seed \(seed), step \(number), \(step)")
      log.events = []
    }
  }

  // Rule 43
  @Test("An event with an invalid list of tabs changes nothing")
  func invalidTabs() {
    let router = FlowRouter.harbor()
    let tabs = router.tabs.tabs
    for list in [[], [tabs[0], tabs[0]]] {
      router.replay(.screenView(ScreenPath(), by: .tabs(list)))
      #expect(router.tabs.tabs == tabs)
    }
  }

  @Test("Events of a TabRouter and of an AppRouter can be replayed", arguments: seeds.prefix(20))
  func replayParts(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let tabs = TabRouter<Harbor>()
    let copy = TabRouter<Harbor>()
    let (log, stackLog) = (EventLog(), EventLog())
    tabs.tracker = log
    let stack = AppRouter<Harbor>()
    let stackCopy = AppRouter<Harbor>()
    stack.tracker = stackLog
    for number in 1...100 {
      let step = HarborStep.random(using: &generator)
      step.take(on: tabs)
      step.take(on: stack)
      for event in log.events { copy.replay(event) }
      for event in stackLog.events { stackCopy.replay(event) }
      #expect(copy.state == tabs.state, "seed \(seed), step \(number), \(step)")
      #expect(copy.tabs == tabs.tabs, "seed \(seed), step \(number), \(step)")
      #expect(stackCopy.state == stack.state, "seed \(seed), step \(number), \(step)")
      (log.events, stackLog.events) = ([], [])
    }
  }
}
