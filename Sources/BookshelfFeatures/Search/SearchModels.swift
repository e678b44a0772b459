import BookshelfNavigation
import Observation
import ScreenContents

/// The search without a query.
@MainActor @Observable
final class SearchModel: ScreenModel {
  private let routing: any SearchRouting
  private var query = ""

  init(routing: any SearchRouting) {
    self.routing = routing
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Search",
      elements: [
        .section([
          .search(for: query, placeholder: "Title or author") {
            self.query = $0
          } submit: {
            self.search(for: self.query)
          }
        ]),
        .section(
          "Suggestions",
          [
            .link("Dune") { self.search(for: "Dune") },
            .link("Desert epics") { self.routing.openBooks(tagged: ["desert", "epic"]) },
          ]),
        .section(
          "Genres",
          Genre.allCases.map { genre in
            .link(genre.title) { self.routing.openGenre(genre) }
          }),
      ])
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

  var content: ScreenContent {
    ScreenContent(
      title: "Results",
      trailing: [.button("Filter") { self.routing.changeFilter(self.filter) }],
      elements: [ScreenElement.section([field, .row("Filter", filter.title)])]
        + store.elements { library in
          let pages = library.catalogBooks(matching: query, filter)
          let books = ScreenElement.books(
            library.books(matching: query, filter), title: "Books", orElse: "No book matches.",
            routing: routing)
          if pages.isEmpty { return [books] + (filter == .everything ? [] : [searchEverything]) }
          return [books, links(to: pages)]
        })
  }

  private var field: ScreenElement {
    .search(for: nextQuery) {
      self.nextQuery = $0
    } submit: {
      self.routing.search(for: self.nextQuery, filter: self.filter)
    }
  }

  private var searchEverything: ScreenElement {
    .section([
      .button("Search Everything") {
        self.routing.search(for: self.query, filter: .everything)
      }
    ])
  }

  private func links(to books: [Book]) -> ScreenElement {
    .section(
      "In the catalogue",
      books.map { book in
        .link(book.title, book.year) { self.routing.openPage(on: book) }
      })
  }
}

extension ScreenElement {
  fileprivate static func search(
    for query: String, placeholder: String? = nil,
    edit: @escaping @MainActor @Sendable (String) -> Void,
    submit: @escaping @MainActor @Sendable () -> Void
  ) -> ScreenElement {
    .field("Search", query, placeholder: placeholder, action: edit, submit: submit)
  }
}
