import BookshelfNavigation

extension Library {
  /// Adds a book at the end of the shelf, under an id that no other book on it has.
  ///
  /// - Returns: The book with its id.
  mutating func add(_ book: Book, isbn: String) -> Book {
    var book = book
    book.id = books.unusedID(from: book.id)
    save(book)
    if !isbn.isEmpty { isbns[book.id] = isbn }
    return book
  }

  /// Replaces the book with the same id, also where it is lent, read or discussed, or adds the book at the end of
  /// the shelf.
  mutating func save(_ book: Book) {
    books.replaceOrAppend(book)
    for index in loans.indices where loans[index].book.id == book.id { loans[index].book = book }
    for index in log.indices where log[index].book.id == book.id { log[index].book = book }
    for index in clubs.indices where clubs[index].book.id == book.id { clubs[index].book = book }
  }

  /// Removes a book with its notes, cover and loan, and its place in all lists.
  mutating func remove(_ book: Book) {
    books.removeAll { $0.id == book.id }
    (notes[book.id], covers[book.id]) = (nil, nil)
    loans.removeAll { $0.book.id == book.id }
    for index in lists.indices { lists[index].books.removeAll { $0 == book.id } }
  }

  /// Adds a list at the end, under an id that no other list has.
  mutating func add(_ list: ReadingList) {
    var list = list
    list.id = lists.unusedID(from: list.name)
    lists.append(list)
  }

  /// Replaces the list with the same id, or adds the list at the end.
  mutating func save(_ list: ReadingList) {
    lists.replaceOrAppend(list)
  }

  mutating func remove(_ list: ReadingList) {
    lists.removeAll { $0.id == list.id }
    sharedLists.remove(list.id)
  }

  /// Adds a loan, or replaces the loan of the same book.
  mutating func save(_ loan: Loan) {
    loans.removeAll { $0.book.id == loan.book.id }
    loans.append(loan)
  }

  mutating func setReminder(_ isOn: Bool, of loan: Loan) {
    for index in loans.indices where loans[index].id == loan.id { loans[index].hasReminder = isOn }
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

extension Array where Element: Identifiable, Element.ID == String {
  /// An id made from words, with a number if an element has the id without it.
  fileprivate func unusedID(from words: String) -> String {
    let base = words.lowercased().replacing(" ", with: "-")
    var (id, number) = (base, 1)
    while contains(where: { $0.id == id }) {
      number += 1
      id = "\(base)-\(number)"
    }
    return id
  }
}
