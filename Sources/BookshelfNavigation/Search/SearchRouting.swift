public import ScreenNavigation

/// The part of the router that the search needs.
@MainActor
public protocol SearchRouting: StackRouting {
  /// Opens the results of a search in the Search tab.
  func search(for query: String, filter: SearchFilter)
}

extension SearchRouting {
  /// Opens the results of a search in all books.
  public func search(for query: String) {
    search(for: query, filter: .everything)
  }
}

extension FlowRouter: SearchRouting where Schema == Bookshelf {
  /// Opens the results of a search in the Search tab.
  public func search(for query: String, filter: SearchFilter) {
    let results = Bookshelf.Route.searchResults(query: query, filter: filter)
    navigate(to: ScreenPath(tab: .search, routes: [results]))
  }
}

/// The actions of the search.
extension AppRouter where Schema == Bookshelf {
  /// Returns to the nearest results on the stack; without results, nothing changes.
  public func returnToResults() {
    popTo { if case .searchResults = $0 { true } else { false } }
  }
}
