import ScreenContents

@testable import ScreenSnapshot

enum TeahouseScreen: String, CaseIterable, Sendable {
  case tea
  case order
  case map
}

final class TeahouseRouter: ScreenNavigating {
  var visibleState = VisibleState<Never, TeahouseScreen, Never>()
}

/// The harness of an app whose views sessions write.
struct TeahouseSnapshots: SnapshotHarness {
  static let viewExceptions: [ViewException] = [
    ViewException(
      onlyIn: .view, "Sponsored", on: "tea", because: "the server chooses the advertisement"),
    ViewException(
      onlyIn: .content, "Chart of sales", because: "the view draws it without words"),
  ]

  static func makeNavigator() -> TeahouseRouter { TeahouseRouter() }

  static func navigate(_ router: TeahouseRouter, to screen: TeahouseScreen) {
    router.visibleState = VisibleState(routes: screen == .tea ? [] : [screen])
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .route(.order):
      ScreenContent(title: "Order", elements: [.field("Name", ""), .button("Order Now") {}])
    case .route(.map): ScreenContent(title: "Map", elements: [.text("Two streets away")])
    default:
      ScreenContent(
        title: "Tea",
        elements: [
          .row("Minutes", "3"), .toggle("Hot", isOn: true) { _ in }, .text("Chart of sales"),
          .button("Brew") {},
        ])
    }
  }
}
