import ScreenNavigation

public struct Recipe: Hashable, Sendable {
  public var name: String
  public var minutes: Int

  public static let fixture = Recipe(name: "Lentil Soup", minutes: 35)
}

public enum Recipes: NavigationSchema {
  public enum Tab: CaseIterable, Sendable {
    case recipes, shopping
  }

  public enum Route: Hashable, Sendable {
    case recipe(Recipe)
  }

  public enum Sheet: Identifiable, Hashable, Sendable {
    case edit(Recipe)

    public var id: Self { self }
  }
}

public enum AppScreen: String, ScreenManifest {
  case recipes, recipe, recipeEdit, shopping

  public var navigationPath: ScreenPath<Recipes> {
    switch self {
    case .recipes: ScreenPath(tab: .recipes)
    case .recipe: ScreenPath(tab: .recipes, routes: [.recipe(.fixture)])
    case .recipeEdit:
      ScreenPath(tab: .recipes, routes: [.recipe(.fixture)], sheet: .edit(.fixture))
    case .shopping: ScreenPath(tab: .shopping)
    }
  }
}
