import BookshelfNavigation
import Foundation
import ScreenContents

/// The reading lists.
struct ListsModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any ListsRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Lists",
      trailing: [.button("New") { routing.editList(nil) }],
      elements: store.elements { library in
        [
          .section([
            .link("Reading Log") { routing.openLog(since: library.logStart) },
            .link("Book Clubs", "\(library.clubs.count)") { routing.openClubs() },
          ]),
          .section(
            "Reading lists",
            library.lists.map { list in
              .link(list.name, "\(list.finished) of \(list.books.count)") { routing.openList(list) }
            }),
        ]
      })
  }
}

/// A reading list.
struct ReadingListModel: ScreenModel {
  /// The list as the route has it, which the store can replace.
  let route: ReadingList
  let store: any BookshelfStore
  let routing: any ListsRouting

  var content: ScreenContent {
    ScreenContent(
      title: list.name,
      trailing: [.button("Edit") { routing.editList(list) }],
      elements: store.elements { library in
        [
          .section([.progress("Read", list.fraction)]),
          .books(library.books(on: list), title: "Books", routing: routing),
          .section([
            .button("Share List") { share(token: library.shareToken) },
            .button("Remove List", role: .destructive) { askToRemove() },
          ]),
        ]
      })
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

  var content: ScreenContent {
    ScreenContent(
      title: "Reading Log",
      elements: store.elements { library in
        [
          .section([.row("Since", day.day)]),
          .section(
            "Finished",
            library.log(since: day).map { .row($0.book.title, $0.finishedOn.day) }),
        ]
      })
  }
}

extension ReadingList {
  /// The finished fraction of the list; 0 for an empty list.
  fileprivate var fraction: Double {
    books.isEmpty ? 0 : Double(finished) / Double(books.count)
  }
}
