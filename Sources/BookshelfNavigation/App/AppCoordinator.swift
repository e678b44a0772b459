public import ScreenNavigation

/// The root of the app: its router and its child coordinators.
@MainActor
public final class AppCoordinator: Coordinator, PathNavigating {
  /// The app's schema.
  public typealias Schema = Bookshelf

  /// The position in the tree of coordinators.
  public let node = CoordinatorNode()

  /// All navigation state of the app.
  public let router: FlowRouter<Bookshelf>

  /// The coordinator of the onboarding while it runs.
  public private(set) var onboarding: OnboardingCoordinator?

  /// Creates the app for a new user, in the onboarding, with an optional receiver of its events.
  public init(journal: NavigationJournal? = nil) {
    router = FlowRouter(startingIn: .onboarding, tabsIn: .authorized)
    if let journal { router.tracker = journal }
  }

  /// Starts the onboarding, and starts it again if a command, a link or a jump leads back to it.
  public func didStart() {
    router.onChange { [weak self] _ in self?.followFlow() }
    beginOnboarding()
  }

  /// Releases the onboarding when it finishes.
  public func childDidFinish(_ child: any Coordinator) {
    if child === onboarding { onboarding = nil }
  }

  /// Signs out: clears all navigation state and restarts the onboarding.
  public func signOut() {
    router.handle(.logoutToOnboarding)
  }

  /// Clears all navigation state and presents the form to sign in.
  public func switchAccount() {
    router.handle(.switchAccount)
  }

  /// Follows a path; see `FlowRouter`.
  public func navigate(to path: ScreenPath<Bookshelf>) {
    router.navigate(to: path)
  }

  /// Checks that the router can follow the whole path; see `FlowRouter`.
  public func check(_ path: ScreenPath<Bookshelf>) throws(ScreenPathError) {
    try router.check(path)
  }

  private func followFlow() {
    if router.flow == .onboarding && onboarding == nil { beginOnboarding() }
  }

  private func beginOnboarding() {
    let coordinator = OnboardingCoordinator(
      router: router.router(for: .onboarding), routing: router)
    onboarding = coordinator
    add(coordinator)
    coordinator.start()
  }
}
