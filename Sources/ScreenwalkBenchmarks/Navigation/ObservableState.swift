import BookshelfNavigation
import Observation
import ScreenNavigation

/// The same under the macro: what being observed costs, whoever holds the state.
@MainActor
@Observable
final class ObservableState {
  var flow = Bookshelf.Flow.authorized
  var tab = Bookshelf.Tab.library
  var stack: [Bookshelf.Route] = []
  var presentations: [Presentation<Bookshelf>] = []
  var overlay: Bookshelf.Overlay?

  @inline(never)
  func push(_ route: Bookshelf.Route) { stack.append(route) }

  @inline(never)
  func popToRoot() { stack = [] }

  @inline(never)
  func select(_ tab: Bookshelf.Tab) { self.tab = tab }

  @inline(never)
  func jump(to path: ScreenPath<Bookshelf>) {
    flow = path.flow ?? .authorized
    if let tab = path.tab { self.tab = tab }
    stack = path.routes
    presentations = path.presentations
    overlay = path.overlay
  }
}
