import BookshelfNavigation

extension Library {
  /// Replaces the book with the same id, or adds the book at the end of the shelf.
  mutating func save(_ book: Book) {
    books.replaceOrAppend(book)
    catalog.removeAll { $0.id == book.id }
  }

  /// Removes a book, the notes on it, and its place in all lists.
  mutating func remove(_ book: Book) {
    books.removeAll { $0.id == book.id }
    notes[book.id] = nil
    loans.removeAll { $0.book.id == book.id }
    for index in lists.indices { lists[index].books.removeAll { $0 == book.id } }
  }

  /// Replaces the list with the same id, or adds the list at the end.
  mutating func save(_ list: ReadingList) {
    lists.replaceOrAppend(list)
  }

  mutating func remove(_ list: ReadingList) {
    lists.removeAll { $0.id == list.id }
  }

  /// Adds a loan, or replaces the loan of the same book.
  mutating func save(_ loan: Loan) {
    loans.removeAll { $0.book.id == loan.book.id }
    loans.append(loan)
  }

  mutating func remove(_ loan: Loan) {
    loans.removeAll { $0.id == loan.id }
  }

  mutating func set(_ preference: Preference, to isOn: Bool) {
    if isOn { preferences.insert(preference) } else { preferences.remove(preference) }
  }
}

extension Array where Element: Identifiable {
  fileprivate mutating func replaceOrAppend(_ element: Element) {
    if let index = firstIndex(where: { $0.id == element.id }) {
      self[index] = element
    } else {
      append(element)
    }
  }
}
