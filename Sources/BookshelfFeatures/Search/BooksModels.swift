import BookshelfNavigation
import ScreenContents

/// The books of one genre.
struct GenreModel: ScreenModel {
  let genre: Genre
  let store: any BookshelfStore
  let routing: any BookRouting

  var content: ScreenContent {
    ScreenContent(
      title: genre.title,
      elements: store.elements { library in [.books(library.books(of: genre), routing: routing)] })
  }
}

/// The books with all the tags.
struct TaggedBooksModel: ScreenModel {
  let tags: TagSet
  let store: any BookshelfStore
  let routing: any BookRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Tags",
      elements: store.elements { library in
        [
          .section([.row("Tagged", tags.names.sorted().joined(separator: ", "))]),
          .books(library.books(tagged: tags.names), title: "Books", routing: routing),
        ]
      })
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
