import Cafe
import ScreenHarness

/// The stored state lacks the sheet.
@main
struct RestorationSnapshots: CafeHarness {
  static func makeNavigator() -> Router { Router() }

  final class Router: CafeRouter {
    override var storedState: CafeState {
      var state = state
      state.sheet = nil
      return state
    }
  }
}
