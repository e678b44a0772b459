public import ScreenNavigation

/// What the first steps need of the router.
@MainActor
public protocol OnboardingRouting: AnyObject, Sendable {
  /// Shows the next step.
  ///
  /// - Parameter step: The step.
  func push(_ step: Bookshelf.Route)

  /// Asks a question over the step that is shown.
  ///
  /// - Parameter question: The question.
  func ask(_ question: ConfirmationState)

  /// Shows the app, with a welcome.
  func completeOnboarding()
}

extension FlowRouter: OnboardingRouting where Schema == Bookshelf {
  /// Shows the next step.
  ///
  /// - Parameter step: The step.
  public func push(_ step: Bookshelf.Route) {
    router(for: .onboarding).navigate(to: step)
  }

  /// Asks a question over the step that is shown.
  ///
  /// - Parameter question: The question.
  public func ask(_ question: ConfirmationState) {
    router(for: .onboarding).present(confirmation: question)
  }

  /// Shows the app, with a welcome.
  public func completeOnboarding() {
    handle(.goToAuthorized(tab: .library))
    presentSuccess(.welcome)
  }
}

extension ConfirmationState {
  /// Asks whether to skip the first steps.
  ///
  /// - Parameter onConfirm: What follows a yes.
  /// - Returns: The question.
  public static func skipOnboarding(
    onConfirm: @escaping @MainActor @Sendable () -> Void = {}
  ) -> ConfirmationState {
    ConfirmationState(
      title: "Skip the Tour?", message: "You find all of it in the settings.",
      destructiveLabel: "Skip", onConfirm: onConfirm)
  }
}
