import Cafe
import Foundation
import ScreenHarness

/// A jump keeps the sheet. A test lets the harness say that jumps are not absolute.
@main
struct IsolationSnapshots: CafeHarness {
  static let navigatesAbsolutely = ProcessInfo.processInfo.environment["LAWS_RELATIVE"] == nil

  static func makeNavigator() -> Router { Router() }

  final class Router: CafeRouter {
    override func jump(to screen: CafeScreen) {
      let sheet = screen.state.tab == state.tab ? state.sheet : nil
      super.jump(to: screen)
      state.sheet = state.sheet ?? sheet
    }
  }
}
