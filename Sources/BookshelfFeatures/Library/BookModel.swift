import BookshelfNavigation

/// A book with reviews, notes and all actions.
struct BookModel: ScreenModel {
  /// The book as the route has it, which the store can replace.
  let route: Book
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var title: String { book.title }

  var trailing: [ActionModel] { [ActionModel("Edit") { routing.editBook(book) }] }

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(nil, [author(in: library)]),
        SectionModel(
          "Details", [.value("Pages", "\(book.pages)"), .value("Published", book.year)]),
        SectionModel(
          "Readers",
          [
            .link("Reviews") { routing.openReviews(of: book) },
            .link("Notes") { routing.openNotes(on: book, chapter: nil) },
          ]),
        SectionModel(nil, actions(in: library)),
      ]
    }
  }

  private var book: Book { store.library.value?.book(id: route.id) ?? route }

  private func actions(in library: Library) -> [RowModel] {
    [
      .button("Start Reading") { routing.readBook(book) },
      .button("Lend Book", isEnabled: !library.isLent(book)) { routing.lendBook(book) },
      .button("Delete Book", role: .destructive) {
        routing.askToDelete(book) {
          store.update(reportingTo: routing) { $0.remove(book) }
        }
      },
    ]
  }

  /// The author, with a link to their screen if they have a biography.
  private func author(in library: Library) -> RowModel {
    guard let author = library.author(of: book) else { return .value("Author", book.author) }
    return .link("Author", author.name) { routing.openAuthor(id: author.id) }
  }
}

extension Book {
  fileprivate var year: String { published > 0 ? "\(published)" : "Unknown" }
}
