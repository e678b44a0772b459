import Cafe
import Foundation
import ScreenHarness

/// The link to the recipe opens the drink.
@main
struct LinksSnapshots: CafeHarness {
  static func makeNavigator() -> CafeRouter { CafeRouter() }

  static func open(_ url: URL, in router: CafeRouter) async throws {
    let screen = try CafeLinks.screen(of: url)
    router.show(screen == .recipe ? CafeScreen.drink.state : screen.state)
  }
}
