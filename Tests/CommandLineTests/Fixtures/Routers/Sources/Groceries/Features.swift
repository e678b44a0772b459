struct GroceryList: Equatable, Sendable {
  let id: String
  var name: String
  var items: [String]

  static let preview = GroceryList(id: "weekend", name: "Weekend", items: ["Bread", "Olives"])
}

struct Recipe: Equatable, Sendable {
  let id: String
  var name: String

  static let preview = Recipe(id: "ratatouille", name: "Ratatouille")
}

enum ListFeature {
  struct State: Equatable {
    var list: GroceryList
    @Presents var destination: Destination?
  }

  enum Destination: Equatable {
    case addItem(name: String)
    case clearConfirmation
  }

  enum Action: Sendable {
    case addItemTapped
    case nameChanged(String)
    case saveTapped
    case clearTapped
    case clearConfirmed
    case dismissed
  }

  static func reduce(into state: inout State, action: Action) -> [AppFeature.Effect] {
    switch action {
    case .addItemTapped: state.destination = .addItem(name: "")
    case .nameChanged(let name): state.destination = .addItem(name: name)
    case .saveTapped:
      guard case .addItem(let name) = state.destination, !name.isEmpty else { return [] }
      state.list.items.append(name)
      state.destination = nil
      return [.save(state.list)]
    case .clearTapped: state.destination = .clearConfirmation
    case .clearConfirmed:
      state.list.items = []
      state.destination = nil
      return [.save(state.list)]
    case .dismissed: state.destination = nil
    }
    return []
  }
}

enum RecipeFeature {
  struct State: Equatable {
    var recipe: Recipe
    var ingredients: [String]?
  }

  enum Action: Sendable {
    case ingredientsLoaded([String])
  }

  static func reduce(into state: inout State, action: Action) {
    switch action {
    case .ingredientsLoaded(let names): state.ingredients = names
    }
  }
}
