import BookshelfNavigation
import Foundation

extension Catalog {
  /// The books of a list, in its order.
  static func books(on list: ReadingList) -> [Book] {
    list.books.compactMap(book(id:))
  }

  /// What was read since a day, the last book first.
  static func log(since day: Date) -> [LogEntry] {
    LogEntry.examples.filter { $0.finishedOn >= day }
  }
}
