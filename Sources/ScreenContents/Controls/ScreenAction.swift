/// The effect of a tap on a control.
///
/// An app runs every action. A harness runs only those that change the app or its navigation.
public struct ScreenAction: Sendable {
  package enum Kind: Sendable {
    case notWired
    case navigation(@MainActor @Sendable () async -> Void)
    /// The closure is nil if only a harness uses the content.
    case effect((@MainActor @Sendable () async -> Void)?)
  }

  package let kind: Kind

  /// Nothing is declared for the control yet.
  public static let notWired = ScreenAction(kind: .notWired)

  /// The control changes the app or its navigation; an app and a harness run the closure.
  public static func navigation(
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ScreenAction {
    ScreenAction(kind: .navigation(action))
  }

  /// The control has an effect outside of the app, which is declared elsewhere.
  ///
  /// In a view, a tap does nothing. Use it in the content of a harness alone.
  public static let effect = ScreenAction(kind: .effect(nil))

  /// The control has an effect outside of the app, such as a request or a copy to the clipboard.
  ///
  /// Only an app runs the closure. A harness does not, so that nothing is sent or deleted: control
  /// goldens say `effect`.
  public static func effect(
    _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> ScreenAction {
    ScreenAction(kind: .effect(action))
  }
}
