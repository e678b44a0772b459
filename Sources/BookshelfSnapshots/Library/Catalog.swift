import BookshelfNavigation

/// The app's store, with fixtures as its data.
enum Catalog {
  /// The author with an id, or nil without a biography.
  static func author(id: Author.ID) -> Author? {
    Author.known.first { $0.id == id }
  }

  /// The author of a book, or nil without a biography.
  static func author(of book: Book) -> Author? {
    Author.known.first { $0.name == book.author }
  }

  static func book(id: Book.ID) -> Book? {
    Book.shelf.first { $0.id == id }
  }

  static func book(isbn: String) -> Book? {
    isbns.first { $0.value == isbn }.flatMap { book(id: $0.key) }
  }

  /// The ISBN of a book; older books have none.
  static func isbn(of book: Book) -> String? {
    isbns[book.id]
  }

  static func books(by author: Author) -> [Book] {
    Book.shelf.filter { $0.author == author.name }
  }

  /// The reviews of a book; with equal ratings, the newest one first.
  static func reviews(of book: Book, sortedBy order: Review.Order) -> [Review] {
    let reviews = book.id == Book.dune.id ? Review.examples : []
    return switch order {
    case .newest: reviews
    case .best: reviews.sorted { ($0.stars, $0.id) > ($1.stars, $1.id) }
    case .worst: reviews.sorted { (-$0.stars, $0.id) > (-$1.stars, $1.id) }
    }
  }

  static func chaptersWithNotes(of book: Book) -> [Int] {
    (notes[book.id] ?? [:]).keys.sorted()
  }

  static func note(on book: Book, chapter: Int) -> String? {
    notes[book.id]?[chapter]
  }
}

extension Catalog {
  private static let isbns: [Book.ID: String] = [
    Book.dune.id: "9780441172719", Book.duneMessiah.id: "9780441172696",
  ]

  private static let notes: [Book.ID: [Int: String]] = [
    Book.dune.id: [
      1: "Everybody in this house watches everybody else.",
      3: "The map at the end of the book helps. Look up the Shield Wall.",
    ]
  ]
}
