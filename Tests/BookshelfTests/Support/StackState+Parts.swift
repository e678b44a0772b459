import BookshelfNavigation
import ScreenNavigation

extension StackState<Bookshelf> {
  /// The routes on the stack, and on the stacks inside of its sheets.
  var allRoutes: [Bookshelf.Route] {
    routes + (inner?.allRoutes ?? [])
  }

  /// The sheets and covers over the stack.
  var allSheets: [Bookshelf.Sheet] {
    switch presentation {
    case .sheet(let sheet, let inner), .fullScreenCover(let sheet, let inner):
      [sheet] + inner.allSheets
    case nil, .alert, .confirmation: []
    }
  }

  private var inner: StackState? {
    switch presentation {
    case .sheet(_, let inner), .fullScreenCover(_, let inner): inner
    case nil, .alert, .confirmation: nil
    }
  }
}
