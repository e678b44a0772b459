import BookshelfNavigation
import Observation

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

  let title = "New Book"

  var leading: [ActionModel] {
    [ActionModel("Cancel", role: .cancel) { self.cancel() }]
  }

  var trailing: [ActionModel] {
    [ActionModel("Add", isEnabled: draft.book != nil) { self.add() }]
  }

  var sections: [SectionModel] {
    store.sections { library in
      let isbn = RowModel.field(
        FieldModel("ISBN", draft.isbn, placeholder: "13 digits") { self.enter(isbn: $0) })
      return [SectionModel(nil, [isbn] + rows(cover: library.cover))]
    }
  }

  var hasUnsavedText: Bool { edited.map { $0 != initial } ?? false }

  private func rows(cover: Cover) -> [RowModel] {
    draft.rows(cover: cover, routing: routing) { self.draft[keyPath: $0] = $1 }
  }

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
    store.library.value?.book(isbn: isbn)
  }

  private func cancel() {
    routing.cancelNewBook(isbn: draft.isbn.isEmpty ? nil : draft.isbn)
  }

  private func add() {
    guard let book = draft.book else { return }
    let isbn = draft.isbn
    let isAdded = store.update(reportingTo: routing) { library in
      library.save(book)
      if !isbn.isEmpty { library.isbns[book.id] = isbn }
    }
    if isAdded { routing.finishAdding(book) }
  }
}

/// The form that edits a book.
@MainActor @Observable
final class EditBookModel: ScreenModel {
  private let store: any BookshelfStore
  private let routing: any BookFormRouting
  private let initial: BookDraft
  private var draft: BookDraft

  init(_ book: Book, store: any BookshelfStore, routing: any BookFormRouting) {
    self.store = store
    self.routing = routing
    initial = BookDraft(book)
    draft = initial
  }

  let title = "Edit Book"

  var leading: [ActionModel] {
    [ActionModel("Cancel", role: .cancel) { self.routing.close() }]
  }

  var trailing: [ActionModel] {
    [ActionModel("Save", isEnabled: draft.book != nil) { self.save() }]
  }

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(
          nil,
          draft.rows(cover: library.cover, routing: routing) { self.draft[keyPath: $0] = $1 }),
        SectionModel(nil, [.button("Sign In to Sync") { self.routing.signIn() }]),
      ]
    }
  }

  var hasUnsavedText: Bool { draft != initial }

  private func save() {
    guard let book = draft.book else { return }
    if store.update(reportingTo: routing, { $0.save(book) }) { routing.close() }
  }
}

/// The choice of a cover.
struct CoverPickerModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any BookFormRouting

  let title = "Cover"

  var sections: [SectionModel] {
    Cover.allCases.map { cover in
      SectionModel(
        cover.title,
        [.image(cover.image), .button("Choose \(cover.name)") { choose(cover) }])
    }
  }

  private func choose(_ cover: Cover) {
    if store.update(reportingTo: routing, { $0.cover = cover }) { routing.goBack() }
  }
}

extension BookDraft {
  /// The rows that the forms of new and existing books share.
  @MainActor
  fileprivate func rows(
    cover: Cover, routing: any BookFormRouting,
    edit: @escaping @MainActor @Sendable (WritableKeyPath<BookDraft, String>, String) -> Void
  ) -> [RowModel] {
    [
      .field(FieldModel("Title", title, placeholder: "Title") { edit(\.title, $0) }),
      .field(FieldModel("Author", author, placeholder: "Name") { edit(\.author, $0) }),
      .field(FieldModel("Pages", pages, placeholder: "Number") { edit(\.pages, $0) }),
      .link("Cover", isNew ? "None" : cover.title) { routing.chooseCover() },
    ]
  }
}

extension Cover {
  fileprivate var title: String {
    switch self {
    case .firstEdition: "First edition"
    case .plain: "Plain"
    }
  }

  /// The name on a button.
  fileprivate var name: String {
    switch self {
    case .firstEdition: "First Edition"
    case .plain: "Plain"
    }
  }

  fileprivate var image: String {
    switch self {
    case .firstEdition: "Two people on a dune, far below the sun"
    case .plain: "Title and author on grey linen"
    }
  }
}
