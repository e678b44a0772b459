import ScreenNavigation

typealias AppRouter = FlowRouter<Planner>
typealias Flow = Planner.Flow
typealias Tab = Planner.Tab
typealias NavigationCommand = Planner.Command
typealias NavigationEvent = ScreenNavigation.NavigationEvent<Planner>
typealias NavigationAnalyticsTracking = NavigationTracking<Planner>

extension FlowRouter<Planner> {
  convenience init() { self.init(startingIn: .onboarding, tabsIn: .authorized) }

  var selectedTab: Tab {
    get { tabs.selectedTab }
    set { tabs.selectedTab = newValue }
  }
  var homeStack: [HomeRoute] {
    get {
      tabs.router(for: .home).stack.compactMap {
        if case .home(let route) = $0 { route } else { nil }
      }
    }
    set { tabs.router(for: .home).stack = newValue.map { .home($0) } }
  }
  var successPayload: SuccessPayload? {
    get { if case .success(let payload)? = overlay { payload } else { nil } }
    set { overlay = newValue.map { .success($0) } }
  }
  func homePush(_ route: HomeRoute) { tabs.router(for: .home).navigate(to: .home(route)) }
  func homePop(_ n: Int) { tabs.router(for: .home).pop(n) }
  func homePopToRoot() { tabs.router(for: .home).popToRoot() }
  func presentSuccess(_ payload: SuccessPayload) { present(overlay: .success(payload)) }
  func dismissSuccess() { dismissOverlay() }
  func handleCommand(_ command: NavigationCommand) { handle(command) }
}
