import BookshelfNavigation
import Foundation

extension Library {
  func book(id: Book.ID) -> Book? {
    books.first { $0.id == id }
  }

  /// The book on a page of the public catalog.
  func catalogBook(id: Book.ID) -> Book? {
    catalog.first { $0.id == id }
  }

  /// The filters that a search offers: each author and each century of a book.
  var searchFilters: [SearchFilter] {
    let books = books + catalog
    let centuries = Set(books.map { $0.published / 100 * 100 }).subtracting([0]).sorted()
    return [.everything] + Set(books.map(\.author)).sorted().map { .author(named: $0) }
      + centuries.map { .published(from: $0, to: $0 + 99) }
  }

  /// The book on the shelf with an ISBN.
  func book(isbn: String) -> Book? {
    books.first { isbns[$0.id] == isbn }
  }

  /// The book in the public catalog with an ISBN.
  func catalogBook(isbn: String) -> Book? {
    catalog.first { isbns[$0.id] == isbn }
  }

  func cover(of book: Book.ID) -> Cover {
    covers[book] ?? .firstEdition
  }

  func isLent(_ book: Book) -> Bool {
    loans.contains { $0.book.id == book.id }
  }

  func list(id: ReadingList.ID) -> ReadingList? {
    lists.first { $0.id == id }
  }

  func club(id: Club.ID) -> Club? {
    clubs.first { $0.id == id }
  }

  /// The members of a club, with the user if they have joined it.
  func members(of club: Club) -> [String] {
    club.members + (joinedClubs.contains(club.id) ? ["You"] : [])
  }

  func freePlaces(in club: Club) -> Int {
    club.places - members(of: club).count
  }

  /// The name of the user, or words for a library without an account.
  var accountName: String { account?.name ?? "Not signed in" }

  /// The author with an id, or nil without a biography.
  func author(id: Author.ID) -> Author? {
    authors.first { $0.id == id }
  }

  /// The author of a book, or nil without a biography.
  func author(of book: Book) -> Author? {
    authors.first { $0.name == book.author }
  }

  func books(by author: Author) -> [Book] {
    books.filter { $0.author == author.name }
  }

  func books(of genre: Genre) -> [Book] {
    books.filter { genres[$0.id] == genre }
  }

  /// The books with all the tags.
  func books(tagged wanted: Set<String>) -> [Book] {
    books.filter { wanted.isSubset(of: tags[$0.id] ?? []) }
  }

  /// The books with the query in title or author, ignoring letter case.
  func books(matching query: String, _ filter: SearchFilter) -> [Book] {
    books.filter { filter.includes($0, matching: query) }
  }

  /// The books of the public catalog with the query in title or author, ignoring letter case.
  func catalogBooks(matching query: String, _ filter: SearchFilter) -> [Book] {
    catalog.filter { filter.includes($0, matching: query) }
  }

  /// The books on a list in the order in which the list shows them.
  func books(on list: ReadingList) -> [Book] {
    let books = list.books.compactMap(book(id:))
    let finished = list.showsFinishedLast ? finished : []
    return books.filter { !finished.contains($0.id) } + books.filter { finished.contains($0.id) }
  }

  /// The ids of the books in the reading log.
  var finished: Set<Book.ID> { Set(log.map(\.book.id)) }

  /// The reviews of a book; with equal ratings, the newest one first.
  func reviews(of book: Book.ID, sortedBy order: Review.Order) -> Loadable<[Review]> {
    (reviews[book] ?? .loaded([])).map { reviews in
      switch order {
      case .newest: reviews
      case .best: reviews.sorted { ($0.stars, $0.id) > ($1.stars, $1.id) }
      case .worst: reviews.sorted { (-$0.stars, $0.id) > (-$1.stars, $1.id) }
      }
    }
  }

  func chaptersWithNotes(of book: Book.ID) -> [Int] {
    (notes[book] ?? [:]).keys.sorted()
  }

  /// The books finished since a date, the last one first.
  func log(since day: Date) -> [LogEntry] {
    log.filter { $0.finishedOn >= day }
  }
}

extension SearchFilter {
  /// Whether a search with this filter includes the book.
  fileprivate func includes(_ book: Book, matching query: String) -> Bool {
    let isMatch = "\(book.title) \(book.author)".lowercased().contains(query.lowercased())
    return isMatch && includes(book)
  }

  private func includes(_ book: Book) -> Bool {
    switch self {
    case .everything: true
    case .author(let name): book.author == name
    case .published(let first, let last): first <= book.published && book.published <= last
    }
  }
}
