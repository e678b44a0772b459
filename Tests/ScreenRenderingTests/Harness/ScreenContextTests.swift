import ScreenContents
import ScreenNavigation
import TestApps
import Testing

@testable import ScreenJobs
@testable import ScreenSnapshot

@Suite("ScreenContext")
@MainActor
struct ScreenContextTests {
  private typealias Contents = [(
    destination: WorkshopSnapshots.Destination, context: WorkshopSnapshots.Context,
    content: ScreenContent
  )]

  private static func contents(
    of screen: String, in layouts: [ScreenLayout] = [.compact]
  ) async throws -> Contents {
    let notes = WorkshopSnapshots.Notes()
    try await WorkshopSnapshots.$notes.withValue(notes) {
      _ = try await JobTools(AnySnapshotHarness(WorkshopSnapshots.self)).rendered(
        screen, in: layouts)
    }
    return notes.contents
  }

  @Test(
    "The same route in a tab, a sheet, a cover and a flow drives its own stack",
    arguments: [
      ("drawer", [2]), ("drawerInSheet", [0, 2]), ("drawerInCover", [0, 1, 2]),
      ("alert", [2]), ("closed", [2]),
    ])
  func router(screen: String, counts: [Int]) async throws {
    let front = try #require(try await Self.contents(of: screen).first { $0.context.isFrontmost })
    try await front.content.tap("Next")
    let levels = front.context.navigator.visibleState.erased.stack.filter { !$0.kind.isDialog }
    let stacks = levels.split(
      omittingEmptySubsequences: false, whereSeparator: \.kind.isPresentation)
    #expect(stacks.map(\.count) == counts)
    #expect(levels.last?.value as? Workshop.Route == .drawer(2))
  }

  @Test("A Close button dismisses its own sheet or cover and keeps those below")
  func presenter() async throws {
    let contents = try await Self.contents(of: "drawerInCover")
    let front = try #require(contents.first { $0.context.isFrontmost })
    let app = front.context.navigator.router
    try await front.content.tap("Close")
    #expect(app.current.activeSheet == .toolbox)
    #expect(app.current.presented?.activeFullScreenCover == nil)

    let sheet = try #require(contents.first { $0.context.presenter === app.current })
    try await sheet.content.tap("Close")
    #expect(app.current.activeSheet == nil)

    let root = try #require(contents.first)
    #expect(root.context.presenter == nil)
    try await root.content.tap("Close")
  }

  @Test(
    "Only the screen in front is frontmost, also under an alert",
    arguments: [
      ("drawer", "route(drawer(1))"), ("alert", "route(drawer(1))"), ("alarm", "overlay(alarm)"),
      ("drawerInCover", "route(drawer(1))"), ("closed", "route(drawer(1))"),
    ])
  func frontmost(screen: String, destination: String) async throws {
    let front = try await Self.contents(of: screen).filter(\.context.isFrontmost)
    #expect(front.map { Self.text(of: $0.destination) } == [destination])
  }

  @Test("The content of a tab has the router of that tab and is not frontmost")
  func tabs() async throws {
    // The sidebar stays beside a sheet.
    let contents = try await Self.contents(of: "drawerInSheet", in: [.regular])
    let tabs = contents.suffix(2)
    #expect(tabs.map { Self.text(of: $0.destination) } == ["tab(tools)", "tab(parts)"])
    #expect(tabs.allSatisfy { !$0.context.isFrontmost })
    let router = try #require(tabs.first?.context.navigator.router.tabs)
    for tab in tabs { try await tab.content.tap("Next") }
    #expect(router.router(for: .tools).stack == [.drawer(2)])
    #expect(router.router(for: .parts).stack == [.drawer(2)])
    #expect(router.router(for: .parts).presented?.stack == [.drawer(1)])
  }

  @Test(
    "Tabs that a picture does not show have no content",
    arguments: [
      ("drawerInSheet", ScreenLayout.compact, 0), ("drawerInSheet", .regular, 2),
      ("drawerInCover", .regular, 0), ("alarm", .regular, 0), ("drawer", .compact, 2),
    ])
  func hiddenTabs(screen: String, layout: ScreenLayout, count: Int) async throws {
    let contents = try await Self.contents(of: screen, in: [layout])
    let isTab = contents.map { if case .tab = $0.destination { true } else { false } }
    #expect(isTab.suffix(2).filter(\.self).count == count)
  }

  @Test("The router of an overlay is that of the frontmost stack below it")
  func overlay() async throws {
    let front = try #require(try await Self.contents(of: "alarm").first { $0.context.isFrontmost })
    try await front.content.tap("Next")
    let app = front.context.navigator.router
    #expect(app.current.presented?.stack == [.drawer(1), .drawer(2)])
  }

  @Test("A context for a test has the visible stack by default")
  func initializer() throws {
    let app = WorkshopApp()
    app.navigate(to: WorkshopScreen.drawerInSheet.navigationPath)
    let context = ScreenContext(app)
    #expect(context.isFrontmost)
    #expect(context.layout == .compact)
    #expect(context.router === app.router.current)
    #expect(ScreenContext(app, depth: 1).router === app.router.current.presented)
    #expect(ScreenContext(app, tab: .tools).router === app.router.tabs.router(for: .tools))
  }

  @Test("The routers of a single stack and of tabs provide the routers of their stacks")
  func libraryRouters() {
    let stack = AppRouter<Workshop>()
    #expect(ScreenContext(stack).router === stack)
    stack.present(sheet: .toolbox)
    #expect(ScreenContext(stack, depth: 1).router === stack.presented)
    #expect(ScreenContext(stack, depth: 1).presenter === stack)
    let tabs = TabRouter<Workshop>()
    #expect(ScreenContext(tabs).router === tabs.router(for: .tools))
    #expect(ScreenContext(tabs, tab: .parts).router === tabs.router(for: .parts))
  }

  private static func text(of destination: WorkshopSnapshots.Destination) -> String {
    switch destination {
    case .root: "root"
    case .flow(let flow): "flow(\(flow))"
    case .tab(let tab): "tab(\(tab))"
    case .route(let route): "route(\(route))"
    case .sheet(let sheet): "sheet(\(sheet))"
    case .overlay(let overlay): "overlay(\(overlay))"
    }
  }
}
