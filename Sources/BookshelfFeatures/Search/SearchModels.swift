import BookshelfNavigation
import Observation

/// The search without a query.
@MainActor @Observable
final class SearchModel: ScreenModel {
  private let routing: any SearchRouting
  private var query = ""

  init(routing: any SearchRouting) {
    self.routing = routing
  }

  let title = "Search"

  var sections: [SectionModel] {
    [
      SectionModel(
        nil,
        [
          .search(for: query, placeholder: "Title or author") {
            self.query = $0
          } submit: {
            self.search(for: self.query)
          }
        ]),
      SectionModel(
        "Recent",
        [
          .link("Dune") { self.search(for: "Dune") },
          .link("Desert epics") { self.routing.openBooks(tagged: ["desert", "epic"]) },
        ]),
      SectionModel(
        "Genres",
        Genre.allCases.map { genre in
          .link(genre.title) { self.routing.openGenre(genre) }
        }),
    ]
  }

  private func search(for query: String) {
    routing.search(for: query, filter: .everything)
  }
}

/// The results of a search.
@MainActor @Observable
final class SearchResultsModel: ScreenModel {
  private let query: String
  private let filter: SearchFilter
  private let store: any BookshelfStore
  private let routing: any SearchRouting
  private var nextQuery: String

  init(
    for query: String, filter: SearchFilter, store: any BookshelfStore,
    routing: any SearchRouting
  ) {
    self.query = query
    self.filter = filter
    self.store = store
    self.routing = routing
    nextQuery = query
  }

  let title = "Results"

  var trailing: [ActionModel] {
    [ActionModel("Filter") { self.routing.changeFilter(self.filter) }]
  }

  var sections: [SectionModel] {
    [SectionModel(nil, [field, .value("Filter", filter.title)])]
      + store.sections { library in
        let books = library.books(matching: query, filter)
        return [
          .books(books, title: "Books", orElse: "No book matches.", routing: routing),
          books.isEmpty ? searchEverything : pages(on: books),
        ]
      }
  }

  private var field: RowModel {
    .search(for: nextQuery) {
      self.nextQuery = $0
    } submit: {
      self.routing.search(for: self.nextQuery, filter: self.filter)
    }
  }

  private var searchEverything: SectionModel {
    SectionModel(
      nil,
      [
        .button("Search Everything") {
          self.routing.search(for: self.query, filter: .everything)
        }
      ])
  }

  private func pages(on books: [Book]) -> SectionModel {
    SectionModel(
      "In the catalogue",
      books.map { book in
        .link(book.title, "\(book.published)") { self.routing.openPage(on: book) }
      })
  }
}

extension RowModel {
  fileprivate static func search(
    for query: String, placeholder: String? = nil,
    edit: @escaping @MainActor @Sendable (String) -> Void,
    submit: @escaping @MainActor @Sendable () -> Void
  ) -> RowModel {
    .field(FieldModel("Search", query, placeholder: placeholder, edit: edit, submit: submit))
  }
}
