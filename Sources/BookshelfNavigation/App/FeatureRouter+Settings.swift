import ScreenNavigation

extension FeatureRouter: SettingsRouting {
  /// Opens the account.
  public func openAccount() { stack.navigate(to: .account) }

  /// Opens the notification settings.
  public func openNotifications() { stack.navigate(to: .notifications) }

  /// Opens the subscription.
  public func openSubscription() { stack.navigate(to: .subscription) }

  /// Opens the choice of visible tabs.
  public func openTabChoice() { stack.navigate(to: .tabChoice) }

  /// Opens the recording of navigation.
  public func openEventLog() { stack.navigate(to: .eventLog) }

  /// Asks for confirmation, then restarts the onboarding and runs the closure.
  public func askToSignOut(onConfirm: @escaping @MainActor @Sendable () -> Void) {
    app.askToSignOut(over: stack, onConfirm: onConfirm)
  }

  /// Presents the form to sign in.
  public func signIn() { stack.present(sheet: .signIn) }

  /// Presents an alert about a failed sync.
  public func reportSyncFailure() { app.reportSyncFailure() }

  /// Offers a subscription over the whole app.
  public func presentPaywall(_ subscription: Subscription) { app.presentPaywall(subscription) }

  /// The visible tabs.
  public var visibleTabs: [Bookshelf.Tab] { app.visibleTabs }

  /// Hides a visible tab, or shows a hidden one in its usual position; Settings always stays.
  public func toggle(_ tab: Bookshelf.Tab) { app.toggle(tab) }
}

extension FeatureRouter: EventLogRouting {
  /// The events that a person records.
  public var journal: NavigationJournal { app.journal }

  /// Starts or ends the recording.
  public func record(_ isOn: Bool) { app.record(isOn) }

  /// Ends the recording, replays its events on a copy of the app, and presents whether they lead to the same screen.
  public func replayJournal() { app.replayJournal() }
}

extension FeatureRouter: SignInRouting {
  /// Clears all navigation state and opens the app for another user.
  public func switchAccount() { app.switchAccount() }
}
