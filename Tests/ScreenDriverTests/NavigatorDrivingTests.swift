import Foundation
import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("Operations of the library's routers")
@MainActor
struct NavigatorDrivingTests {
  /// The path of a router after going back.
  private func path<Router: NavigatorDriving>(
    of router: Router, after operations: (Router) -> Void = { $0.goBack() }
  ) throws -> String {
    operations(router)
    var describer = PayloadDescriber(redaction: .standard)
    return try describer.state(router.visibleState.erased).path.joined(separator: "\n")
  }

  @Test(
    "Going back pops the frontmost stack, or dismisses what is in front",
    arguments: [
      (StudioScreen.home, "root"), (.room, "root"), (.rooms, "root › room(1)"), (.sheet, "root"),
      (.sheetRoom, "root › sheet edit"), (.cover, "root"), (.coverRoom, "root › cover edit"),
      (.question, "root"), (.alert, "root"),
    ])
  func goBack(screen: StudioScreen, path: String) throws {
    let place = screen.navigationPath
    let stack = AppRouter<Studio>(
      StackState(routes: place.routes, presenting: place.presentations.first))
    #expect(try self.path(of: stack) == path)
    let tabs = TabRouter<Studio>()
    tabs.navigate(to: place)
    #expect(try self.path(of: tabs) == path.replacing("root", with: "home"))
    let flows = FlowRouter<Studio>(startingIn: .welcome, tabsIn: .main)
    flows.navigate(to: place)
    #expect(try self.path(of: flows) == path.replacing("root", with: "home"))
  }

  @Test("Going back hides an overlay first")
  func overlay() throws {
    let router = FlowRouter<Studio>(startingIn: .main, tabsIn: .main)
    router.tabs.current.navigate(to: .room(1))
    router.overlay = .done
    #expect(try path(of: router) == "home › room(1)")
    #expect(try path(of: router) == "home")
    #expect(try path(of: router) == "home")
  }

  @Test("Selecting a tab keeps its stack; selecting it again returns to its root")
  func select() throws {
    let tabs = TabRouter<Studio>()
    let flows = FlowRouter<Studio>(startingIn: .main, tabsIn: .main)
    tabs.current.navigate(to: .room(1))
    flows.tabs.current.navigate(to: .room(1))
    for (tab, expected) in [
      (Studio.Tab.shop, "shop"), (.home, "home › room(1)"), (.home, "home"),
    ] {
      #expect(try path(of: tabs) { $0.select(tab) } == expected)
      #expect(try path(of: flows) { $0.select(tab) } == expected)
    }
    let welcome = FlowRouter<Studio>(startingIn: .welcome, tabsIn: .main)
    #expect(try path(of: welcome) { $0.select(.shop) } == "welcome")
  }

  /// A harness on a stack, and one on tabs, without any function of their own.
  private struct StackSnapshots: SnapshotHarness {
    enum Screen: String, CaseIterable { case only }
    static func makeNavigator() -> AppRouter<Studio> { AppRouter() }
    static func navigate(_ navigator: AppRouter<Studio>, to screen: Screen) {}
    static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
  }
  private struct TabsSnapshots: SnapshotHarness {
    enum Screen: String, CaseIterable { case only }
    static func makeNavigator() -> TabRouter<Studio> { TabRouter() }
    static func navigate(_ navigator: TabRouter<Studio>, to screen: Screen) {}
    static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
  }

  @Test("A new launch restores the state of each router in a new one")
  func relaunch() async throws {
    let stack = AppRouter<Studio>(StackState(routes: [.room(1)], presenting: .sheet(.edit)))
    let newStack = try await StackSnapshots.relaunch(stack, from: .single, for: .compact)
    #expect(newStack !== stack)
    #expect(newStack.state == stack.state)
    let tabs = TabRouter<Studio>()
    tabs.selectedTab = .shop
    tabs.current.navigate(to: .note("a"))
    #expect(
      try await TabsSnapshots.relaunch(tabs, from: .single, for: .compact).state == tabs.state)
    let flows = StudioSnapshots.makeNavigator()
    flows.tabs.current.navigate(to: .room(2))
    flows.overlay = .done
    #expect(
      try await StudioSnapshots.relaunch(flows, from: .single, for: .compact).state
        == flows.state.storable)
  }

  private enum SeveralStarts: SnapshotHarness {
    enum Start: String, CaseIterable, Error { case signedIn, signedOut }
    enum Screen: String, CaseIterable { case only }
    static func makeNavigator(
      from start: Start, for layout: ScreenLayout
    ) throws -> AppRouter<Studio> {
      if start == .signedOut, layout == .regular { throw start }
      return AppRouter()
    }
    static func navigate(_ navigator: AppRouter<Studio>, to screen: Screen) {}
    static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
  }

  @Test("A new launch keeps the start of the app and its layout")
  func relaunchAfterStart() async throws {
    let router = AppRouter<Studio>()
    #expect(try await SeveralStarts.relaunch(router, from: .signedIn, for: .regular) !== router)
    await #expect(throws: SeveralStarts.Start.signedOut) {
      _ = try await SeveralStarts.relaunch(router, from: .signedOut, for: .regular)
    }
  }

  @Test("Coverage counts the value of a router's dialog, which goldens do not have")
  func dialogValues() throws {
    let router = AppRouter<Studio>()
    let presentations: [() -> Void] = [
      { router.present(alert: AlertState(describing: 1, title: "Sure?")) },
      { router.present(confirmation: ConfirmationState(describing: 1, title: "Sure?") {}) },
    ]
    for present in presentations {
      present()
      let last = router.visibleState.erased.stack.last?.value
      let dialog = try #require(last as? VisibleDialog)
      #expect(dialog.countedValue as? Int == 1)
      #expect(dialog.value == nil)
    }
  }

  private struct CrowdedSnapshots: SnapshotHarness {
    enum Screen: String, ScreenManifest {
      case crowded
      var navigationPath: ScreenPath<Studio> {
        ScreenPath(sheet: .edit, alert: AlertState(title: "Careful"))
      }
    }
    static func makeNavigator() -> TabRouter<Studio> { TabRouter() }
    static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }
  }

  @Test("A path that presents two things at once is an error before the jump")
  func crowded() async throws {
    let router = CrowdedSnapshots.makeNavigator()
    #expect(throws: ScreenPathError.severalPresentations(kinds: [.sheet, .alert])) {
      try CrowdedSnapshots.navigate(router, to: .crowded)
    }
    #expect(router.current.presentation == nil)
  }

  private func roomLinks() throws -> DeepLinkTable<Studio> {
    try DeepLinkTable(
      schemes: ["studio"],
      [
        .init("rooms/{number}") { parameters in
          .path(ScreenPath(routes: [.room(try parameters.value("number"))]))
        } parameters: { _ in
          nil
        }
      ])
  }

  @Test("A link table opens links in each router, and refuses what it does not know")
  func links() async throws {
    let links = try roomLinks()
    let url = try #require(URL(string: "studio://rooms/3"))
    let stack = AppRouter<Studio>()
    try await stack.open(url, with: links)
    #expect(stack.stack == [.room(3)])
    let tabs = TabRouter<Studio>()
    try await tabs.open(url, with: links)
    #expect(tabs.current.stack == [.room(3)])
    let unknown = try #require(URL(string: "studio://attic"))
    await #expect(throws: RefusedLink(reason: "no link pattern matches the path '/attic'")) {
      try await stack.open(unknown, with: links)
    }
    #expect(stack.stack == [.room(3)])
  }

  @Test("A link that waits keeps no router alive")
  func released() async throws {
    let url = try #require(URL(string: "studio://rooms/1"))
    weak var released: AppRouter<Studio>?
    do {
      let router = AppRouter<Studio>(StackState(presenting: .sheet(.payment)))
      try await router.open(url, with: try roomLinks())
      released = router
    }
    #expect(released == nil)
  }
}
