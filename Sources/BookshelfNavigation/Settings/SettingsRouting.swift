public import ScreenNavigation

/// What the settings need of the app.
@MainActor
public protocol SettingsRouting: StackRouting {
  /// Asks whether to sign out, and does it where the answer is yes.
  func askToSignOut()

  /// Leaves the account, and asks for another one.
  func switchAccount()

  /// Says that syncing failed, and says it again where it fails again.
  func reportSyncFailure()

  /// Offers a subscription, over all that is shown.
  ///
  /// - Parameter subscription: What to offer.
  func presentPaywall(_ subscription: Subscription)

  /// The tabs that are shown.
  var shownTabs: [Bookshelf.Tab] { get }

  /// Hides a tab that is shown, or shows one that is hidden, in its usual place.
  ///
  /// - Parameter tab: The tab; the settings, where this is done, always stay.
  func toggle(_ tab: Bookshelf.Tab)
}
