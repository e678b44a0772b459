import ScreenContents

@testable import ScreenSnapshot

/// An app whose screens are a list that the test sets: thirty, thousands, two that share a file, or none.
struct HotelSnapshots: SnapshotHarness {
  @TaskLocal static var title = "Room"

  struct Screen: RawRepresentable, CaseIterable {
    @TaskLocal static var names = numbered(30)

    let rawValue: String

    static var allCases: [Screen] { names.map(Screen.init) }

    static func numbered(_ count: Int) -> [String] {
      (1...count).map { "theRoomWithTheNumber\($0)" }
    }
  }

  static let layouts: [ScreenLayout] = [.compact]

  static func makeNavigator() -> ShopRouter { ShopRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ router: ShopRouter, to screen: Screen) {
    router.visibleState = VisibleState(tab: .shelf, routes: [.product(name: title)])
  }
}
