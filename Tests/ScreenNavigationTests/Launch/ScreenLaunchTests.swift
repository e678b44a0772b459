import Foundation
import ScreenNavigation
import Testing

@Suite("ScreenLaunch")
@MainActor
struct ScreenLaunchTests {
  private typealias Launch = ScreenLaunch<HarborScreen>

  @Test(
    "An option has its value in the next argument or after an equals sign, in any order",
    arguments: [
      ["App", "--screen", "chart", "--link", "harbor://charts/North%20Sea"],
      ["--link=harbor://charts/North%20Sea", "-NSDebug", "YES", "--screen=chart"],
    ])
  func both(arguments: [String]) throws {
    let link = try #require(URL(string: "harbor://charts/North%20Sea"))
    let launch = try Launch(arguments: arguments)
    #expect(launch == Launch(at: .chart, opening: link))
    #expect(launch.isRequested)
  }

  @Test(
    "Other arguments ask for no place",
    arguments: [[], ["App"], ["-screen", "chart"], ["--screens", "chart"], ["chart"]])
  func none(arguments: [String]) throws {
    let launch = try Launch(arguments: arguments)
    #expect(launch == Launch())
    #expect(!launch.isRequested)
  }

  @Test(
    "A mistake in the arguments is an error that says what to do",
    arguments: [
      (["--screen", "chrat"], "no screen has the name 'chrat'; did you mean 'chart'?"),
      (
        ["--screen", "CHART"], "no screen has the name 'CHART'; did you mean 'chart' or 'charts'?"
      ),
      (
        ["--screen", "lighthouse-keeper"],
        "no screen has the name 'lighthouse-keeper'; 'swift package snapshot list' lists all names"
      ),
      (["--screen"], "the option '--screen' needs the name of a screen"),
      (["--screen="], "the option '--screen' needs the name of a screen"),
      (["--screen", "--link", "harbor://x"], "the option '--screen' needs the name of a screen"),
      (["--link"], "the option '--link' needs a URL"),
      (["--link", "charts/1"], "'charts/1' is not a URL with a scheme"),
      (
        ["--screen", "chart", "--screen=crate"],
        "the option '--screen' is given twice; remove one of them"
      ),
    ])
  func mistakes(arguments: [String], message: String) {
    #expect {
      try Launch(arguments: arguments)
    } throws: { error in
      (error as? ScreenLaunchError)?.description == message
    }
  }

  @Test("The app starts at the screen, and the link is opened from there")
  func start() async throws {
    let router = FlowRouter.harbor()
    let opener = DeepLinkOpener(router: router, resolver: try DeepLinkTable.harbor())
    let launch = Launch(at: .crateWithLog, opening: URL(string: "harbor://charts/North%20Sea"))
    try launch.navigate(router)
    #expect(router.visiblePath == FlowRouter.harbor(on: .crateWithLog).visiblePath)
    #expect(await launch.openLink(with: opener) == .opened)
    #expect(router.visiblePath == FlowRouter.harbor(on: .chart).visiblePath)
  }

  @Test("Without a place, the app stays where it starts")
  func stay() async throws {
    let router = FlowRouter.harbor()
    let state = router.visiblePath
    let opener = DeepLinkOpener(router: router, resolver: try DeepLinkTable.harbor())
    try Launch().navigate(router)
    #expect(await Launch().openLink(with: opener) == nil)
    #expect(router.visiblePath == state)
  }

  @Test("A screen that the router cannot show is an error, and nothing changes")
  func invalidPath() {
    let router = AppRouter<Harbor>()
    #expect(throws: ScreenPathError.self) { try Launch(at: .crateWithLog).navigate(router) }
    #expect(router.stack.isEmpty)
  }
}
