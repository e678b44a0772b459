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
    let app = AnySnapshotHarness(LobbySnapshots.self)
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

  @Test(
    "A path of more than 24 steps ends with `…`",
    arguments: [(24, "room"), (25, "room › …"), (99, "room › …")])
  func longPath(count: Int, end: String) {
    let room = Place(.route, .dialog(DescribedDialog(VisibleDialog("room"), as: .alert), nil))
    let routes = Array(repeating: room, count: count)
    let location = Report.AppLocation(of: DescribedState(stack: routes))
    let rooms = Array(repeating: "room", count: 23).joined(separator: " › ")
    #expect(location.path == "\(rooms) › \(end)")
  }
}
