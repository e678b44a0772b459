import Observation
import ScreenNavigation

@Observable
@MainActor
final class OnboardingCoordinator: StackCoordinator {
  let node = CoordinatorNode()
  let router: AppRouter<Shelf>
  private let app: any NavigationCommandHandling<Shelf.Command>

  init(
    router: AppRouter<Shelf>, app: any NavigationCommandHandling<Shelf.Command>
  ) {
    self.router = router
    self.app = app
  }

  func begin() { navigate(to: .onboarding(.genres)) }

  func choose(_ genre: Genre) {
    navigate(to: .onboarding(.goal(pages: genre == .novel ? 30 : 20)))
  }

  func chooseAgain() { pop() }

  func end() {
    finish()
    app.handle(.goToAuthorized(tab: .library))
  }
}
