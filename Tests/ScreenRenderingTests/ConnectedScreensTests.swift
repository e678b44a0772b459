import ScreenContents
import TestApps
import Testing

@testable import ScreenDriver
@testable import ScreenJobs
@testable import ScreenRendering
@testable import ScreenReports
@testable import ScreenSnapshot

@Suite("ConnectedScreens")
@MainActor
struct ConnectedScreensTests {
  @Test("A location has the tab and the steps to what a screen shows")
  func locations() async throws {
    let app = AnySnapshotHarness(LobbySnapshots.self).app
    var screens = ConnectedScreens(among: app.screens)
    for screen in app.screens.indices {
      let driver = try await Driver(app, at: screen, in: .compact, scenes: SceneBuilder(for: app))
      screens.add(try driver.visible.described, of: screen)
    }
    let room = Report.AppLocation.Step(kind: "route", name: "room")
    let help = Report.AppLocation.Step(kind: "sheet", name: "help")
    #expect(
      screens.locations == [
        "home": Report.AppLocation(tab: "home"),
        "room": Report.AppLocation(tab: "home", steps: [room]),
        "help": Report.AppLocation(tab: "home", steps: [room, help]),
        "search": Report.AppLocation(tab: "search"),
      ])
  }
}
