import ScreenContents

@testable import ScreenSnapshot

/// An app whose button pushes a receipt once the customer has paid, which takes a while; the test sets whether the
/// button is disabled until then.
struct TillSnapshots: SnapshotHarness {
  @TaskLocal static var isGuarded = false

  enum Screen: String, CaseIterable { case till }

  enum Route { case receipt(number: Int) }

  final class Navigator: ScreenNavigating {
    var visibleState = VisibleState<Never, Route, Never>()
    var payments = 0
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) {}

  static func settle(_ navigator: Navigator) {
    for _ in 0..<navigator.payments {
      let number = navigator.visibleState.stack.routes.count + 1
      navigator.visibleState.stack.routes.append(.receipt(number: number))
    }
    navigator.payments = 0
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    guard case .root = destination else { return nil }
    let navigator = context.navigator
    let isEnabled = !isGuarded || navigator.payments == 0
    return ScreenContent(
      title: "Till",
      elements: [
        .button("Pay", isEnabled: isEnabled) { navigator.payments += 1 },
        .link("Receipts") {
          navigator.visibleState.stack.routes.append(.receipt(number: 0))
        },
      ])
  }
}
