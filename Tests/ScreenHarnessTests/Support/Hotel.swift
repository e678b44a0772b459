import ScreenContents

@testable import ScreenSnapshot

/// An app with thirty screens that have the same title, which the test sets.
struct HotelSnapshots: SnapshotHarness {
  @TaskLocal static var title = "Room"

  struct Screen: RawRepresentable, CaseIterable {
    let rawValue: String
    static let allCases = (1...30).map { Screen(rawValue: "theRoomWithTheNumber\($0)") }
  }

  static func makeNavigator() -> ShopRouter { ShopRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ router: ShopRouter, to screen: Screen) {
    router.visibleState = VisibleState(tab: .shelf, routes: [.product(name: title)])
  }
}
