import Cafe
import ScreenHarness

/// A control traps, another one hangs, and a third one, after them, does nothing.
@main
struct TrapsSnapshots: CafeHarness {
  static func makeNavigator() -> CafeRouter { CafeRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.navigator
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
        elements: [.button("Pay") { while CommandLine.arguments.count < 1_000_000 {} }])
    default: return CafeContent.content(of: destination, router)
    }
  }
}
