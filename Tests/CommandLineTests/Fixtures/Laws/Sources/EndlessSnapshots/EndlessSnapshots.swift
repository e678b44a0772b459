import ScreenHarness

enum Route {
  case profile(id: Int)
  case followers(id: Int)
}

final class Router: NavigatorDriving {
  var stack: [Route] = []

  var visibleState: VisibleState<Never, Route, Never> { VisibleState(routes: stack) }

  func goBack() { if !stack.isEmpty { stack.removeLast() } }

  func select(_ tab: Never) {}
}

/// A profile leads to followers, who lead to profiles, without end.
@main
struct EndlessSnapshots: SnapshotHarness {
  enum Screen: String, CaseIterable { case start, profile, followers }

  static func makeNavigator() -> Router { Router() }

  static func navigate(_ router: Router, to screen: Screen) {
    switch screen {
    case .start: router.stack = []
    case .profile: router.stack = [.profile(id: 1)]
    case .followers: router.stack = [.profile(id: 1), .followers(id: 1)]
    }
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.navigator
    switch destination {
    case .root:
      return ScreenContent(elements: [.link("Profile") { router.stack = [.profile(id: 1)] }])
    case .route(.profile(let id)):
      return ScreenContent(elements: [
        .link("Followers") { router.stack.append(.followers(id: id)) }
      ])
    case .route(.followers(let id)):
      return ScreenContent(
        elements: (1...3).map { number in
          .link("Follower \(number)") { router.stack.append(.profile(id: 3 * id + number)) }
        })
    default: return nil
    }
  }
}
