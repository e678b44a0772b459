public import Foundation

/// A book that was read to its end.
public struct LogEntry: Hashable, Codable, Sendable {
  /// The book.
  public var book: Book

  /// The day of the last page.
  public var finishedOn: Date

  /// Creates an entry.
  ///
  /// - Parameters:
  ///   - book: The book.
  ///   - finishedOn: The day of the last page.
  public init(book: Book, finishedOn: Date) {
    self.book = book
    self.finishedOn = finishedOn
  }
}

extension LogEntry: PreviewFixture {
  /// The book that was finished last.
  public static let fixture = LogEntry(book: .robinsonCrusoe, finishedOn: .fixture.adding(days: 20))

  /// What was read, the last book first.
  public static let examples: [LogEntry] = [
    .fixture,
    LogEntry(book: .snowCountry, finishedOn: .fixture.adding(days: 9)),
    LogEntry(book: .duneMessiah, finishedOn: .fixture),
    LogEntry(book: .feynman, finishedOn: .fixture.adding(days: -12)),
  ]
}
