import BookshelfNavigation
import Foundation

extension Catalog {
  static func books(of genre: Genre) -> [Book] {
    Book.shelf.filter { genres[$0.id] == genre }
  }

  /// The books in the library with all the tags.
  static func books(tagged wanted: Set<String>) -> [Book] {
    Book.shelf.filter { wanted.isSubset(of: tags[$0.id] ?? []) }
  }

  /// The books in the library with the query in title or author, ignoring letter case.
  static func books(matching query: String, _ filter: SearchFilter) -> [Book] {
    let query = query.lowercased()
    return Book.shelf.filter { book in
      filter.includes(book) && "\(book.title) \(book.author)".lowercased().contains(query)
    }
  }

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
}

extension SearchFilter {
  /// Whether a search with this filter includes the book.
  fileprivate func includes(_ book: Book) -> Bool {
    switch self {
    case .everything: true
    case .author(let name): book.author == name
    case .published(let first, let last): first <= book.published && book.published <= last
    }
  }
}
