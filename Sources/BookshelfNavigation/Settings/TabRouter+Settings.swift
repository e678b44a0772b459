public import ScreenNavigation

/// The actions of the settings, for screens and tests alike.
extension TabRouter where Schema == Bookshelf {
  /// Asks whether to sign out, and does it where the answer is yes.
  public func askToSignOut() {
    current.present(confirmation: .signOut { [weak self] in self?.signOut() })
  }

  /// Leaves nothing of the account on any screen, and returns to the library.
  public func signOut() {
    reset()
    selectedTab = .library
  }

  /// Says that syncing failed, and says it again where it fails again.
  public func reportSyncFailure() {
    current.present(alert: .syncFailed { [weak self] in self?.reportSyncFailure() })
  }
}
