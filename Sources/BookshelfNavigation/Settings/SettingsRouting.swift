/// The navigation of the settings.
@MainActor
public protocol SettingsRouting: EventLogRouting, FailureRouting {
  /// Opens the account.
  func openAccount()

  /// Opens the notification settings.
  func openNotifications()

  /// Opens the subscription.
  func openSubscription()

  /// Opens the choice of visible tabs.
  func openTabChoice()

  /// Opens the recording of navigation.
  func openEventLog()

  /// Presents the form to sign in, as this user or as another one.
  func signIn()

  /// Asks for confirmation, then restarts the onboarding and runs the closure.
  func askToSignOut(onConfirm: @escaping @MainActor @Sendable () -> Void)

  /// Presents an alert about a failed sync.
  func reportSyncFailure()

  /// Offers a subscription over the whole app.
  func presentPaywall(_ subscription: Subscription)

  /// The visible tabs.
  var visibleTabs: [Bookshelf.Tab] { get }

  /// Hides a visible tab, or shows a hidden one in its usual position; Settings always stays.
  func toggle(_ tab: Bookshelf.Tab)
}

/// The navigation of the screen that records navigation.
@MainActor
public protocol EventLogRouting: AnyObject, Sendable {
  /// The events that a person records.
  var journal: NavigationJournal { get }

  /// Starts or ends the recording.
  func record(_ isOn: Bool)

  /// Ends the recording, replays its events on a copy of the app, and presents whether they lead to the same screen.
  func replayJournal()
}

/// The navigation of the form to sign in.
@MainActor
public protocol SignInRouting: SheetRouting {
  /// Clears all navigation state and opens the app for another user.
  func switchAccount()
}
