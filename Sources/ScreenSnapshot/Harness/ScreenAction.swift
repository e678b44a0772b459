/// The effect of a tap on a control.
public enum ScreenAction: Sendable {
  /// Nothing is declared for the control yet.
  case notWired

  /// The control changes the app's navigation; a tap runs the closure.
  case navigation(@MainActor @Sendable () async -> Void)

  /// The control has an effect outside of navigation, such as a request or a copy to the clipboard.
  ///
  /// It has no closure, so that nothing is sent or deleted.
  case effect
}
