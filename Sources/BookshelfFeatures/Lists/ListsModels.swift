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
          .list(library.lists, title: "Reading lists", orElse: "No lists yet.") { list in
            .link(list.name, "\(library.finished(on: list)) of \(list.books.count)") {
              routing.openList(list)
            }
          },
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
          .section([.progress("Read", library.fraction(of: list))]),
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
          .list(library.log(since: day), title: "Finished", orElse: "No book yet.") {
            .row($0.book.title, $0.finishedOn.day)
          },
        ]
      })
  }
}

extension Library {
  /// The number of finished books on a list.
  fileprivate func finished(on list: ReadingList) -> Int {
    finished.intersection(list.books).count
  }

  /// The finished fraction of a list; 0 for an empty list.
  fileprivate func fraction(of list: ReadingList) -> Double {
    list.books.isEmpty ? 0 : Double(finished(on: list)) / Double(list.books.count)
  }
}
