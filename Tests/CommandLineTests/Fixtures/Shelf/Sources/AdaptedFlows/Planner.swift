import ScreenNavigation

enum Planner: NavigationSchema {
  enum Flow: CaseIterable { case onboarding, authorized }
  enum Tab: CaseIterable { case home, profile }
  enum Route: Hashable {
    case home(HomeRoute)
    case profile(ProfileRoute)
  }
  typealias Sheet = Never
  enum Overlay: Hashable {
    case success(SuccessPayload)
    case paywall
  }
  enum Command: ScreenNavigation.NavigationCommand {
    case goToAuthorized(tab: Tab)
    case logoutToOnboarding

    var destination: ScreenPath<Planner> {
      switch self {
      case .goToAuthorized(let tab): ScreenPath(flow: .authorized, tab: tab)
      case .logoutToOnboarding: ScreenPath(flow: .onboarding)
      }
    }

    var resetsEverything: Bool { self == .logoutToOnboarding }
  }
}

enum HomeRoute: Hashable {
  case details(id: Int)
  case filters
}

enum ProfileRoute: Hashable {
  case edit
}

struct SuccessPayload: Identifiable, Hashable {
  let title: String

  var id: Self { self }
}

// Code as it was written for a router of its own, with the protocols of its features.

@MainActor
protocol HomeRouting: AnyObject {
  var homeStack: [HomeRoute] { get set }
  func homePush(_ route: HomeRoute)
  func homePop(_ n: Int)
  func homePopToRoot()
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

extension AppRouter: HomeRouting, GlobalOverlayRouting, NavigationCommandHandling {}

@MainActor
final class HomeModel {
  typealias Routing = HomeRouting & GlobalOverlayRouting & NavigationCommandHandling

  private let router: any Routing

  init(router: any Routing) { self.router = router }

  func open(_ id: Int) {
    router.homeStack = [.filters]
    router.homePush(.details(id: id))
  }

  func finish() {
    router.homePop(7)
    router.presentSuccess(SuccessPayload(title: "Planned"))
  }

  func logOut() { router.handleCommand(.logoutToOnboarding) }
}

@MainActor
final class NavigationAnalytics: NavigationAnalyticsTracking {
  private(set) var names: [String] = []

  func track(_ event: NavigationEvent) { names.append(event.name) }
}
