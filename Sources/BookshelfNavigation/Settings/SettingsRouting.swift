/// The navigation of the settings.
@MainActor
public protocol SettingsRouting: FailureRouting {
  /// Opens the account.
  func openAccount()

  /// Opens the notification settings.
  func openNotifications()

  /// Opens the subscription.
  func openSubscription()

  /// Opens the choice of visible tabs.
  func openTabChoice()

  /// Asks for confirmation, then signs out.
  func askToSignOut()

  /// Clears all navigation state and presents the form to sign in.
  func switchAccount()

  /// Presents an alert about a failed sync.
  func reportSyncFailure()

  /// Offers a subscription over the whole app.
  func presentPaywall(_ subscription: Subscription)

  /// The visible tabs.
  var visibleTabs: [Bookshelf.Tab] { get }

  /// Hides a visible tab, or shows a hidden one in its usual position; Settings always stays.
  func toggle(_ tab: Bookshelf.Tab)
}
