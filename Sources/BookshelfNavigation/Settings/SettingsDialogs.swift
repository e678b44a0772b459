public import ScreenNavigation

extension ConfirmationState {
  /// Creates the confirmation before signing out.
  public static func signOut(
    onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      describing: Bookshelf.Dialog.signOut,
      title: "Sign Out?",
      message: "The library stays on this device.",
      destructiveLabel: "Sign Out",
      onConfirm: onConfirm)
  }
}

extension AlertState {
  /// Creates the alert about a failed sync.
  public static func syncFailed(
    onRetry: @escaping @MainActor @Sendable () -> Void = {},
    onStatus: @escaping @MainActor @Sendable () -> Void = {}
  ) -> AlertState {
    AlertState(
      describing: Bookshelf.Dialog.syncFailed,
      title: "Sync Failed",
      message: "Bookshelf could not reach the server. Your books are safe on this device.",
      actions: [
        DialogAction("Try Again", handler: onRetry),
        DialogAction("Service Status", handler: onStatus),
        .cancel("Not Now"),
      ])
  }

  /// Creates the alert after a replay of the recorded events.
  public static func replayed(events: Int, leadsToSameScreen: Bool) -> AlertState {
    let dialog = Bookshelf.Dialog.replayed(events: events, leadsToSameScreen: leadsToSameScreen)
    let subject = events == 1 ? "The recorded event leads" : "The \(events) recorded events lead"
    let screen = leadsToSameScreen ? "the same screen" : "another screen"
    return AlertState(
      describing: dialog, title: "Replay",
      message: events == 0 ? "No events are recorded." : "\(subject) to \(screen).")
  }
}
