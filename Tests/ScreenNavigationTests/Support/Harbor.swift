import ScreenNavigation

/// The schema for most tests: tabs in one flow, two more flows, and overlays.
enum Harbor: NavigationSchema {
  enum Flow: String, CaseIterable, Codable {
    case boarding
    case deck
    case dryDock
  }

  enum Tab: String, CaseIterable, Codable {
    case charts
    case cargo
  }

  enum Route: Hashable, Codable {
    case chart(String)
    case crate(id: Int, label: String?)
    case ticket
    /// Depends on a connection, so it is transient.
    case radio

    static let samples: [Route] = [
      .chart("North Sea"), .chart("a/b?c#d%e & ü 雪 🚢"), .crate(id: 7, label: nil),
      .crate(id: -1, label: ""), .ticket, .radio,
    ]
  }

  enum Sheet: Hashable, Identifiable, Codable {
    case log
    case weigh(Int)
    /// A payment in progress, which blocks links.
    case toll
    /// A code that expires after a minute, so it is transient.
    case code

    /// Two weights are one sheet with different payloads.
    var id: String { if case .weigh = self { "weigh" } else { "\(self)" } }

    static let samples: [Sheet] = [.log, .weigh(3), .toll, .code]
  }

  enum Overlay: Hashable {
    case arrived(port: String)
    case storm
  }
}

extension AlertState {
  static let fog = AlertState(title: "Fog tonight", message: "Ring the bell.")
}

extension ConfirmationState {
  static let sailing = ConfirmationState(
    title: "Sail in fog?", actions: [DialogAction("Sail", role: .destructive), .cancel()])
}

extension FlowCommand<Harbor> {
  static let board = FlowCommand.openFlowRoot(.boarding)
  static let signOff = FlowCommand.logOut(to: .boarding)
  static let samples: [FlowCommand] = [.board, .openTab(.charts), .openTab(.cargo), .signOff]
}

extension Harbor.Overlay: BlockingPresentation {
  var blocksLinks: Bool { self == .storm }
}

extension Harbor.Route: TransientDestination {
  var isTransient: Bool { self == .radio }
}

extension Harbor.Sheet: TransientDestination, BlockingPresentation {
  var isTransient: Bool { self == .code }
  var blocksLinks: Bool { self == .toll }
}

enum HarborScreen: String, ScreenManifest {
  case charts
  case chart
  case cargo
  case crateWithLog
  case logOverWeighing
  case toll
  case boarding
  case ticket
  case ticketAlert
  case dryDock
  case stormOverCargo
  case arrival

  var navigationPath: ScreenPath<Harbor> {
    switch self {
    case .charts: ScreenPath(tab: .charts)
    case .chart: ScreenPath(tab: .charts, routes: [.chart("North Sea")])
    case .cargo: ScreenPath(flow: .deck, tab: .cargo)
    case .crateWithLog:
      ScreenPath(tab: .cargo, routes: [.crate(id: 7, label: "Tea")], sheet: .log)
    case .logOverWeighing:
      ScreenPath(
        tab: .cargo,
        presenting: .fullScreenCover(
          .weigh(3), StackState(routes: [.chart("Scale")], presenting: .sheet(.log))))
    case .toll: ScreenPath(tab: .charts, sheet: .toll)
    case .boarding: ScreenPath()
    case .ticket: ScreenPath(flow: .boarding, routes: [.ticket])
    case .ticketAlert:
      ScreenPath(flow: .boarding, routes: [.ticket], alert: AlertState(title: "No ticket"))
    case .dryDock: ScreenPath(flow: .dryDock)
    case .stormOverCargo: ScreenPath(tab: .cargo, overlay: .storm)
    case .arrival: ScreenPath(overlay: .arrived(port: "Hull"))
    }
  }
}

extension FlowRouter<Harbor> {
  static func harbor() -> FlowRouter { FlowRouter(startingIn: .boarding, tabsIn: .deck) }

  static func harbor(on screen: HarborScreen) -> FlowRouter {
    let router = harbor()
    router.navigate(to: screen)
    return router
  }
}
