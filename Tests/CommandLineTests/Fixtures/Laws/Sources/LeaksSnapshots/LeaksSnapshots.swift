import Cafe
import ScreenHarness

/// Two jumps change statics, which a screen before and a screen after them show until the process ends.
@main
struct LeaksSnapshots: CafeHarness {
  private static var server = "cafe.example"
  private static var language = "English"

  static func makeNavigator() -> Router { Router() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .tab(.menu):
      ScreenContent(
        title: "Menu",
        elements: [
          .link("Espresso") { context.navigator.stack = [.drink] }, .text("Language: \(language)"),
        ])
    case .tab(.orders):
      ScreenContent(
        title: "Orders",
        elements: [
          .link("Receipt") { context.navigator.state.cover = .receipt }, .text("Server: \(server)"),
        ])
    default: CafeContent.content(of: destination, context.navigator)
    }
  }

  final class Router: CafeRouter {
    override func jump(to screen: CafeScreen) {
      if screen == .drink { server = "beta.example" }
      if screen == .receipt { language = "Deutsch" }
      super.jump(to: screen)
    }
  }
}
