import ScreenNavigation

extension FeatureRouter: SearchRouting {
  /// Opens the results of a search in the Search tab.
  public func search(for query: String, filter: SearchFilter) {
    app.router.search(for: query, filter: filter)
  }

  /// Opens the books of a genre.
  public func openGenre(_ genre: Genre) { stack.navigate(to: .genre(genre)) }

  /// Opens the books with all the tags.
  public func openBooks(tagged tags: TagSet) { stack.navigate(to: .taggedBooks(tags)) }

  /// Opens a book's page in the public catalog.
  public func openPage(on book: Book) {
    stack.navigate(to: .cataloguePage(BookshelfSite.page(on: book)))
  }

  /// Presents the form for the search filter.
  public func changeFilter(_ filter: SearchFilter) { stack.present(sheet: .searchFilters(filter)) }

  /// Returns to the nearest results on the stack.
  public func returnToResults() { stack.returnToResults() }
}

extension FeatureRouter: SearchFilterRouting {
  /// Presents the form with another filter, which keeps the sheet because its id is the same.
  public func selectFilter(_ filter: SearchFilter) {
    presenter?.present(sheet: .searchFilters(filter))
  }

  /// Closes the form and applies the filter to the results below it.
  public func applyFilter(_ filter: SearchFilter) {
    close()
    presenter?.filterResults(by: filter)
  }
}
