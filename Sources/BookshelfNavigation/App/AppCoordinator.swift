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

  /// The events that a person records for a bug report.
  public let journal = NavigationJournal()

  /// The coordinator of the onboarding while it runs.
  public private(set) var onboarding: OnboardingCoordinator?

  /// The flow to which the app returns after an outage.
  private(set) var flowBeforeOutage: Bookshelf.Flow

  /// Creates the app in the flow of its session: the tabs for a signed-in user, the onboarding otherwise.
  ///
  /// - Parameters:
  ///   - isSignedIn: Whether a user is signed in, which the app knows before its first frame.
  ///   - tabs: The visible tabs.
  ///   - tracker: An optional receiver of the app's events.
  public init(
    isSignedIn: Bool, tabs: [Bookshelf.Tab] = Bookshelf.Tab.standard,
    tracker: (any NavigationTracking<Bookshelf>)? = nil
  ) {
    flowBeforeOutage = isSignedIn ? .authorized : .onboarding
    router = FlowRouter(
      startingIn: flowBeforeOutage, tabsIn: .authorized, tabs: Self.tabRouter(of: tabs))
    router.tracker = tracker
  }

  /// Starts the onboarding if the app starts in it, and each time that a command, a link or a jump leads to it.
  public func didStart() {
    router.onChange { [weak self] _ in self?.followFlow() }
    followFlow()
  }

  /// Releases the onboarding when it finishes.
  public func childDidFinish(_ child: any Coordinator) {
    if child === onboarding { onboarding = nil }
  }

  /// Signs out: clears all navigation state and restarts the onboarding.
  public func signOut() {
    router.handle(.logoutToOnboarding)
  }

  /// Clears all navigation state and opens the app for another user.
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
    if router.flow != .maintenance { flowBeforeOutage = router.flow }
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
