import ScreenNavigation

/// The part of the app that the settings need.
@MainActor
public protocol SettingsRouting: StackRouting {
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
