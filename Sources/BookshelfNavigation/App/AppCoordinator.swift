public import ScreenNavigation

/// The root of the app: its router, and the parts that run from a beginning to an end.
@MainActor
public final class AppCoordinator: Coordinator, PathNavigating {
  /// The types that the app navigates with.
  public typealias Schema = Bookshelf

  /// The coordinator's place among others.
  public let node = CoordinatorNode()

  /// All navigation state of the app.
  public let router: FlowRouter<Bookshelf>

  /// The first steps, as long as they go on.
  public private(set) var onboarding: OnboardingCoordinator?

  /// Creates the app as it starts for somebody new, with the first steps going on.
  ///
  /// - Parameter journal: Where navigation is reported to.
  public init(journal: NavigationJournal? = nil) {
    router = FlowRouter(startingIn: .onboarding, tabsIn: .authorized)
    if let journal { router.tracker = journal }
  }

  /// Begins the first steps, and begins them again whenever a command, a link or a jump leads back
  /// to them.
  public func didStart() {
    router.onChange { [weak self] _ in self?.followFlow() }
    beginOnboarding()
  }

  /// Lets the first steps go when they are done.
  ///
  /// - Parameter child: The coordinator that is done.
  public func childDidFinish(_ child: any Coordinator) {
    if child === onboarding { onboarding = nil }
  }

  /// Signs out: nothing of the account is left, and the first steps begin anew.
  public func signOut() {
    onboarding?.finish()
    router.handle(.logoutToOnboarding)
    followFlow()
  }

  /// Leaves nothing of the account, and asks for another one.
  public func switchAccount() {
    router.handle(.switchAccount)
  }

  /// Shows exactly what the path says; see `FlowRouter`.
  ///
  /// - Parameter path: Where to go.
  public func navigate(to path: ScreenPath<Bookshelf>) {
    router.navigate(to: path)
  }

  /// Checks that the path can be followed as it is written; see `FlowRouter`.
  ///
  /// - Parameter path: The path to check.
  /// - Throws: `ScreenPathError`, which says what in the path is wrong.
  public func check(_ path: ScreenPath<Bookshelf>) throws(ScreenPathError) {
    try router.check(path)
  }

  private func followFlow() {
    if router.flow == .onboarding && onboarding == nil { beginOnboarding() }
  }

  private func beginOnboarding() {
    onboarding?.finish()
    let coordinator = OnboardingCoordinator(routing: router)
    onboarding = coordinator
    add(coordinator)
    coordinator.start()
  }
}
