public import ScreenNavigation

/// The actions of the search, for screens and tests alike.
extension TabRouter where Schema == Bookshelf {
  /// Shows the results of a search in its tab, wherever it is asked for.
  ///
  /// - Parameters:
  ///   - query: What to look for.
  ///   - filter: Where to look; everywhere by default.
  public func search(for query: String, filter: SearchFilter = .everything) {
    let results = Bookshelf.Route.searchResults(query: query, filter: filter)
    navigate(to: ScreenPath(tab: .search, routes: [results]))
  }
}
