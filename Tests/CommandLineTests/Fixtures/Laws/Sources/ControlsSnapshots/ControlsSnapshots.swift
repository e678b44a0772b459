import Cafe
import ScreenHarness

/// The second of two buttons with one label does nothing.
@main
struct ControlsSnapshots: CafeHarness {
  static func makeNavigator() -> CafeRouter { CafeRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.navigator
    guard case .route(.drink) = destination else {
      return CafeContent.content(of: destination, router)
    }
    return CafeContent.drink(
      router, [.button("Order") { router.state.sheet = .order }],
      [.button("Recipe") { router.stack.append(.recipe) }, .button("Order") {}])
  }
}
