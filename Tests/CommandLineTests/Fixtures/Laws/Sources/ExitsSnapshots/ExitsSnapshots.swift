import Cafe
import ScreenHarness

/// The cover has no button that closes it.
@main
struct ExitsSnapshots: CafeHarness {
  static func makeNavigator() -> CafeRouter { CafeRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    if case .sheet(.receipt) = destination {
      return ScreenContent(title: "Receipt", elements: [.button("Print", action: .effect)])
    }
    return CafeContent.content(of: destination, context.navigator)
  }
}
