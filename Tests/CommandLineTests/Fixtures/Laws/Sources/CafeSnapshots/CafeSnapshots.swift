import Cafe
import ScreenHarness

/// Follows every law.
@main
struct CafeSnapshots: CafeHarness {
  static func makeNavigator() -> CafeRouter { CafeRouter() }
}
