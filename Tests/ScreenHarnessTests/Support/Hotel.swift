import ScreenHarness

/// An app of thirty screens that all show the same title, which the test says.
struct HotelSnapshots: SnapshotHarness {
  @TaskLocal static var title = "Room"

  struct Screen: RawRepresentable, CaseIterable {
    let rawValue: String
    static let allCases = (1...30).map { Screen(rawValue: "theRoomWithTheNumber\($0)") }
  }

  static func makeNavigator() -> ShopRouter { ShopRouter() }

  static func navigate(_ router: ShopRouter, to screen: Screen) {
    router.visibleState = VisibleState(tab: .shelf, routes: [.product(name: title)])
  }
}
