import BookshelfNavigation

/// The books of one genre.
struct GenreModel: ScreenModel {
  let genre: Genre
  let store: any BookshelfStore
  let routing: any BookRouting

  var title: String { genre.title }

  var sections: [SectionModel] {
    store.sections { library in [.books(library.books(of: genre), routing: routing)] }
  }
}

/// The books with all the tags.
struct TaggedBooksModel: ScreenModel {
  let tags: TagSet
  let store: any BookshelfStore
  let routing: any BookRouting

  let title = "Tags"

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(nil, [.value("Tagged", tags.names.sorted().joined(separator: ", "))]),
        .books(library.books(tagged: tags.names), title: "Books", routing: routing),
      ]
    }
  }
}

extension Genre {
  /// The name of the genre.
  var title: String {
    switch self {
    case .adventure: "Adventure"
    case .memoir: "Memoir"
    case .novel: "Novel"
    case .scienceFiction: "Science Fiction"
    }
  }
}
