import ScreenHarness

@testable import Groceries

enum GroceriesScreen: String, CaseIterable {
  case lists, list, addItem, itemAdded, clearList, recipes, recipe
}

extension AppStore: ScreenNavigating {
  public var visibleState: VisibleState<AppFeature.Tab, AppFeature.Path, ListFeature.Destination> {
    VisibleState(
      tab: state.tab,
      stack: VisibleStack(
        routes: state.path, presentations: state.path.compactMap { presentation(of: $0) }))
  }

  /// What a feature on the path presents. One enum has both the sheets and the dialogs.
  private func presentation(
    of feature: AppFeature.Path
  ) -> VisiblePresentation<AppFeature.Path, ListFeature.Destination>? {
    guard case .list(let state) = feature, let destination = state.destination else { return nil }
    switch destination {
    case .addItem: return .sheet(destination)
    case .clearConfirmation:
      let clear = ScreenButton.button("Clear", role: .destructive) { [self] in
        await send(.list(.clearConfirmed)).value
      }
      return .confirmation(VisibleDialog("Clear “\(state.list.name)”?", buttons: [clear]))
    }
  }
}

@main
struct GroceriesSnapshots: SnapshotHarness {
  static let coverageExceptions: [CoverageException] = [
    .init(
      .sheet, "clearConfirmation", because: "a dialog, although it is in the enum of the sheets")
  ]

  // 'navigate' sends the actions of a person who has just started the app.
  static let navigatesAbsolutely = false

  static func makeNavigator() -> AppStore {
    AppStore(AppFeature.State(), reduce: AppFeature.reduce) { effect in
      switch effect {
      case .save: nil
      case .loadIngredients: .recipe(.ingredientsLoaded(["Aubergine", "Courgette", "Tomato"]))
      }
    }
  }

  static func navigate(_ store: AppStore, to screen: GroceriesScreen) async {
    for action in actions(to: screen) { await store.send(action).value }
  }

  private static func actions(to screen: GroceriesScreen) -> [AppFeature.Action] {
    switch screen {
    case .lists: []
    case .list: [.listTapped(.preview)]
    case .addItem: [.listTapped(.preview), .list(.addItemTapped)]
    case .itemAdded:
      actions(to: .addItem) + [.list(.nameChanged("Capers")), .list(.saveTapped)]
    case .clearList: [.listTapped(.preview), .list(.clearTapped)]
    case .recipes: [.tabSelected(.recipes)]
    case .recipe: [.tabSelected(.recipes), .recipeTapped(.preview)]
    }
  }

  /// Sends what the view's binding sends: a swipe dismisses what a feature presents, and else pops it.
  static func goBack(in store: AppStore) async {
    guard case .list(let list) = store.state.path.last, list.destination != nil else {
      await store.send(.back).value
      return
    }
    await store.send(.list(.dismissed)).value
  }

  /// SwiftUI empties the stack of the selected tab itself, and its binding sends one action for each screen.
  static func select(_ tab: AppFeature.Tab, in store: AppStore) async {
    if tab == store.state.tab {
      for _ in store.state.path { await store.send(.back).value }
    }
    await store.send(.tabSelected(tab)).value
  }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let store = context.navigator
    switch destination {
    case .route(.list(let state)):
      return ScreenContent(
        title: state.list.name,
        trailing: [.button("Add") { await store.send(.list(.addItemTapped)).value }],
        elements: state.list.items.map { .text($0) } + [
          .button("Clear List", role: .destructive) {
            await store.send(.list(.clearTapped)).value
          }
        ])
    case .sheet(.addItem(let name)):
      return ScreenContent(
        leading: [.button("Cancel") { await store.send(.list(.dismissed)).value }],
        trailing: [
          .button("Save", isEnabled: !name.isEmpty) {
            await store.send(.list(.saveTapped)).value
          }
        ],
        elements: [
          .field("Name", name) { await store.send(.list(.nameChanged($0))).value }
        ])
    case .route(.recipe(let state)):
      return ScreenContent(
        title: state.recipe.name,
        elements: state.ingredients?.map { .text($0) } ?? [.progress("Loading")])
    default: return nil
    }
  }
}

/// The golden has the destination of a list under `sheet` or `confirmation`, so the stack omits it.
extension ListFeature.State: SnapshotDescribing {
  public var snapshotDescription: Any { list }
}
