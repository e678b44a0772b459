import BookshelfNavigation
import ScreenContents

/// A book with reviews, notes and all actions.
struct BookModel: ScreenModel {
  /// The book as the route has it, which the store can replace.
  let route: Book
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var content: ScreenContent {
    ScreenContent(
      title: book.title,
      trailing: isOnShelf ? [.button("Edit") { routing.editBook(book) }] : [],
      elements: store.elements { library in
        [
          .section([author(in: library)]),
          .section("Details", details(in: library)),
          .section(
            "Readers",
            [
              .link("Reviews") { routing.openReviews(of: book) },
              .link("Notes") { routing.openNotes(on: book) },
            ]),
          .section(actions(in: library)),
        ]
      })
  }

  private var book: Book { store.library.value?.book(id: route.id) ?? route }

  /// Whether the user has the book: another tab can still show a book that was deleted.
  private var isOnShelf: Bool { store.library.value?.book(id: route.id) != nil }

  private func details(in library: Library) -> [ScreenElement] {
    let rows: [ScreenElement] = [.row("Pages", "\(book.pages)"), .row("Published", book.year)]
    guard isOnShelf else { return rows }
    return rows + [
      .link("Cover", library.cover(of: book.id).title) { routing.chooseCover(of: book.id) }
    ]
  }

  private func actions(in library: Library) -> [ScreenElement] {
    guard isOnShelf else { return [.text("This book is not on your shelf.")] }
    return [
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
  private func author(in library: Library) -> ScreenElement {
    guard let author = library.author(of: book) else { return .row("Author", book.author) }
    return .link("Author", author.name) { routing.openAuthor(id: author.id) }
  }
}

extension Book {
  /// The year of publication.
  var year: String { published > 0 ? "\(published)" : "Unknown" }
}
