import BookshelfNavigation
import Foundation
import ScreenContents

/// The campaign of the server: a week of epics.
struct BookWeekModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any BookRouting

  nonisolated static let title = "Book Week"

  var content: ScreenContent {
    ScreenContent(
      title: Self.title,
      tabLabel: "Week",
      elements: store.elements { library in
        guard let lastDay = library.bookWeekEndsOn else {
          return [.section([.text("The Book Week is over.")])]
        }
        return [
          .section([.text("Finish an epic this week."), .row("Until", lastDay.day)]),
          .books(library.books(tagged: ["epic"]), title: "Epics", routing: routing),
        ]
      })
  }
}
