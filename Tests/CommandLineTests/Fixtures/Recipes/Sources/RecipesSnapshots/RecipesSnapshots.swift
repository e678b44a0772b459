import RecipesNavigation
import ScreenHarness
import ScreenNavigation

@main
struct RecipesSnapshots: SnapshotHarness {
  typealias Screen = AppScreen

  static func makeNavigator() -> TabRouter<Recipes> { TabRouter() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    switch destination {
    case .route(.recipe(let recipe)):
      ScreenContent(
        title: recipe.name,
        trailing: [.button("Edit") { context.router.present(sheet: .edit(recipe)) }],
        elements: [.row("Time", "\(recipe.minutes) min"), .button("Start Cooking")])
    case .sheet(.edit(let recipe)):
      ScreenContent(
        title: "Edit Recipe",
        leading: [.button("Cancel", role: .cancel) { context.presenter?.dismiss() }],
        trailing: [.button("Save")],
        elements: [.field("Name", recipe.name), .field("Minutes", "\(recipe.minutes)")])
    default: nil
    }
  }
}
