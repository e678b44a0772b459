public import Foundation

/// A finished book.
public struct LogEntry: Hashable, Codable, Sendable {
  /// The book.
  public var book: Book

  /// The date of the last page.
  public var finishedOn: Date

  /// Creates an entry.
  public init(book: Book, finishedOn: Date) {
    self.book = book
    self.finishedOn = finishedOn
  }
}

extension LogEntry: PreviewFixture {
  /// The last finished book.
  public static let fixture = LogEntry(book: .robinsonCrusoe, finishedOn: .fixture.adding(days: -3))

  /// The finished books, the last one first.
  public static let examples: [LogEntry] = [
    .fixture,
    LogEntry(book: .snowCountry, finishedOn: .fixture.adding(days: -11)),
    LogEntry(book: .duneMessiah, finishedOn: firstDay),
    LogEntry(book: .feynman, finishedOn: .fixture.adding(days: -40)),
  ]

  /// The first day of the example user's log.
  public static let firstDay = Date.fixture.adding(days: -28)
}
