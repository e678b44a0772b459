/// A screen is an object that a flow creates, as a view controller is. No value says which screen it is.
@MainActor
protocol Screen: AnyObject {}

/// The screens of one flow, and the sheet over them.
@MainActor
final class NavigationStack {
  private struct Item {
    let screen: any Screen
    let onDismiss: @MainActor () -> Void
  }

  private(set) var root: (any Screen)?
  private var items: [Item] = []
  private var sheetItem: Item?

  var pushed: [any Screen] { items.map(\.screen) }
  var sheet: (any Screen)? { sheetItem?.screen }

  func setRoot(_ screen: any Screen) {
    root = screen
  }

  /// Pushes a screen; `onDismiss` runs when it is popped, also by a swipe.
  func push(_ screen: any Screen, onDismiss: @escaping @MainActor () -> Void) {
    items.append(Item(screen: screen, onDismiss: onDismiss))
  }

  func present(_ screen: any Screen, onDismiss: @escaping @MainActor () -> Void) {
    sheetItem = Item(screen: screen, onDismiss: onDismiss)
  }

  func pop() {
    items.popLast()?.onDismiss()
  }

  func popToRoot() {
    while !items.isEmpty { pop() }
  }

  func dismissSheet() {
    let item = sheetItem
    sheetItem = nil
    item?.onDismiss()
  }
}
