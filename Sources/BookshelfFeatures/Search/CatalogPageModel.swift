import BookshelfNavigation
import Foundation
import ScreenContents

/// A page of the public catalog.
struct CatalogPageModel: ScreenModel {
  let url: URL
  let store: any BookshelfStore
  let routing: any SearchRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Catalogue",
      trailing: trailing,
      elements: store.elements { library in
        guard let book = book(in: library) else {
          return [.section([.text("This page is gone.")])]
        }
        return [
          .section([
            .image("Cover of \(book.title)"),
            .row("Title", book.title),
            .row("Author", book.author),
            .row("ISBN", library.isbns[book.id] ?? "None"),
          ]),
          .section([.button("Back to Results") { routing.returnToResults() }]),
        ]
      })
  }

  private var trailing: [ScreenButton] {
    guard let library = store.library.value, let book = book(in: library) else { return [] }
    let isOnShelf = library.book(id: book.id) != nil
    return [
      .button("Add", isEnabled: !isOnShelf) { routing.addBook(isbn: library.isbns[book.id]) }
    ]
  }

  private func book(in library: Library) -> Book? {
    library.catalogBook(id: url.lastPathComponent)
  }
}
