import BookshelfNavigation
import Foundation

/// A page of the public catalog.
struct CatalogPageModel: ScreenModel {
  let url: URL
  let store: any BookshelfStore
  let routing: any SearchRouting

  let title = "Catalogue"

  var trailing: [ActionModel] {
    guard let library = store.library.value, let book = book(in: library) else { return [] }
    return [ActionModel("Add") { routing.addBook(isbn: library.isbns[book.id]) }]
  }

  var sections: [SectionModel] {
    store.sections { library in
      guard let book = book(in: library) else {
        return [SectionModel(nil, [.text("This page is gone.")])]
      }
      return [
        SectionModel(
          nil,
          [
            .image("Cover of \(book.title)"),
            .value("Title", book.title),
            .value("Author", book.author),
            .value("ISBN", library.isbns[book.id] ?? "None"),
          ]),
        SectionModel(nil, [.button("Back to Results") { routing.returnToResults() }]),
      ]
    }
  }

  private func book(in library: Library) -> Book? {
    library.book(id: url.lastPathComponent)
  }
}
