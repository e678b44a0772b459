public import ScreenNavigation

/// The part of the router that the onboarding needs.
@MainActor
public protocol OnboardingRouting: AnyObject, Sendable {
  /// Pushes the next step.
  func push(_ step: Bookshelf.Route)

  /// Presents a confirmation over the current step.
  func ask(_ question: ConfirmationState)

  /// Opens the app with a welcome message.
  func completeOnboarding()
}

extension FlowRouter: OnboardingRouting where Schema == Bookshelf {
  /// Pushes the next step.
  public func push(_ step: Bookshelf.Route) {
    router(for: .onboarding).navigate(to: step)
  }

  /// Presents a confirmation over the current step.
  public func ask(_ question: ConfirmationState) {
    router(for: .onboarding).present(confirmation: question)
  }

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
      title: "Skip the Tour?", message: "You find all of it in the settings.",
      destructiveLabel: "Skip", onConfirm: onConfirm)
  }
}
