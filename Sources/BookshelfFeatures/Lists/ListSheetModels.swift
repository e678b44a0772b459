import BookshelfNavigation
import Foundation
import Observation
import ScreenContents

/// The form that edits a reading list; without a list, the form for a new one.
@MainActor @Observable
final class ListEditorModel: ScreenModel {
  private let list: ReadingList?
  private let store: any BookshelfStore
  private let routing: any SheetRouting
  private var name: String
  private var movesFinishedBooksLast = true

  init(_ list: ReadingList?, store: any BookshelfStore, routing: any SheetRouting) {
    self.list = list
    self.store = store
    self.routing = routing
    name = list?.name ?? ""
  }

  var content: ScreenContent {
    ScreenContent(
      title: list == nil ? "New List" : "Edit List",
      leading: [.button("Cancel", role: .cancel) { self.routing.close() }],
      trailing: [.button("Save", isEnabled: !name.isEmpty) { self.save() }],
      elements: [
        .section([
          .field("Name", name, placeholder: "Name of the list") { self.name = $0 },
          .toggle("Finished books last", isOn: movesFinishedBooksLast) {
            self.movesFinishedBooksLast = $0
          },
        ])
      ],
      isDismissDisabled: hasUnsavedText)
  }

  /// Whether the form has text that a swipe would lose.
  private var hasUnsavedText: Bool { name != list?.name ?? "" }

  private func save() {
    let id = list?.id ?? name.lowercased().replacing(" ", with: "-")
    let isSaved = store.update(reportingTo: routing) { library in
      var list = list ?? ReadingList(id: id, name: name)
      list.name = name
      if movesFinishedBooksLast { list.books = library.finishedBooksLast(list.books) }
      library.save(list)
    }
    if isSaved { routing.close() }
  }
}

/// The link to a list.
///
/// The screen does not contain the link itself, because anyone who has it can read the list.
struct ShareListModel: ScreenModel {
  let list: ReadingList
  let link: URL
  let copy: @MainActor @Sendable (String) -> Void
  let store: any BookshelfStore
  let routing: any SheetRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Share List",
      trailing: [.button("Done") { routing.close() }],
      elements: [
        .section([.text("Whoever has the link can read “\(list.name)”.")]),
        .section([
          .button("Copy Link", action: .effect { copy(link.absoluteString) }),
          .button("Stop Sharing", role: .destructive) { stopSharing() },
        ]),
      ])
  }

  private func stopSharing() {
    if store.update(reportingTo: routing, { $0.sharedLists.remove(list.id) }) { routing.close() }
  }
}

extension Library {
  /// The ids of books, with those in the reading log at the end.
  fileprivate func finishedBooksLast(_ books: [Book.ID]) -> [Book.ID] {
    let finished = Set(log.map(\.book.id))
    return books.filter { !finished.contains($0) } + books.filter(finished.contains)
  }
}
