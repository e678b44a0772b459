import Foundation
import ScreenNavigation
import Testing

/// A resolver whose responses the test controls.
@MainActor
private final class SlowResolver: DeepLinkResolving {
  typealias Schema = Harbor

  private var waiting: [URL: CheckedContinuation<DeepLinkDestination<Harbor>, any Error>] = [:]

  func resolve(_ url: URL) async throws -> DeepLinkDestination<Harbor> {
    try await withCheckedThrowingContinuation { waiting[url] = $0 }
  }

  /// Waits until the resolver is called with the URL.
  func begin(_ url: URL) async { while waiting[url] == nil { await Task.yield() } }

  func answer(_ url: URL, _ result: Result<DeepLinkDestination<Harbor>, any Error>) {
    waiting.removeValue(forKey: url)?.resume(with: result)
  }
}

@Suite("DeepLinkOpener")
@MainActor
struct DeepLinkOpenerTests {
  private let router = FlowRouter.harbor(on: .crateWithLog)

  private func url(_ text: String) throws -> URL { try #require(URL(string: text)) }

  private func opener() throws -> DeepLinkOpener<Harbor> {
    DeepLinkOpener(router: router, resolver: try DeepLinkTable.harbor())
  }

  private typealias Answer = Result<DeepLinkDestination<Harbor>, any Error>

  /// Opens two links, whose resolver answers in some order after the last one was requested.
  private func outcomes(
    _ opener: DeepLinkOpener<Harbor>, _ resolver: SlowResolver, answers: [(isLast: Bool, Answer)]
  ) async throws -> [DeepLinkOutcome] {
    let (first, last) = (try url("harbor://first"), try url("harbor://last"))
    async let firstOutcome = opener.open(first)
    await resolver.begin(first)
    async let lastOutcome = opener.open(last)
    await resolver.begin(last)
    for (isLast, answer) in answers { resolver.answer(isLast ? last : first, answer) }
    return await [firstOutcome, lastOutcome]
  }

  // Rules 33 and 36
  @Test(
    "A link leads to the same state from every screen, and keeps other stacks",
    arguments: HarborScreen.allCases)
  func fromAnywhere(start: HarborScreen) async throws {
    router.navigate(to: start)
    let others = [router.tabs.router(for: .cargo), router.router(for: .dryDock)]
    for other in others where other !== router.current { other.navigate(to: .ticket) }
    let stacks = others.map(\.stack)
    let log = EventLog()
    router.tracker = log
    let outcome = try await opener().open(try url("harbor://charts/North%20Sea"))
    guard start != .toll && start != .stormOverCargo else {
      #expect(outcome == .waiting)
      return
    }
    #expect(outcome == .opened)
    #expect(router.visiblePath == FlowRouter.harbor(on: .chart).visiblePath)
    #expect(others.map(\.stack) == stacks)
    #expect(log.events.isEmpty == (start == .chart))
  }

  @Test("An opener refuses links of a router that no longer exists")
  func withoutRouter() async throws {
    let opener: DeepLinkOpener<Harbor>
    do {
      opener = DeepLinkOpener(
        router: FlowRouter.harbor(), resolver: try DeepLinkTable.harbor())
    }
    let outcome = await opener.open(try url("harbor://charts/North%20Sea"))
    #expect(outcome == .refused("the router no longer exists"))
  }

  // Rules 32 and 34
  @Test(
    "An invalid link changes nothing and returns the reason",
    arguments: [
      ("ferry://charts/a", "the scheme 'ferry' does not belong to the app"),
      ("harbor://rigging", "no link pattern matches the path '/rigging'"),
      ("harbor://cargo/seven", "the parameter 'id' has the invalid value 'seven'"),
      ("harbor://cargo/500", "Offline()"),
    ])
  func refused(text: String, reason: String) async throws {
    let before = router.state
    let opener = try opener()
    #expect(await opener.open(try url(text)) == .refused(reason))
    #expect(router.state == before)
    #expect(!opener.hasLink)
  }

  // Rule 34
  @Test("A link to an unknown entity leads to the root of its tab")
  func notFound() async throws {
    let outcome = try await opener().open(try url("harbor://cargo/404"))
    #expect(outcome == .openedFallback("no crate has the number 404"))
    #expect(router.visiblePath == FlowRouter.harbor(on: .cargo).visiblePath)
  }

  // Rule 35
  @Test("The last requested link wins, whichever is resolved first", arguments: [true, false])
  func order(lastFirst: Bool) async throws {
    let resolver = SlowResolver()
    let opener = DeepLinkOpener(router: router, resolver: resolver)
    let outcomes = try await outcomes(
      opener, resolver,
      answers: [lastFirst, !lastFirst].map { isLast in
        (isLast, .success(.path(ScreenPath(routes: [.chart(isLast ? "last" : "first")]))))
      })
    #expect(outcomes == [.superseded, .opened])
    #expect(router.current.stack == [.chart("last")])
  }

  // Rule 33
  @Test(
    "A link waits until no sheet and no overlay blocks it, and a newer link replaces it",
    arguments: [
      ([.jump(.toll)], [.dismiss]),
      ([.jump(.toll), .tap(.cargo)], [.tap(.charts), .dismiss]),
      (
        [.jump(.crateWithLog), .overlay(.storm)],
        [.push(.ticket), .sheetOverSheet(.toll), .overlay(nil), .dismiss]
      ),
    ] as [([HarborStep], [HarborStep])])
  func waits(blocking: [HarborStep], steps: [HarborStep]) async throws {
    for step in blocking { step.take(on: router) }
    let blocked = router.state
    let opener = try opener()
    for name in ["first", "second"] {
      #expect(await opener.open(try url("harbor://charts/\(name)")) == .waiting)
    }
    #expect(router.state == blocked)
    for step in steps {
      #expect(opener.hasLink)
      step.take(on: router)
    }
    #expect(router.current.state == StackState(routes: [.chart("second")]))
  }

  @Test("A newer invalid link cancels a waiting link")
  func refusedWhileWaiting() async throws {
    router.navigate(to: HarborScreen.toll)
    let opener = try opener()
    #expect(await opener.open(try url("harbor://charts/first")) == .waiting)
    #expect(await opener.open(try url("ferry://charts/a")) != .waiting)
    router.current.dismissSheet()
    #expect(router.current.stack == [])
  }

  // Rules 16, 17 and 1
  @Test(
    "A jump, a command and a reset cancel a waiting link",
    arguments: [
      HarborStep.command(.signOff), .command(.board), .reset, .jump(.dryDock), .jump(.cargo),
    ])
  func cancelledByMove(step: HarborStep) async throws {
    router.navigate(to: HarborScreen.toll)
    let opener = try opener()
    #expect(await opener.open(try url("harbor://charts/first")) == .waiting)
    step.take(on: router)
    let copy = FlowRouter.harbor(on: .toll)
    step.take(on: copy)
    #expect(router.visiblePath == copy.visiblePath)
    #expect(!opener.hasLink)
  }

  // Rules 16 and 17
  @Test(
    "Logging out and a reset cancel a link that is being resolved",
    arguments: [HarborStep.command(.signOff), .reset])
  func cancelledWhileResolving(step: HarborStep) async throws {
    let resolver = SlowResolver()
    let opener = DeepLinkOpener(router: router, resolver: resolver)
    let link = try url("harbor://slow")
    async let outcome = opener.open(link)
    await resolver.begin(link)
    step.take(on: router)
    let state = router.state
    resolver.answer(link, .success(.path(ScreenPath(tab: .charts))))
    #expect(await outcome == .superseded)
    #expect(router.state == state)
    #expect(!opener.hasLink)
  }

  // Rule 33
  @Test("A waiting link survives a new tracker and a new parent router")
  func keepsObserving() async throws {
    let tabs = TabRouter<Harbor>()
    tabs.current.present(sheet: .toll)
    let opener = DeepLinkOpener(router: tabs, resolver: try DeepLinkTable.harbor())
    #expect(await opener.open(try url("harbor://charts/first")) == .waiting)
    let app = FlowRouter<Harbor>(startingIn: .deck, tabsIn: .deck, tabs: tabs)
    let log = EventLog()
    app.tracker = log
    tabs.current.dismissSheet()
    #expect(tabs.current.stack == [.chart("first")])
    #expect(log.events.count == 2)
  }

  // Rule 16
  @Test("A link applies a command with its reset on every type of router")
  func commandOnTabs() {
    let tabs = TabRouter<Harbor>()
    tabs.router(for: .cargo).navigate(to: .ticket)
    tabs.open(.command(.signOff))
    #expect(tabs.state == TabState(selectedTab: .charts))
    let stack = AppRouter<Harbor>(StackState(routes: [.ticket], presenting: .sheet(.log)))
    stack.open(.command(.signOff))
    #expect(stack.state == StackState())
  }

  // Rule 41
  @Test("A link that is opened prevents restoring, and one that is rejected does not")
  func restoring() async throws {
    let resolver = SlowResolver()
    let opener = DeepLinkOpener(router: router, resolver: resolver)
    var restorations = 0
    let outcomes = try await outcomes(
      opener, resolver,
      answers: [
        (isLast: true, .success(.path(ScreenPath(flow: .dryDock, tab: .cargo)))),
        (isLast: false, .success(.path(ScreenPath(tab: .cargo)))),
      ])
    let reason =
      "the path names the tab 'cargo' and the flow 'dryDock', which has no tabs; remove one of them"
    #expect(outcomes == [.superseded, .refused(reason)])
    opener.restoreUnlessOpeningLink { restorations += 1 }
    #expect(restorations == 1)
    let link = try url("harbor://board")
    async let outcome = opener.open(link)
    await resolver.begin(link)
    resolver.answer(link, .success(.command(.board)))
    #expect(await outcome == .opened)
    opener.restoreUnlessOpeningLink { restorations += 1 }
    #expect(restorations == 1)
  }
}
