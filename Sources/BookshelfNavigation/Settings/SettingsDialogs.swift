public import ScreenNavigation

extension ConfirmationState {
  /// Asks whether to sign out.
  ///
  /// - Parameter onConfirm: What follows a yes.
  /// - Returns: The question.
  public static func signOut(
    onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      title: "Sign Out?",
      message: "Books that are not synced yet stay on this device.",
      destructiveLabel: "Sign Out",
      onConfirm: onConfirm)
  }
}

extension AlertState {
  /// Says that the library could not be synced.
  ///
  /// - Parameter onRetry: What the button to try again does.
  /// - Returns: The message.
  public static func syncFailed(
    onRetry: @escaping @MainActor @Sendable () -> Void = {}
  ) -> AlertState {
    AlertState(
      title: "Sync Failed",
      message: "Bookshelf could not reach the server. Your books are safe on this device.",
      actions: [DialogAction("Try Again", handler: onRetry), .cancel("Not Now")])
  }
}
