public import Foundation

/// A lent book.
public struct Loan: Hashable, Codable, Identifiable, Sendable {
  /// The identifier of the loan.
  public var id: String

  /// The book.
  public var book: Book

  /// The person who has it.
  public var borrower: String

  /// The date of the loan.
  public var lentOn: Date

  /// The due date, or nil for an open loan.
  public var dueOn: Date?

  /// The date of a reminder, or nil without one.
  public var remindsOn: Date?

  /// Creates a loan without a reminder.
  public init(id: String, book: Book, borrower: String, lentOn: Date, dueOn: Date? = nil) {
    self.id = id
    self.book = book
    self.borrower = borrower
    self.lentOn = lentOn
    self.dueOn = dueOn
  }
}

extension Loan {
  /// The day for a reminder, a week before the due date; nil if that is not after the day of the loan.
  public var reminderDay: Date? {
    guard let day = dueOn?.adding(days: -7), day > lentOn else { return nil }
    return day
  }

  /// Whether the loan has a reminder; false if no day is left for it.
  public var hasReminder: Bool {
    get { remindsOn != nil }
    set { remindsOn = newValue ? reminderDay : nil }
  }
}

extension Loan: PreviewFixture {
  /// A loan without a due date.
  public static let fixture = Loan(
    id: "middlemarch-ines", book: .middlemarch, borrower: "Ines",
    lentOn: .fixture.adding(days: -32))

  /// All loans of the example library.
  public static let examples: [Loan] = [
    .fixture,
    Loan(
      id: "feynman-tom", book: .feynman, borrower: "Tom", lentOn: .fixture.adding(days: -4),
      dueOn: .fixture.adding(days: 10)),
  ]
}
