import BookshelfNavigation
import ScreenContents

/// The notes on all chapters of a book.
struct NotesModel: ScreenModel {
  let book: Book.ID
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Notes",
      elements: store.elements { library in
        [
          .list(library.chaptersWithNotes(of: book), orElse: "No notes yet.") { chapter in
            .link("Chapter \(chapter)") { routing.openNote(on: chapter, of: book) }
          }
        ]
      })
  }
}

/// The note on one chapter.
struct ChapterNoteModel: ScreenModel {
  let book: Book.ID
  let chapter: Int
  let store: any BookshelfStore

  var content: ScreenContent {
    ScreenContent(
      title: "Chapter \(chapter)",
      elements: store.elements { library in
        [.section([.text(library.notes[book]?[chapter] ?? "No notes yet.")])]
      })
  }
}
