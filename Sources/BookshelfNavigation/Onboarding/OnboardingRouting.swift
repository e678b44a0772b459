public import ScreenNavigation

/// The way out of the onboarding.
@MainActor
public protocol OnboardingRouting: AnyObject, Sendable {
  /// Opens the app with a welcome message.
  func completeOnboarding()
}

extension FlowRouter: OnboardingRouting where Schema == Bookshelf {
  /// Opens the app with a welcome message.
  public func completeOnboarding() {
    handle(.goToAuthorized(tab: .library))
    presentSuccess(.welcome)
  }
}

extension ConfirmationState {
  /// Creates the confirmation before skipping the onboarding.
  public static func skipOnboarding(
    onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      describing: Bookshelf.Dialog.skipOnboarding,
      title: "Skip the Tour?", message: "You start without a suggested goal.",
      destructiveLabel: "Skip", onConfirm: onConfirm)
  }
}
