import Cafe
import Foundation
import ScreenHarness

/// A control traps, another one hangs, and a third one, after them, does nothing.
///
/// If `LAWS_ENDS` is set, a link, back, a tab and a relaunch end the process, too. If `LAWS_JUMPS` is set,
/// some jumps do, but none after a start. If `LAWS_PRINTS` is set, a control does on a sheet that only taps
/// reach, and the others of the app are correct.
@main
struct TrapsSnapshots: CafeHarness {
  static func makeNavigator() -> Router { Router() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.navigator
    if prints { return printing(destination, router) }
    switch destination {
    case .route(.drink):
      return CafeContent.drink(
        router, [.button("Grind") { fatalError("no beans") }],
        [
          .button("Recipe") { router.stack.append(.recipe) },
          .button("Order") { router.state.sheet = .order },
          .button("Steam") {},
        ])
    case .sheet(.order):
      return ScreenContent(
        title: "Order",
        leading: [.button("Cancel", role: .cancel) { router.state.sheet = nil }],
        elements: [.button("Pay") { hang() }])
    default: return CafeContent.content(of: destination, router)
    }
  }

  private static func printing(_ destination: Destination, _ router: Router) -> ScreenContent? {
    switch destination {
    case .sheet(.order):
      ScreenContent(
        title: "Order",
        leading: [.button("Cancel", role: .cancel) { router.state.sheet = nil }],
        elements: [.button("Last receipt") { router.state.sheet = .receipt }])
    case .sheet(.receipt) where router.state.sheet == .receipt:
      ScreenContent(
        title: "Receipt",
        trailing: [.button("Done") { router.state.sheet = nil }],
        elements: [.button("Print") { fatalError("no paper") }])
    default: CafeContent.content(of: destination, router)
    }
  }

  static func open(_ url: URL, in router: Router) async throws {
    let screen = try CafeLinks.screen(of: url)
    if endsProcess, screen == .recipe, router.state.sheet != nil { fatalError("no recipe") }
    router.show(screen.state)
  }

  static func relaunch(_ router: Router) async throws -> Router {
    if endsProcess, router.state.cover != nil { hang() }
    let restored = makeNavigator()
    restored.state = router.state
    return restored
  }

  final class Router: CafeRouter {
    override func jump(to screen: CafeScreen) {
      if endsJumps, screen == .recipe, state.sheet != nil { fatalError("no recipe") }
      if endsJumps, screen == .menu, !stack.isEmpty || state.tab == .orders { hang() }
      super.jump(to: screen)
    }

    override func goBack() {
      if endsProcess, stack == [.drink, .recipe] { fatalError("no way back") }
      super.goBack()
    }

    override func select(_ tab: CafeTab) {
      if endsProcess, tab == .orders, stack == [.drink] { fatalError("no orders") }
      super.select(tab)
    }
  }

  private static let endsProcess = ProcessInfo.processInfo.environment["LAWS_ENDS"] != nil

  private static let prints = ProcessInfo.processInfo.environment["LAWS_PRINTS"] != nil

  private static let endsJumps = ProcessInfo.processInfo.environment["LAWS_JUMPS"] != nil

  private static func hang() { while CommandLine.arguments.count < 1_000_000 {} }
}
