import ScreenNavigation
import TestSupport
import Testing

@MainActor
final class EventLog: NavigationTracking {
  var events: [NavigationEvent<Harbor>] = []

  func track(_ event: NavigationEvent<Harbor>) { events.append(event) }

  func takeEvents() -> [NavigationEvent<Harbor>] {
    defer { events = [] }
    return events
  }
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
    router.handle(.openTab(.cargo))
    #expect(
      log.events == [
        .routePush(.ticket, at: place), .routePop(count: 2, at: place), .tabSwitch(to: .cargo),
        .flowSwitch(to: .dryDock), .commandApplied(.openTab(.cargo)),
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
  @Test(
    "Operations that change nothing report nothing, and notify no observer",
    arguments: HarborScreen.allCases)
  func noEvent(screen: HarborScreen) {
    router.navigate(to: screen)
    log.events = []
    let before = router.state
    let readers: [() -> Void] = [
      { _ = router.state }, { _ = router.current.presented }, { _ = router.current.topmost.state },
    ]
    for read in readers {
      let count = changes(seenBy: read) {
        router.navigate(to: screen)
        router.navigate(to: router.visiblePath)
        router.current.pop(0)
        router.current.stack = router.current.stack
        router.tabs.selectedTab = router.tabs.selectedTab
        router.overlay = router.overlay
        router.state = router.state
        router.current.activeSheet = router.current.activeSheet
      }
      #expect(count == 0)
    }
    #expect(log.events == [])
    #expect(router.state == before)
  }

  // Rule 42
  @Test("A late tracker receives events of existing routers, but not of removed tabs and sheets")
  func lateTracker() throws {
    let router = FlowRouter.harbor(on: .crateWithLog)
    let removed = [router.tabs.router(for: .cargo), try #require(router.current.presented)]
    let dock = router.router(for: .dryDock)
    router.tracker = log
    router.current.dismiss()
    try router.tabs.replaceTabs(with: [.charts])
    log.events = []
    for router in removed + [dock] { router.navigate(to: .ticket) }
    #expect(log.events == [.routePush(.ticket, at: StackPlace(flow: .dryDock))])
  }

  nonisolated static let seeds = SeededGenerator.seeds(100)

  // Rules 42 and 43
  @Test(
    "Replaying the events reaches the same state, and a screen is sent only if another one is visible",
    arguments: seeds)
  func replay(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let (router, copy) = (FlowRouter.harbor(), FlowRouter.harbor())
    var sent: [ScreenPath<Harbor>] = []
    let tracker = ScreenTracker(HarborScreen.self, in: router, wrapping: log) {
      sent.append($0.path)
    }
    router.tracker = tracker
    tracker.sendVisibleScreen()
    for number in 1...100 {
      let before = (state: router.state, tabs: router.tabs.tabs, path: router.visiblePath)
      let step = HarborStep.random(using: &generator)
      sent = []
      step.take(on: router)
      let hasChanged = router.state != before.state || router.tabs.tabs != before.tabs
      #expect(log.events.count == (hasChanged ? 1 : 0), "seed \(seed), step \(number), \(step)")
      for event in log.takeEvents() { copy.replay(event) }
      #expect(copy.state == router.state, "seed \(seed), step \(number), \(step)")
      let newPaths = router.visiblePath == before.path ? [] : [router.visiblePath]
      #expect(sent.isEmpty || sent == newPaths, "seed \(seed), step \(number), \(step)")
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
    let (tabs, tabsCopy, tabsLog) = (TabRouter<Harbor>(), TabRouter<Harbor>(), EventLog())
    let (stack, stackCopy, stackLog) = (AppRouter<Harbor>(), AppRouter<Harbor>(), EventLog())
    (tabs.tracker, stack.tracker) = (tabsLog, stackLog)
    for number in 1...100 {
      let step = HarborStep.random(using: &generator)
      step.take(on: tabs)
      step.take(on: stack)
      for event in tabsLog.takeEvents() { tabsCopy.replay(event) }
      for event in stackLog.takeEvents() { stackCopy.replay(event) }
      #expect(tabsCopy.state == tabs.state, "seed \(seed), step \(number), \(step)")
      #expect(tabsCopy.tabs == tabs.tabs, "seed \(seed), step \(number), \(step)")
      #expect(stackCopy.state == stack.state, "seed \(seed), step \(number), \(step)")
    }
  }
}
