public import ScreenNavigation

/// The actions of the settings.
extension AppCoordinator {
  /// Asks for confirmation over a screen, then signs out and runs the closure.
  public func askToSignOut(
    over stack: AppRouter<Bookshelf>, onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) {
    stack.present(
      confirmation: .signOut { [weak self] in
        self?.signOut()
        onConfirm()
      })
  }

  /// Presents an alert about a failed sync; its Try Again button fails again, and another one opens the
  /// message that the service is unavailable.
  public func reportSyncFailure() {
    router.current.present(
      alert: .syncFailed { [weak self] in
        self?.reportSyncFailure()
      } onStatus: { [weak self] in
        self?.router.handle(.openFlowRoot(.maintenance))
      })
  }

  /// Returns from the message that the service is unavailable to the place that it replaced.
  public func leaveMaintenance() {
    let tab = flowBeforeOutage == router.tabsFlow ? router.tabs.selectedTab : nil
    let stack = router.router(for: flowBeforeOutage).stack
    router.navigate(to: ScreenPath(flow: flowBeforeOutage, tab: tab, routes: stack))
  }

  /// Starts or ends the recording of the app's events.
  public func record(_ isOn: Bool) {
    if isOn { journal.record(router, naming: AppScreen.self) } else { journal.stop() }
  }

  /// Ends the recording, replays its events on a copy of the app, and presents whether they lead to the same screen.
  public func replayJournal() {
    journal.stop()
    router.current.present(
      alert: .replayed(events: journal.events.count, leadsToSameScreen: journal.isReplayed()))
  }

  /// Offers a subscription over the whole app.
  public func presentPaywall(_ subscription: Subscription) {
    router.presentPaywall(subscription)
  }

  /// The visible tabs.
  public var visibleTabs: [Bookshelf.Tab] { router.tabs.tabs }

  /// Hides a visible tab, or shows a hidden one in its usual position; Settings always stays.
  public func toggle(_ tab: Bookshelf.Tab) {
    show(Array(Set(visibleTabs).symmetricDifference([tab])))
  }

  /// Hides the tabs that the server does not offer any more, such as that of a campaign that has ended.
  public func hideTabs(except offered: [Bookshelf.Tab]) {
    show(visibleTabs.filter(offered.contains))
  }

  private func show(_ tabs: [Bookshelf.Tab]) {
    do {
      try router.tabs.replaceTabs(with: Self.ordered(tabs))
    } catch {
      assertionFailure("the list contains Settings, and each tab once: \(error)")
    }
  }

  /// Creates the router of tabs.
  static func tabRouter(of tabs: [Bookshelf.Tab]) -> TabRouter<Bookshelf> {
    do {
      return try TabRouter(tabs: ordered(tabs))
    } catch {
      preconditionFailure("the list contains Settings, and each tab once: \(error)")
    }
  }

  /// The tabs in their usual order, each once; Settings is always one of them.
  private static func ordered(_ tabs: [Bookshelf.Tab]) -> [Bookshelf.Tab] {
    Bookshelf.Tab.allCases.filter { tabs.contains($0) || $0 == .settings }
  }
}
