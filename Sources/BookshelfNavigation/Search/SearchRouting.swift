public import ScreenNavigation

/// The navigation of the search's screens.
@MainActor
public protocol SearchRouting: BookRouting {
  /// Opens the results of a search in the Search tab, or here if the user has hidden that tab.
  func search(for query: String, filter: SearchFilter)

  /// Opens the books of a genre.
  func openGenre(_ genre: Genre)

  /// Opens the books with all the tags.
  func openBooks(tagged tags: TagSet)

  /// Opens a book's page in the public catalog.
  func openPage(on book: Book)

  /// Presents the form for the search filter.
  func changeFilter(_ filter: SearchFilter)

  /// Presents the form for a new book.
  func addBook(isbn: String?)

  /// Returns to the nearest results on the stack.
  func returnToResults()
}

/// The navigation of the form for the search filter.
@MainActor
public protocol SearchFilterRouting: SheetRouting {
  /// Selects another filter; the form stays open.
  func selectFilter(_ filter: SearchFilter)

  /// Closes the form and applies the filter to the results below it.
  func applyFilter(_ filter: SearchFilter)
}

extension FlowRouter where Schema == Bookshelf {
  /// Opens the results of a search in the Search tab.
  public func search(for query: String, filter: SearchFilter = .everything) {
    let results = Bookshelf.Route.searchResults(query: query, filter: filter)
    if tabs.tabs.contains(.search) {
      navigate(to: ScreenPath(tab: .search, routes: [results]))
    } else {
      current.navigate(to: results)
    }
  }
}

/// The actions of the search.
extension AppRouter where Schema == Bookshelf {
  /// Returns to the nearest results on the stack; without results, nothing changes.
  public func returnToResults() {
    popTo { if case .searchResults = $0 { true } else { false } }
  }

  /// Applies a filter to the results on top of the stack; another screen stays as it is.
  public func filterResults(by filter: SearchFilter) {
    guard case .searchResults(let query, _)? = stack.last else { return }
    stack[stack.count - 1] = .searchResults(query: query, filter: filter)
  }
}
