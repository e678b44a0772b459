import ScreenNavigation

extension BookshelfLinks {
  /// Returns the links to books and their actions.
  static func library(_ repository: any BookshelfRepository) -> [Entry] {
    [
      book("books/{id}", repository) { ScreenPath(tab: .library, routes: [.bookDetail($0)]) },
      book("books/{id}/edit", repository) {
        ScreenPath(tab: .library, routes: [.bookDetail($0)], sheet: .bookEdit($0))
      },
      book("books/{id}/lend", repository) {
        ScreenPath(tab: .library, routes: [.bookDetail($0)], sheet: .lend($0))
      },
      reader(repository),
      entry("loans", ScreenPath(tab: .library, routes: [.loans])),
      entry("scan", ScreenPath(tab: .library, fullScreenCover: .scannerTour(.welcome))),
      Entry("new-book?isbn={isbn?}") { parameters in
        .sheet(tab: .library, sheet: .bookCreate(isbn: parameters["isbn"]))
      } parameters: { destination in
        guard case .path(let path) = destination,
          case .sheet(.bookCreate(let isbn), _)? = path.presentations.first,
          destination == .sheet(tab: .library, sheet: .bookCreate(isbn: isbn))
        else { return nil }
        return ["isbn": isbn]
      },
    ]
  }

  /// Returns an entry whose links have a book as their only parameter.
  private static func book(
    _ pattern: String, _ repository: any BookshelfRepository,
    path: @escaping @Sendable (Book) -> ScreenPath<Bookshelf>
  ) -> Entry {
    Entry(pattern) { parameters in
      let book = try await repository.book(id: try parameters.text("id"))
      return book.map { .path(path($0)) } ?? noBook
    } parameters: { destination in
      guard case .path(let found) = destination, case .bookDetail(let book)? = found.routes.first,
        found == path(book)
      else { return nil }
      return ["id": book.id]
    }
  }

  /// The destination of a link to a book that does not exist.
  private static var noBook: DeepLinkDestination<Bookshelf> {
    .notFound(tab: .library, because: "no book has this id")
  }

  /// Returns the entry for the text of a book, opened at a page.
  private static func reader(_ repository: any BookshelfRepository) -> Entry {
    @Sendable func path(_ book: Book, _ page: Int) -> ScreenPath<Bookshelf> {
      ScreenPath(
        tab: .library, routes: [.bookDetail(book)],
        fullScreenCover: .reader(book: book, page: page))
    }
    return Entry("books/{id}/read?page={page}") { parameters in
      let page = try parameters.value("page", as: Int.self)
      let book = try await repository.book(id: try parameters.text("id"))
      return book.map { .path(path($0, min(max(page, 1), $0.pages))) } ?? noBook
    } parameters: { destination in
      guard case .path(let found) = destination,
        case .fullScreenCover(.reader(let book, let page), _)? = found.presentations.first,
        found == path(book, page)
      else { return nil }
      return ["id": book.id, "page": "\(page)"]
    }
  }
}
