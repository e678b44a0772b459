public import ScreenNavigation

/// The actions of the search on its stack.
extension AppRouter where Schema == Bookshelf {
  /// Returns to the nearest results on the stack, however much was opened from them; without any,
  /// nothing changes.
  public func returnToResults() {
    popTo { if case .searchResults = $0 { true } else { false } }
  }
}
