import Cafe
import ScreenHarness

/// Back pops the whole stack.
@main
struct BackSnapshots: CafeHarness {
  static func makeNavigator() -> Router { Router() }

  final class Router: CafeRouter {
    override func goBack() {
      if state.sheet == nil, state.cover == nil { stack = [] } else { super.goBack() }
    }
  }
}
