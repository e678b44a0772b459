// What each feature sees of the router, and the router's part of it.

@MainActor
protocol HomeRouting: AnyObject {
  var homeStack: [HomeRoute] { get set }
  func homePush(_ route: HomeRoute)
  func homePop(_ count: Int)
}

@MainActor
protocol GlobalOverlayRouting: AnyObject {
  var successPayload: SuccessPayload? { get set }
  func presentSuccess(_ payload: SuccessPayload)
  func dismissSuccess()
}

@MainActor
protocol NavigationCommandHandling: AnyObject {
  func handleCommand(_ command: NavigationCommand)
}

extension AppRouter: HomeRouting {
  func homePush(_ route: HomeRoute) {
    homeStack.append(route)
  }

  func homePop(_ count: Int) {
    homeStack.removeLast(min(max(count, 0), homeStack.count))
  }
}

extension AppRouter: GlobalOverlayRouting {
  func presentSuccess(_ payload: SuccessPayload) {
    successPayload = payload
  }

  func dismissSuccess() {
    successPayload = nil
  }
}

extension AppRouter: NavigationCommandHandling {
  func handleCommand(_ command: NavigationCommand) {
    homeStack = []
    profileStack = []
    switch command {
    case .goToAuthorized(let tab): (flow, selectedTab) = (.authorized, tab)
    case .logoutToOnboarding: (flow, selectedTab) = (.onboarding, .home)
    case .openFlowRoot(let flow): self.flow = flow
    }
  }
}
