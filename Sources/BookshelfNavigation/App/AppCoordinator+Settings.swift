public import ScreenNavigation

extension AppCoordinator: SettingsRouting {
  /// The router of the stack that is visible.
  public var current: AppRouter<Bookshelf> { router.current }

  /// Asks whether to sign out, and does it where the answer is yes.
  public func askToSignOut() {
    current.present(confirmation: .signOut { [weak self] in self?.signOut() })
  }

  /// Says that syncing failed, and says it again where it fails again.
  public func reportSyncFailure() {
    current.present(alert: .syncFailed { [weak self] in self?.reportSyncFailure() })
  }

  /// Offers a subscription, over all that is shown.
  ///
  /// - Parameter subscription: What to offer.
  public func presentPaywall(_ subscription: Subscription) {
    router.presentPaywall(subscription)
  }

  /// The tabs that are shown.
  public var shownTabs: [Bookshelf.Tab] { router.tabs.tabs }

  /// Hides a tab that is shown, or shows one that is hidden, in its usual place.
  ///
  /// - Parameter tab: The tab; the settings, where this is done, always stay.
  public func toggle(_ tab: Bookshelf.Tab) {
    let shown = Set(shownTabs).symmetricDifference([tab]).union([.settings])
    do {
      try router.tabs.replaceTabs(with: Bookshelf.Tab.allCases.filter(shown.contains))
    } catch {
      assertionFailure("the settings are among the tabs, and no tab is there twice: \(error)")
    }
  }
}
