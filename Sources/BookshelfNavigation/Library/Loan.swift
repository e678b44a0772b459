public import Foundation

/// A book that somebody else has.
public struct Loan: Hashable, Codable, Identifiable, Sendable {
  /// The name of the loan.
  public var id: String

  /// The book.
  public var book: Book

  /// Who has it.
  public var borrower: String

  /// The day that it was lent on.
  public var lentOn: Date

  /// The day that it should be back on; nil where none was agreed on.
  public var dueOn: Date?

  /// Creates a loan.
  ///
  /// - Parameters:
  ///   - id: The name of the loan.
  ///   - book: The book.
  ///   - borrower: Who has it.
  ///   - lentOn: The day that it was lent on.
  ///   - dueOn: The day that it should be back on; nil where none was agreed on.
  public init(id: String, book: Book, borrower: String, lentOn: Date, dueOn: Date? = nil) {
    self.id = id
    self.book = book
    self.borrower = borrower
    self.lentOn = lentOn
    self.dueOn = dueOn
  }
}

extension Loan: PreviewFixture {
  /// A loan without a day to be back on.
  public static let fixture = Loan(
    id: "middlemarch-ada", book: .middlemarch, borrower: "Ada",
    lentOn: .fixture.adding(days: -32))

  /// The books that are lent.
  public static let examples: [Loan] = [
    .fixture,
    Loan(
      id: "feynman-tom", book: .feynman, borrower: "Tom", lentOn: .fixture.adding(days: -4),
      dueOn: .fixture.adding(days: 10)),
  ]
}
