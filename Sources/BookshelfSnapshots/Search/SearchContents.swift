import BookshelfNavigation
import Foundation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func search(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Search",
      elements: [
        .field("Search", "", placeholder: "Title or author") {
          context.navigator.router.search(for: $0)
        },
        .section(
          "Recent",
          [
            .link("Dune") { context.navigator.router.search(for: "Dune") },
            .link("Desert epics") {
              context.router.navigate(to: .taggedBooks(["desert", "epic"]))
            },
          ]),
        .section(
          "Genres",
          Genre.allCases.map { genre in
            .link(genre.title) { context.router.navigate(to: .genre(genre)) }
          }),
      ])
  }

  static func searchResults(
    for query: String, filter: SearchFilter, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    let books = Catalog.books(matching: query, filter)
    return ScreenContent(
      title: "Results",
      trailing: [.button("Filter") { context.router.present(sheet: .searchFilters(filter)) }],
      elements: [
        .field("Search", query) { context.navigator.router.search(for: $0) },
        .row("Filter", filter.title),
        .books(books, title: "Books", orElse: "No book matches.", in: context),
        books.isEmpty
          ? .section(
            nil, [.button("Search Everything") { context.navigator.router.search(for: query) }])
          : .section("In the catalogue", books.map { .cataloguePage(on: $0, in: context) }),
      ])
  }

  static func genre(_ genre: Genre, in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(title: genre.title, elements: [.books(Catalog.books(of: genre), in: context)])
  }

  static func taggedBooks(
    _ tags: TagSet, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    ScreenContent(
      title: "Tags",
      elements: [
        .row("Tagged", tags.names.sorted().joined(separator: ", ")),
        .books(Catalog.books(tagged: tags.names), title: "Books", in: context),
      ])
  }

  static func cataloguePage(_ url: URL, in context: BookshelfSnapshots.Context) -> ScreenContent {
    guard let book = Catalog.book(id: url.lastPathComponent) else {
      return ScreenContent(title: "Catalogue", elements: [.text("This page is gone.")])
    }
    return ScreenContent(
      title: "Catalogue",
      trailing: [
        .button("Add") {
          context.router.present(sheet: .bookCreate(isbn: Catalog.isbn(of: book)))
        }
      ],
      elements: [
        .image("Cover of \(book.title)"),
        .row("Title", book.title),
        .row("Author", book.author),
        .row("ISBN", Catalog.isbn(of: book) ?? "None"),
        .section(nil, [.button("Back to Results") { context.router.returnToResults() }]),
      ])
  }

  /// Each choice presents the sheet with another filter and keeps it, because its id is the same.
  static func searchFilters(
    _ filter: SearchFilter, in context: BookshelfSnapshots.Context
  ) -> ScreenContent {
    let choices: [SearchFilter] = [
      .everything, .author(named: "Frank Herbert"), .published(from: 1800, to: 1899),
    ]
    return ScreenContent(
      title: "Filter",
      trailing: [.button("Done") { context.presenter?.dismiss() }],
      elements: choices.map { choice in
        .toggle(choice.title, isOn: choice == filter) {
          context.presenter?.present(sheet: .searchFilters(choice))
        }
      })
  }
}

extension ScreenElement {
  /// A row that links to the page of a book.
  fileprivate static func cataloguePage(
    on book: Book, in context: BookshelfSnapshots.Context
  ) -> ScreenElement {
    .link(book.title, "\(book.published)") {
      context.router.navigate(to: .cataloguePage(BookshelfSite.page(on: book)))
    }
  }
}

extension Genre {
  var title: String {
    switch self {
    case .adventure: "Adventure"
    case .memoir: "Memoir"
    case .novel: "Novel"
    case .scienceFiction: "Science Fiction"
    }
  }
}

extension SearchFilter {
  var title: String {
    switch self {
    case .everything: "Everything"
    case .author(let name): "By \(name)"
    case .published(let first, let last): "From \(first) to \(last)"
    }
  }
}
