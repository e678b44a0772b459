import ScreenNavigation
import Testing

@Suite("AppRouter observation")
@MainActor
struct AppRouterObservationTests {
  @Test("A change notifies only the readers of the changed part")
  func granularity() {
    let router = AppRouter<Harbor>(StackState(routes: [.ticket], presenting: .sheet(.log)))
    #expect(changes(of: router.stack) { router.navigate(to: .ticket) } == 1)
    #expect(changes(of: router.activeSheet) { router.navigate(to: .ticket) } == 0)
    #expect(changes(of: router.presented?.stack) { router.navigate(to: .ticket) } == 0)
    #expect(changes(of: router.presentation) { router.presented?.navigate(to: .ticket) } == 1)
    #expect(changes(of: router.activeSheet) { router.presented?.navigate(to: .ticket) } == 0)
    #expect(changes(of: router.presented) { router.presented?.navigate(to: .ticket) } == 0)
    #expect(changes(of: router.presentation) { router.presented?.present(alert: .fog) } == 1)
    #expect(changes(of: router.stack) { router.present(sheet: .toll) } == 0)
    #expect(changes(of: router.activeSheet) { router.present(sheet: .log) } == 1)
    let count = changes(of: router.state) {
      router.popToRoot()
      router.dismiss()
    }
    #expect(count == 2)
  }

  @Test("A reader is notified after its first read, however many changes came before it")
  func lateReader() {
    let router = AppRouter<Harbor>()
    router.navigate(to: .ticket)
    router.present(sheet: .toll)
    #expect(changes(of: router.stack) { router.popToRoot() } == 1)
    router.present(sheet: .log)
    #expect(changes(of: router.activeSheet) { router.dismiss() } == 1)
    let tabs = TabRouter<Harbor>()
    tabs.navigate(to: ScreenPath(tab: tabs.tabs.last))
    #expect(changes(of: tabs.selectedTab) { tabs.navigate(to: ScreenPath()) } == 1)
  }

  @Test("A sheet that an observer presents during a change leaves the tree with that change")
  func presentedByObserver() throws {
    let (router, log) = (AppRouter<Harbor>(), EventLog())
    router.tracker = log
    var reads = 0
    var presented: AppRouter<Harbor>?
    let count = changes {
      _ = router.activeSheet
      reads += 1
      // The first read is before the change.
      guard reads == 2 else { return }
      router.present(sheet: .toll)
      presented = router.presented
    } during: {
      router.present(sheet: .log)
    }
    #expect(count > 0)
    #expect(router.activeSheet == .log)
    log.events = []
    try #require(presented).navigate(to: .ticket)
    #expect(log.events == [])
  }

  @Test("A notified reader still sees the old state")
  func notifiedBeforeChange() {
    let router = AppRouter<Harbor>()
    var seen: [StackState<Harbor>] = []
    let count = changes {
      seen.append(router.state)
    } during: {
      router.navigate(to: .ticket)
    }
    #expect(seen == [StackState(), StackState()])
    #expect(count == 1)
  }
}
