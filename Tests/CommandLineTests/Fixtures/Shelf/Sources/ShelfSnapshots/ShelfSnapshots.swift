import ScreenHarness
import ScreenNavigation

@testable import Shelf

@main
struct ShelfSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static func makeNavigator() -> FlowRouter<Shelf> {
    FlowRouter(startingIn: .onboarding, tabsIn: .authorized)
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .route(.bookDetail(let book)):
      ScreenContent(
        title: book.title,
        elements: [.button("Edit") { context.router.present(sheet: .bookEdit(book)) }])
    case .route(.account):
      ScreenContent(title: "Account", elements: [.row("Name", "Ada")])
    default: nil
    }
  }
}
