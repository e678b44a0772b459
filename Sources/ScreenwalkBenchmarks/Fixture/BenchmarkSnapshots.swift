import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

/// The harness that the benchmark times.
struct BenchmarkSnapshots: SnapshotHarness {
  typealias Screen = BenchmarkScreen
  typealias Navigator = BenchmarkApp

  static let layouts = [ScreenLayout.compact]

  static func makeNavigator() -> BenchmarkApp { BenchmarkApp() }

  static func link(to screen: BenchmarkScreen) -> URL? { screen.link }

  static func open(_ url: URL, in app: BenchmarkApp) -> LinkOutcome {
    guard let path = BenchmarkScreen.path(of: url) else { return .refused("no such link") }
    app.navigate(to: path)
    return .opened
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    BenchmarkContents.content(of: destination, in: context.navigator.coordinator.router)
  }

  static func label(of destination: Destination, in context: Context) -> String? {
    BenchmarkContents.title(of: destination)
  }
}

/// The sample app after its start.
@MainActor
final class BenchmarkApp: PathNavigating, NavigatorDriving {
  typealias Schema = Bookshelf

  let coordinator = AppCoordinator(isSignedIn: false)

  init() {
    coordinator.start()
  }

  var visibleState: SchemaState<Bookshelf> { coordinator.router.visibleState }

  func goBack() { coordinator.router.goBack() }

  func select(_ tab: Bookshelf.Tab) { coordinator.router.select(tab) }

  func navigate(to path: ScreenPath<Bookshelf>) { coordinator.navigate(to: path) }

  func check(_ path: ScreenPath<Bookshelf>) throws(ScreenPathError) {
    try coordinator.check(path)
  }
}
