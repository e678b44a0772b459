// Two tabs, each with a path of feature states.

typealias AppStore = Store<AppFeature.State, AppFeature.Action, AppFeature.Effect>

enum AppFeature {
  enum Tab: String, CaseIterable {
    case lists, recipes
  }

  enum Path: Equatable {
    case list(ListFeature.State)
    case recipe(RecipeFeature.State)
  }

  struct State: Equatable {
    var tab = Tab.lists
    var lists: [Path] = []
    var recipes: [Path] = []

    var path: [Path] { tab == .lists ? lists : recipes }
  }

  enum Action: Sendable {
    case tabSelected(Tab)
    case listTapped(GroceryList)
    case recipeTapped(Recipe)
    case back
    case list(ListFeature.Action)
    case recipe(RecipeFeature.Action)
  }

  enum Effect: Equatable, Sendable {
    case save(GroceryList)
    case loadIngredients(recipeID: String)
  }

  static func reduce(into state: inout State, action: Action) -> [Effect] {
    switch action {
    case .tabSelected(let tab):
      state.tab = tab
      return []
    case .listTapped(let list):
      state.lists.append(.list(ListFeature.State(list: list)))
      return []
    case .recipeTapped(let recipe):
      state.recipes.append(.recipe(RecipeFeature.State(recipe: recipe)))
      return [.loadIngredients(recipeID: recipe.id)]
    case .back:
      _ = state.tab == .lists ? state.lists.popLast() : state.recipes.popLast()
      return []
    case .list(let action):
      guard case .list(var list) = state.lists.popLast() else { return [] }
      let effects = ListFeature.reduce(into: &list, action: action)
      state.lists.append(.list(list))
      return effects
    case .recipe(let action):
      guard case .recipe(var recipe) = state.recipes.popLast() else { return [] }
      RecipeFeature.reduce(into: &recipe, action: action)
      state.recipes.append(.recipe(recipe))
      return []
    }
  }
}
