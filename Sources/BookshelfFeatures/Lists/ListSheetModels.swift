import BookshelfNavigation
import Foundation
import Observation
import ScreenContents

/// The form that edits a reading list; without a list, the form for a new one.
@MainActor @Observable
final class ListEditorModel: ScreenModel {
  private let isNew: Bool
  private let store: any BookshelfStore
  private let routing: any SheetRouting
  private let initial: ReadingList
  private var draft: ReadingList

  init(_ list: ReadingList?, store: any BookshelfStore, routing: any SheetRouting) {
    isNew = list == nil
    self.store = store
    self.routing = routing
    initial = list ?? ReadingList(id: "", name: "")
    draft = initial
  }

  var content: ScreenContent {
    ScreenContent(
      title: isNew ? "New List" : "Edit List",
      leading: [.button("Cancel", role: .cancel) { self.routing.close() }],
      trailing: [.button("Save", isEnabled: !draft.name.isEmpty) { self.save() }],
      elements: [
        .section([
          .field("Name", draft.name, placeholder: "Name of the list") { self.draft.name = $0 },
          .toggle("Finished books last", isOn: draft.showsFinishedLast) {
            self.draft.showsFinishedLast = $0
          },
        ])
      ],
      isDismissDisabled: draft != initial)
  }

  private func save() {
    let isSaved = store.update(reportingTo: routing) { library in
      if isNew { library.add(draft) } else { library.save(draft) }
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
