import BookshelfNavigation
import Foundation

/// What the app's store would answer, from the fixtures.
enum Catalogue {
  /// The author with the id, where more is known than the name.
  static func author(id: Author.ID) -> Author? {
    Author.known.first { $0.id == id }
  }

  /// The author of a book, where more is known than the name.
  static func author(of book: Book) -> Author? {
    Author.known.first { $0.name == book.author }
  }

  /// The book with the id.
  static func book(id: Book.ID) -> Book? {
    Book.shelf.first { $0.id == id }
  }

  /// The book with the ISBN.
  static func book(isbn: String) -> Book? {
    isbns.first { $0.value == isbn }.flatMap { book(id: $0.key) }
  }

  /// The ISBN of a book; older books have none.
  static func isbn(of book: Book) -> String? {
    isbns[book.id]
  }

  /// The books on the shelf by an author.
  static func books(by author: Author) -> [Book] {
    Book.shelf.filter { $0.author == author.name }
  }

  /// The books of a list, in its order.
  static func books(on list: ReadingList) -> [Book] {
    list.books.compactMap(book(id:))
  }

  /// The books on the shelf of a genre.
  static func books(of genre: Genre) -> [Book] {
    Book.shelf.filter { genres[$0.id] == genre }
  }

  /// The books on the shelf with all of the tags.
  static func books(tagged wanted: Set<String>) -> [Book] {
    Book.shelf.filter { wanted.isSubset(of: tags[$0.id] ?? []) }
  }

  /// The books on the shelf with the query in title or author, in any letter case.
  static func books(matching query: String, _ filter: SearchFilter) -> [Book] {
    let query = query.lowercased()
    return Book.shelf.filter { book in
      filter.includes(book) && "\(book.title) \(book.author)".lowercased().contains(query)
    }
  }

  /// The reviews of a book; of equally good ones, the newest first.
  static func reviews(of book: Book, sortedBy order: Review.Order) -> [Review] {
    let reviews = book.id == Book.dune.id ? Review.examples : []
    return switch order {
    case .newest: reviews
    case .best: reviews.sorted { ($0.stars, $0.id) > ($1.stars, $1.id) }
    case .worst: reviews.sorted { (-$0.stars, $0.id) > (-$1.stars, $1.id) }
    }
  }

  /// The chapters of a book that there are notes on, in order.
  static func chaptersWithNotes(of book: Book) -> [Int] {
    (notes[book.id] ?? [:]).keys.sorted()
  }

  /// One's note on a chapter.
  static func note(on book: Book, chapter: Int) -> String? {
    notes[book.id]?[chapter]
  }

  /// What was read since a day, the last book first.
  static func log(since day: Date) -> [LogEntry] {
    LogEntry.examples.filter { $0.finishedOn >= day }
  }
}

extension Catalogue {
  private static let isbns: [Book.ID: String] = [
    Book.dune.id: "9780441172719", Book.duneMessiah.id: "9780441172696",
  ]

  private static let genres: [Book.ID: Genre] = [
    Book.dune.id: .scienceFiction, Book.duneMessiah.id: .scienceFiction,
    Book.feynman.id: .memoir, Book.fraeuleinElse.id: .novel, Book.middlemarch.id: .novel,
    Book.mollFlanders.id: .adventure, Book.robinsonCrusoe.id: .adventure,
    Book.snowCountry.id: .novel,
  ]

  private static let tags: [Book.ID: Set<String>] = [
    Book.dune.id: ["desert", "ecology", "epic"], Book.duneMessiah.id: ["desert", "epic"],
    Book.middlemarch.id: ["epic"], Book.robinsonCrusoe.id: ["sea"],
  ]

  private static let notes: [Book.ID: [Int: String]] = [
    Book.dune.id: [
      1: "Everybody in this house watches everybody else.",
      3: "The map at the end of the book helps. Look up the Shield Wall.",
    ]
  ]
}

extension SearchFilter {
  /// Whether a search with this filter looks at the book.
  fileprivate func includes(_ book: Book) -> Bool {
    switch self {
    case .everything: true
    case .author(let name): book.author == name
    case .published(let first, let last): first <= book.published && book.published <= last
    }
  }
}
