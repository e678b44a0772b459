import BookshelfNavigation
import ScreenContents

/// An author and their books.
struct AuthorModel: ScreenModel {
  let id: Author.ID
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var content: ScreenContent {
    ScreenContent(
      title: store.library.value?.author(id: id)?.name ?? "Author",
      elements: store.elements { library in
        guard let author = library.author(id: id) else {
          return [.section([.text("Nothing is known of this author.")])]
        }
        return [
          .section([.text(author.biography)]),
          .section(
            "Life", [.row("Born", "\(author.born)"), .row("Died", author.yearOfDeath)]),
          .books(library.books(by: author), title: "In your library", routing: routing),
          .section([.button("Search for More") { routing.searchBooks(by: author) }]),
        ]
      })
  }
}

extension Author {
  fileprivate var yearOfDeath: String { died.map { "\($0)" } ?? "—" }
}
