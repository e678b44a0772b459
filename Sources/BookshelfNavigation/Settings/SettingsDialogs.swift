public import ScreenNavigation

extension ConfirmationState {
  /// Creates the confirmation before signing out.
  public static func signOut(
    onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      describing: Bookshelf.Dialog.signOut,
      title: "Sign Out?",
      message: "Books that are not synced yet stay on this device.",
      destructiveLabel: "Sign Out",
      onConfirm: onConfirm)
  }
}

extension AlertState {
  /// Creates the alert about a failed sync.
  public static func syncFailed(
    onRetry: @escaping @MainActor @Sendable () -> Void = {}
  ) -> AlertState {
    AlertState(
      describing: Bookshelf.Dialog.syncFailed,
      title: "Sync Failed",
      message: "Bookshelf could not reach the server. Your books are safe on this device.",
      actions: [DialogAction("Try Again", handler: onRetry), .cancel("Not Now")])
  }
}
