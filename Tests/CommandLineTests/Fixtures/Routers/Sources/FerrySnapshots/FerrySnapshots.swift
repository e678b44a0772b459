import Foundation
import ScreenHarness

@testable import Ferry

enum FerryScreen: String, CaseIterable {
  case ports, timetable, seats, account, changePIN
}

/// The screens that a flow pushes, as values: the objects of the app have none.
public enum FerryRoute: Hashable {
  case timetable(port: String)
}

/// The screens that a flow presents.
public enum FerrySheet: Hashable {
  case seats(sailing: Int)
  case pin
}

extension FerryApp: ScreenNavigating {
  public var visibleState: VisibleState<Tab, FerryRoute, FerrySheet> {
    get throws {
      let stack = stack(of: selectedTab)
      return VisibleState(
        tab: selectedTab, routes: try stack.pushed.map(Self.route),
        sheet: try stack.sheet.map(Self.sheet))
    }
  }

  private static func route(of screen: any Screen) throws -> FerryRoute {
    switch screen {
    case let screen as TimetableScreen: .timetable(port: screen.port)
    default: throw UnknownScreen(type: type(of: screen))
    }
  }

  private static func sheet(of screen: any Screen) throws -> FerrySheet {
    switch screen {
    case let screen as SeatsScreen: .seats(sailing: screen.sailing)
    case is PINScreen: .pin
    default: throw UnknownScreen(type: type(of: screen))
    }
  }
}

struct UnknownScreen: Error, CustomStringConvertible {
  let type: Any.Type

  var description: String { "the harness has no value for the screen '\(type)'" }
}

@main
struct FerrySnapshots: SnapshotHarness {
  // Events are possible in some states only, so 'navigate' works after a start alone.
  static let navigatesAbsolutely = false

  /// A started app: without `start()` no flow has a screen.
  static func makeNavigator() -> FerryApp {
    let app = FerryApp()
    app.start()
    return app
  }

  static func navigate(_ app: FerryApp, to screen: FerryScreen) async throws {
    switch screen {
    case .ports: break
    case .timetable: app.booking.handle(.choosePort("Calais"))
    case .seats:
      app.booking.handle(.choosePort("Calais"))
      app.booking.handle(.chooseSailing(730))
      await settle(app)
    case .account: app.selectedTab = .account
    case .changePIN:
      app.selectedTab = .account
      app.account.handle(.changePIN)
    }
  }

  static func goBack(in app: FerryApp) {
    let stack = app.stack(of: app.selectedTab)
    if stack.sheet != nil { stack.dismissSheet() } else { stack.pop() }
  }

  /// A tab view does not tell the app about a tap on the selected tab: SwiftUI empties its stack.
  static func select(_ tab: FerryApp.Tab, in app: FerryApp) {
    if tab == app.selectedTab { app.stack(of: tab).popToRoot() }
    app.selectedTab = tab
  }

  static func link(to screen: FerryScreen) -> URL? {
    switch screen {
    case .timetable: URL(string: "ferry://ports/Calais")
    case .account: URL(string: "ferry://account")
    case .ports, .seats, .changePIN: nil
    }
  }

  static func open(_ url: URL, in app: FerryApp) -> LinkOutcome {
    app.open(url) ? .opened : .refused("the app knows no such link")
  }

  /// Waits for tasks that the app does not store, and for what they put on the main queue.
  static func settle(_ app: FerryApp) async {
    for _ in 1...3 {
      await Task { @MainActor in }.value
      await withCheckedContinuation { continuation in
        DispatchQueue.main.async { @Sendable in continuation.resume() }
      }
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let app = context.navigator
    switch destination {
    case .tab(.booking):
      let screen = app.booking.stack.root as? PortsScreen
      return ScreenContent(
        title: "Ports",
        elements: screen?.ports.map { port in .link(port) { screen?.onPort(port) } } ?? [])
    case .tab(.account):
      let screen = app.account.stack.root as? ProfileScreen
      return ScreenContent(elements: [.button("Change PIN") { screen?.onChangePIN() }])
    case .route(.timetable(let port)):
      let screen = app.booking.stack.pushed.last as? TimetableScreen
      return ScreenContent(
        title: port, elements: [.link("07:30", "91 min") { screen?.onSailing(730) }])
    case .sheet(.seats):
      let screen = app.booking.stack.sheet as? SeatsScreen
      return ScreenContent(title: "Seats", leading: [.button("Close") { screen?.onClose() }])
    case .sheet(.pin):
      let screen = app.account.stack.sheet as? PINScreen
      return ScreenContent(title: "New PIN", trailing: [.button("Done") { screen?.onDone() }])
    default: return nil
    }
  }
}
