import Foundation
import ScreenHarness
import ScreenNavigation

@testable import Garden

struct GardenSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static func makeNavigator() -> AppRouter<Garden> { AppRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let app = context.navigator
    return switch destination {
    case .root:
      ScreenContent(
        title: "Garden",
        trailing: [.button("Plant") { app.present(sheet: .planting) }],
        elements: [.link("Herbs") { app.navigate(to: .bed("Herbs")) }])
    case .route(.bed(let name)): bed(name)
    case .sheet(.planting):
      ScreenContent(title: "Plant", leading: [.button("Cancel") { app.dismiss() }])
    default: nil
    }
  }

  private static func bed(_ name: String) -> ScreenContent {
    precondition(ProcessInfo.processInfo.environment["WEEDS"] == nil, "weeds")
    return ScreenContent(title: name, elements: [.row("Plants", "7")])
  }
}
