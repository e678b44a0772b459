import BookshelfNavigation

/// An author and their books.
struct AuthorModel: ScreenModel {
  let id: Author.ID
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var title: String { store.library.value?.author(id: id)?.name ?? "Author" }

  var sections: [SectionModel] {
    store.sections { library in
      guard let author = library.author(id: id) else {
        return [SectionModel(nil, [.text("Nothing is known of this author.")])]
      }
      return [
        SectionModel(nil, [.text(author.biography)]),
        SectionModel(
          "Life", [.value("Born", "\(author.born)"), .value("Died", author.yearOfDeath)]),
        .books(library.books(by: author), title: "In your library", routing: routing),
        SectionModel(nil, [.button("Search for More") { routing.searchBooks(by: author) }]),
      ]
    }
  }
}

extension Author {
  fileprivate var yearOfDeath: String { died.map { "\($0)" } ?? "—" }
}
