import ScreenContents
import ScreenNavigation

@testable import ScreenSnapshot

enum Workshop: NavigationSchema {
  enum Flow: Hashable { case open, closed }
  enum Tab: CaseIterable { case tools, parts }
  enum Route: Hashable { case drawer(Int) }
  enum Sheet: Hashable, Identifiable {
    case toolbox
    case manual

    var id: Self { self }
  }
  enum Overlay { case alarm }
}

/// The same route in tabs, a sheet, a cover over a sheet and a flow, and something over it.
enum WorkshopScreen: String, ScreenManifest {
  case drawer, drawerInSheet, drawerInCover, alert, alarm, closed

  var navigationPath: ScreenPath<Workshop> {
    let drawer = StackState<Workshop>(routes: [.drawer(1)])
    return switch self {
    case .drawer: ScreenPath(tab: .parts, routes: [.drawer(1)])
    case .drawerInSheet: ScreenPath(tab: .parts, presenting: .sheet(.toolbox, drawer))
    case .drawerInCover:
      ScreenPath(
        tab: .parts,
        presenting: .sheet(
          .toolbox, StackState(routes: [.drawer(7)], presenting: .fullScreenCover(.manual, drawer)))
      )
    case .alert:
      ScreenPath(
        tab: .parts, routes: [.drawer(1)], alert: AlertState(title: "Careful", actions: []))
    case .alarm: ScreenPath(tab: .parts, presenting: .sheet(.toolbox, drawer), overlay: .alarm)
    case .closed: ScreenPath(flow: .closed, routes: [.drawer(1)])
    }
  }
}

/// A wrapper around a router of the library.
@MainActor
final class WorkshopApp: PathNavigating, StackRouterProviding {
  typealias Schema = Workshop

  let router = FlowRouter<Workshop>(startingIn: .open, tabsIn: .open)

  var visibleState: SchemaState<Workshop> { router.visibleState }

  func stackRouter(in tab: Workshop.Tab?, depth: Int) -> AppRouter<Workshop> {
    router.stackRouter(in: tab, depth: depth)
  }

  func navigate(to path: ScreenPath<Workshop>) { router.navigate(to: path) }

  func check(_ path: ScreenPath<Workshop>) throws(ScreenPathError) { try router.check(path) }
}

/// The harness of the workshop, which notes the contexts of its contents.
struct WorkshopSnapshots: SnapshotHarness {
  typealias Screen = WorkshopScreen

  @MainActor
  final class Notes {
    var contents: [(destination: Destination, context: Context, content: ScreenContent)] = []
  }

  @TaskLocal static var notes: Notes?

  static func makeNavigator() -> WorkshopApp { WorkshopApp() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let content = ScreenContent(
      leading: [.button("Close") { context.presenter?.dismiss() }],
      elements: [.button("Next") { context.router.navigate(to: .drawer(2)) }])
    notes?.contents.append((destination, context, content))
    return nil
  }
}
