import BookshelfNavigation
import Observation
import ScreenContents

/// The form for a new book.
@MainActor @Observable
final class NewBookModel: ScreenModel {
  private let isbn: String?
  private let store: any BookshelfStore
  private let routing: any BookFormRouting

  /// The text in the form, after the first edit.
  private var edited: BookDraft?

  init(isbn: String?, store: any BookshelfStore, routing: any BookFormRouting) {
    self.isbn = isbn
    self.store = store
    self.routing = routing
  }

  var content: ScreenContent {
    ScreenContent(
      title: "New Book",
      leading: [.button("Cancel", role: .cancel) { self.cancel() }],
      trailing: [.button("Add", isEnabled: canAdd) { self.add() }],
      elements: store.elements { _ in
        let isbn = ScreenElement.field("ISBN", draft.isbn, placeholder: "13 digits") {
          self.enter(isbn: $0)
        }
        return [.section([isbn] + draft.fields { self.draft[keyPath: $0] = $1 })]
          + (isOnShelf ? [.section([.text("This book is on your shelf.")])] : [])
      },
      isDismissDisabled: hasUnsavedText)
  }

  /// Whether the form has text that a person typed, which neither a swipe nor Cancel loses without a question.
  private var hasUnsavedText: Bool { edited.map { $0 != initial } ?? false }

  /// Whether the shelf has the book with the ISBN.
  private var isOnShelf: Bool { store.library.value?.book(isbn: draft.isbn) != nil }

  private var canAdd: Bool { draft.book != nil && !isOnShelf }

  /// The text in the form.
  private var draft: BookDraft {
    get { edited ?? initial }
    set { edited = newValue }
  }

  /// The text before the first edit: that of the book with the ISBN.
  private var initial: BookDraft { BookDraft(book(isbn: isbn ?? ""), isbn: isbn ?? "") }

  /// Replaces the ISBN; a known ISBN fills in the other fields.
  private func enter(isbn: String) {
    if let book = book(isbn: isbn) {
      draft = BookDraft(book, isbn: isbn)
    } else {
      draft.isbn = isbn
    }
  }

  private func book(isbn: String) -> Book? {
    store.library.value?.catalogBook(isbn: isbn)
  }

  private func cancel() {
    if hasUnsavedText { routing.askToDiscardNewBook() } else { routing.close() }
  }

  private func add() {
    guard var book = draft.book else { return }
    if store.update(reportingTo: routing, { book = $0.add(book, isbn: draft.isbn) }) {
      routing.finishAdding(book)
    }
  }
}

/// The form that edits a book.
@MainActor @Observable
final class EditBookModel: ScreenModel {
  private let store: any BookshelfStore
  private let routing: any BookFormRouting
  private let id: Book.ID
  private let initial: BookDraft
  private var draft: BookDraft

  init(_ book: Book, store: any BookshelfStore, routing: any BookFormRouting) {
    self.store = store
    self.routing = routing
    id = book.id
    initial = BookDraft(book)
    draft = initial
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Edit Book",
      leading: [.button("Cancel", role: .cancel) { self.routing.close() }],
      trailing: [.button("Save", isEnabled: draft.book != nil) { self.save() }],
      elements: store.elements { library in
        [
          .section(draft.fields { self.draft[keyPath: $0] = $1 }),
          .section(
            "Sync", [.link("Account", library.accountName) { self.routing.openAccount() }]),
        ]
      },
      isDismissDisabled: hasUnsavedText)
  }

  /// Whether the form has text that a swipe would lose.
  private var hasUnsavedText: Bool { draft != initial }

  private func save() {
    guard let book = draft.book else { return }
    if store.update(reportingTo: routing, { $0.save(book) }) { routing.close() }
  }
}

extension BookDraft {
  /// The text fields that the forms of new and existing books share.
  @MainActor
  fileprivate func fields(
    edit: @escaping @MainActor @Sendable (WritableKeyPath<BookDraft, String>, String) -> Void
  ) -> [ScreenElement] {
    [
      .field("Title", title, placeholder: "Title") { edit(\.title, $0) },
      .field("Author", author, placeholder: "Name") { edit(\.author, $0) },
      .field("Pages", pages, placeholder: "Number") { edit(\.pages, $0) },
    ]
  }
}
