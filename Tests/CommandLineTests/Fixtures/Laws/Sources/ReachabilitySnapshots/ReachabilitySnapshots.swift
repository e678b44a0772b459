import Cafe
import Foundation
import ScreenHarness

/// Neither a control nor a link leads to the recipe.
@main
struct ReachabilitySnapshots: CafeHarness {
  static func makeNavigator() -> CafeRouter { CafeRouter() }

  static func link(to screen: CafeScreen) -> URL? {
    screen == .recipe ? nil : URL(string: "cafe://\(screen)")
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let router = context.navigator
    guard case .route(.drink) = destination else {
      return CafeContent.content(of: destination, router)
    }
    return CafeContent.drink(router, [.button("Order") { router.state.sheet = .order }])
  }
}
