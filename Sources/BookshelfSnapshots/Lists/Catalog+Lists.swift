import BookshelfNavigation
import Foundation

extension Catalog {
  static func books(on list: ReadingList) -> [Book] {
    list.books.compactMap(book(id:))
  }

  /// The books finished since a date, the last one first.
  static func log(since day: Date) -> [LogEntry] {
    LogEntry.examples.filter { $0.finishedOn >= day }
  }
}
