import BookshelfNavigation
import Foundation

/// The reading lists.
struct ListsModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any ListsRouting

  let title = "Lists"

  var trailing: [ActionModel] { [ActionModel("New") { routing.editList(nil) }] }

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(
          nil, [.link("Reading Log") { routing.openLog(since: library.logStart) }]),
        SectionModel(
          "Reading lists",
          library.lists.map { list in
            .link(list.name, "\(list.finished) of \(list.books.count)") { routing.openList(list) }
          }),
      ]
    }
  }
}

/// A reading list.
struct ReadingListModel: ScreenModel {
  /// The list as the route has it, which the store can replace.
  let route: ReadingList
  let store: any BookshelfStore
  let routing: any ListsRouting

  var title: String { list.name }

  var trailing: [ActionModel] { [ActionModel("Edit") { routing.editList(list) }] }

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(nil, [.progress("Read", list.fraction)]),
        .books(library.books(on: list), title: "Books", routing: routing),
        SectionModel(
          nil,
          [
            .button("Share List") { share(token: library.shareToken) },
            .button("Remove List", role: .destructive) { askToRemove() },
          ]),
      ]
    }
  }

  private var list: ReadingList { store.library.value?.list(id: route.id) ?? route }

  private func share(token: String) {
    let isShared = store.update(reportingTo: routing) { $0.sharedLists.insert(list.id) }
    if isShared { routing.shareList(list, link: BookshelfSite.link(to: list, token: token)) }
  }

  private func askToRemove() {
    routing.askToRemove(list) {
      store.update(reportingTo: routing) { $0.remove(list) }
    }
  }
}

/// The books finished since a date.
struct ReadingLogModel: ScreenModel {
  let day: Date
  let store: any BookshelfStore

  let title = "Reading Log"

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(nil, [.value("Since", day.day)]),
        SectionModel(
          "Finished",
          library.log(since: day).map { .value($0.book.title, $0.finishedOn.day) }),
      ]
    }
  }
}

extension ReadingList {
  /// The finished fraction of the list; 0 for an empty list.
  fileprivate var fraction: Double {
    books.isEmpty ? 0 : Double(finished) / Double(books.count)
  }
}
