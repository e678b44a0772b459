import Cafe
import ScreenHarness

/// A tab loses its stack when another tab is selected.
@main
struct TabsSnapshots: CafeHarness {
  static func makeNavigator() -> Router { Router() }

  final class Router: CafeRouter {
    override func select(_ tab: CafeTab) {
      stack = []
      super.select(tab)
    }
  }
}
