public import ScreenNavigation

/// What an app does with a link, for the function `open(_:in:)` of a harness.
///
/// A harness whose function returns nothing does not report it: the audit then expects the screen of the link.
public enum LinkOutcome: Hashable, Sendable {
  /// The app shows the screen of the link.
  case opened

  /// The app keeps the link until what is visible has ended, such as a form or an onboarding.
  case waiting

  /// The app shows something else for a reason, such as a sign-in, or the list of a book that does not exist.
  ///
  /// A journey has the reason below the link.
  case fallback(String)

  /// The app refuses the link for a reason, and nothing changes.
  case refused(String)

  /// The harness does not report what the app does.
  case unreported
}

extension LinkOutcome {
  /// The reason why the app refuses the link; nil if it does not.
  package var refusal: String? { if case .refused(let reason) = self { reason } else { nil } }

  /// The outcome of a `DeepLinkOpener`; a link that a newer one replaced was opened by then.
  public init(_ outcome: DeepLinkOutcome) {
    self =
      switch outcome {
      case .opened, .superseded: .opened
      case .openedFallback(let reason): .fallback(reason)
      case .waiting: .waiting
      case .refused(let reason): .refused(reason)
      }
  }
}
