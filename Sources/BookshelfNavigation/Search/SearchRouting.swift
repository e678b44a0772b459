public import ScreenNavigation

/// What a search needs of the router.
@MainActor
public protocol SearchRouting: StackRouting {
  /// Shows the results of a search in its tab, wherever it is asked for.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - filter: Where to look.
  func search(for query: String, filter: SearchFilter)
}

extension SearchRouting {
  /// Shows the results of a search everywhere.
  ///
  /// - Parameter query: What to look for.
  public func search(for query: String) {
    search(for: query, filter: .everything)
  }
}

extension FlowRouter: SearchRouting where Schema == Bookshelf {
  /// Shows the results of a search in its tab, wherever it is asked for.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - filter: Where to look.
  public func search(for query: String, filter: SearchFilter) {
    let results = Bookshelf.Route.searchResults(query: query, filter: filter)
    navigate(to: ScreenPath(tab: .search, routes: [results]))
  }
}

/// The actions of the search on its stack.
extension AppRouter where Schema == Bookshelf {
  /// Returns to the nearest results on the stack, however much was opened from them; without any,
  /// nothing changes.
  public func returnToResults() {
    popTo { if case .searchResults = $0 { true } else { false } }
  }
}
