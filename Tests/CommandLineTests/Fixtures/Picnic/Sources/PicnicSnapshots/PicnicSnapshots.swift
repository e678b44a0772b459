import Picnic
import ScreenHarness
import ScreenNavigation

@main
struct PicnicSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static func makeNavigator() -> AppRouter<Picnic> { AppRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .root: .list(in: context.navigator)
    case .route(let route): .route(route, in: context.navigator)
    case .sheet(let sheet): .sheet(sheet, in: context.navigator)
    default: nil
    }
  }
}
