import ScreenNavigation
import Testing

@MainActor
private final class SentScreens {
  var views: [ScreenView<Harbor>] = []
  var names: [String] { views.map(\.name) }
}

@Suite("ScreenTracker")
@MainActor
struct ScreenTrackerTests {
  private let log = EventLog()
  private let sent = SentScreens()
  private let router = FlowRouter.harbor()

  init() {
    router.tracker = ScreenTracker(HarborScreen.self, in: router, wrapping: log) { [sent] in
      sent.views.append($0)
    }
  }

  private nonisolated static let screens = HarborScreen.allCases.map {
    ($0.navigationPath, $0.rawValue)
  }

  /// Paths with other payloads than a screen, and paths without a screen.
  ///
  /// A closure in the arguments of a macro crashes Swift 6.0.
  private nonisolated static let otherPaths: [(ScreenPath<Harbor>, String)] = [
    (ScreenPath(tab: .cargo, routes: [.crate(id: 1, label: nil)], sheet: .log), "crateWithLog"),
    (
      ScreenPath(
        tab: .cargo,
        presenting: .fullScreenCover(
          .weigh(9), StackState(routes: [.chart("Sound")], presenting: .sheet(.log)))),
      "logOverWeighing"
    ),
    (ScreenPath(tab: .cargo, routes: [.chart("Sound")]), "chart"),
    (ScreenPath(tab: .charts, sheet: .weigh(2)), "weigh"),
    (ScreenPath(tab: .charts, fullScreenCover: .toll), "toll"),
    (ScreenPath(tab: .charts, alert: AlertState(title: "Ada's boat sank")), "alert"),
    (
      ScreenPath(tab: .charts, confirmation: ConfirmationState(title: "Sink Ada's boat?") {}),
      "confirmation"
    ),
    (ScreenPath(flow: .boarding, routes: [.ticket], alert: .fog), "alert"),
    (ScreenPath(flow: .dryDock, overlay: .storm), "storm"),
    // The titles of these dialogs do not count.
    (
      ScreenPath(
        flow: .boarding, routes: [.ticket],
        alert: AlertState(describing: Harbor.Route.chart("Sound"), title: "No ticket")),
      "chart"
    ),
    (
      ScreenPath(
        confirmation: ConfirmationState(describing: Harbor.Route.ticket, title: "Tear?") {}),
      "ticket"
    ),
  ]

  @Test(
    "A state has the name of the first declared screen with its cases, or of the case on top",
    arguments: screens + otherPaths)
  func names(path: ScreenPath<Harbor>, name: String) {
    router.navigate(to: ScreenPath(flow: .dryDock, routes: [.radio]))
    router.navigate(to: path)
    #expect(sent.names.last == name)
    #expect(sent.views.last?.path == router.visiblePath)
  }

  @Test(
    "Each move sends a screen, and a change that is not visible sends nothing",
    arguments: [
      (
        [
          .command(.openTab(.charts)), .push(.chart("Kattegat")), .sheet(.weigh(5)), .dismiss,
          .pop(1), .tap(.cargo), .overlay(.arrived(port: "Oslo")), .overlay(nil), .jump(.dryDock),
        ], "charts chart weigh chart charts cargo arrived cargo dryDock"
      ),
      ([.jump(.crateWithLog), .hidden(.charts, .ticket), .push(.ticket)], "crateWithLog"),
    ] as [([HarborStep], String)])
  func moves(steps: [HarborStep], names: String) {
    for step in steps { step.take(on: router) }
    #expect(sent.names.joined(separator: " ") == names)
    #expect(log.events.count == steps.count)
  }

  @Test("The first screen is sent on request, unless an event came first")
  func firstScreen() throws {
    let tracker = try #require(router.tracker as? ScreenTracker<HarborScreen>)
    tracker.sendVisibleScreen()
    tracker.sendVisibleScreen()
    router.navigate(to: HarborScreen.dryDock)
    tracker.sendVisibleScreen()
    #expect(sent.names == ["boarding", "dryDock"])
    #expect(ScreenView<Harbor>.eventName == "screen_appear")
  }

  @Test("The app can rename screens, and a screen that it leaves out is a part of the one before")
  func renamed() {
    router.tracker = ScreenTracker(
      HarborScreen.self, in: router,
      renaming: { $0.name == "log" ? nil : "harbor_\($0.name)" },
      send: { [sent] in sent.views.append($0) })
    for step in [HarborStep.command(.openTab(.charts)), .sheet(.log), .dismiss, .tap(.cargo)] {
      step.take(on: router)
    }
    #expect(sent.names == ["harbor_charts", "harbor_cargo"])
  }

  @Test("The tracker does not keep the router alive")
  func weakRouter() {
    weak var gone: FlowRouter<Harbor>?
    do {
      let router = FlowRouter.harbor()
      router.tracker = ScreenTracker(HarborScreen.self, in: router) { _ in }
      gone = router
    }
    #expect(gone == nil)
  }
}

@Suite("The visible path")
@MainActor
struct VisiblePathTests {
  @Test("The visible path is the path of the screen, completed", arguments: HarborScreen.allCases)
  func completed(screen: HarborScreen) throws {
    let router = FlowRouter.harbor(on: screen)
    try router.check(router.visiblePath)
    #expect(router.visiblePath == router.completed(screen.navigationPath))
  }

  @Test("Routers of tabs and stacks have paths that they can follow themselves")
  func parts() throws {
    let router = FlowRouter.harbor(on: .crateWithLog)
    router.tracker = EventLog()
    let crate = [Harbor.Route.crate(id: 7, label: "Tea")]
    #expect(router.tabs.visiblePath == ScreenPath(tab: .cargo, routes: crate, sheet: .log))
    #expect(router.current.visiblePath == ScreenPath(routes: crate, sheet: .log))
    try router.tabs.check(router.tabs.visiblePath)
    try router.current.check(router.current.visiblePath)
  }

  @Test("A reader observes every part of the visible path")
  func observation() {
    let router = FlowRouter.harbor(on: .charts)
    let moves: [(FlowRouter<Harbor>) -> Void] = [
      { $0.current.navigate(to: .ticket) }, { $0.current.present(sheet: .log) },
      { $0.current.topmost.navigate(to: .ticket) }, { $0.tabs.selectedTab = .cargo },
      { $0.overlay = .storm }, { $0.handle(.signOff) },
    ]
    for (index, change) in moves.enumerated() {
      let count = changes(seenBy: { _ = router.visiblePath }, during: { change(router) })
      #expect(count > 0, "change \(index)")
    }
  }
}

@Suite("Names of cases")
struct CaseNamesTests {
  @Test("Screens of features in enums of their own have names by their inner cases")
  @MainActor
  func features() {
    let router = AppRouter<Parcels>()
    var names: [String] = []
    router.tracker = ScreenTracker(ParcelScreen.self, in: router) { names.append($0.name) }
    router.navigate(to: .stage(.onTheWay(to: "Oslo", after: nil)))
    router.replaceAll(with: .stage(.stored))
    router.replaceAll(with: .text("Ada"))
    router.popToRoot()
    #expect(names == ["tracking", "stage", "text", "counter"])
  }

  enum ParcelScreen: String, ScreenManifest {
    case counter, tracking
    var navigationPath: ScreenPath<Parcels> {
      switch self {
      case .counter: ScreenPath()
      case .tracking: ScreenPath(routes: [.stage(.onTheWay(to: "Hull", after: nil))])
      }
    }
  }
}
