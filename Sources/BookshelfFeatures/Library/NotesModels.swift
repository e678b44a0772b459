import BookshelfNavigation

/// The notes on all chapters of a book.
struct NotesModel: ScreenModel {
  let book: Book
  let store: any BookshelfStore
  let routing: any LibraryRouting

  let title = "Notes"

  var sections: [SectionModel] {
    store.sections { library in
      let links = library.chaptersWithNotes(of: book).map { chapter in
        RowModel.link("Chapter \(chapter)") { routing.openNotes(on: book, chapter: chapter) }
      }
      return [SectionModel(nil, links)]
    }
  }
}

/// The note on one chapter.
struct ChapterNoteModel: ScreenModel {
  let book: Book
  let chapter: Int
  let store: any BookshelfStore

  var title: String { "Chapter \(chapter)" }

  var sections: [SectionModel] {
    store.sections { library in
      [SectionModel(nil, [.text(library.notes[book.id]?[chapter] ?? "No notes yet.")])]
    }
  }
}
