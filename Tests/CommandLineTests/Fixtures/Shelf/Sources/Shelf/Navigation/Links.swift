import ScreenNavigation

extension Shelf {
  static func links(to books: any BookRepository) throws -> DeepLinkTable<Shelf> {
    try DeepLinkTable(
      schemes: ["bookshelf"], hosts: ["bookshelf.example"],
      [
        .init("books/{id}") { parameters in
          guard let book = try await books.book(id: try parameters.text("id")) else {
            return .notFound(tab: .library, because: "no book has this id")
          }
          return .route(tab: .library, routes: [.bookDetail(book)])
        } parameters: { destination in
          guard case .path(let path) = destination, case .bookDetail(let book)? = path.routes.first,
            destination == .route(tab: .library, routes: [.bookDetail(book)])
          else { return nil }
          return ["id": book.id]
        },
        .init("open") { _ in
          .command(.goToAuthorized(tab: .library))
        } parameters: { destination in
          destination == .command(.goToAuthorized(tab: .library)) ? [:] : nil
        },
      ])
  }
}
