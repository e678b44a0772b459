import BookshelfNavigation
import Foundation
import Observation
import ScreenContents

/// The form for lending a book.
@MainActor @Observable
final class LendModel: ScreenModel {
  private let book: Book
  private let today: Date
  private let store: any BookshelfStore
  private let routing: any SheetRouting
  private var borrower = ""
  private var dueOn = ""
  private var reminds = true

  init(_ book: Book, today: Date, store: any BookshelfStore, routing: any SheetRouting) {
    self.book = book
    self.today = today
    self.store = store
    self.routing = routing
  }

  var content: ScreenContent {
    ScreenContent(
      title: "Lend Book",
      leading: [.button("Cancel", role: .cancel) { self.routing.close() }],
      trailing: [.button("Lend", isEnabled: !borrower.isEmpty && isDateValid) { self.lend() }],
      elements: [
        .section([
          .row("Book", book.title),
          .field("To", borrower, placeholder: "Name") { self.borrower = $0 },
          .field("Due back", dueOn, placeholder: "Any time") { self.dueOn = $0 },
        ])
      ] + belowDate,
      isDismissDisabled: hasUnsavedText)
  }

  /// Whether the form has text that a swipe would lose.
  private var hasUnsavedText: Bool { !borrower.isEmpty || !dueOn.isEmpty }

  /// The date in the form; nil without a date after today.
  private var date: Date? {
    let date = try? Date(dueOn, strategy: .iso8601.year().month().day())
    return date.flatMap { $0 > today ? $0 : nil }
  }

  private var isDateValid: Bool { dueOn.isEmpty || date != nil }

  /// The reminder of a date; how to write the date, if the text in the form is not one.
  private var belowDate: [ScreenElement] {
    if dueOn.isEmpty { return [] }
    if date == nil {
      return [.section([.text("Write a later date, like \(today.adding(days: 14).day).")])]
    }
    if loan.reminderDay == nil { return [] }
    return [.section([.toggle(Loan.reminder, isOn: reminds) { self.reminds = $0 }])]
  }

  private var loan: Loan {
    var loan = Loan(
      id: "\(book.id)-\(borrower.lowercased())", book: book, borrower: borrower, lentOn: today,
      dueOn: date)
    loan.hasReminder = reminds
    return loan
  }

  private func lend() {
    if store.update(reportingTo: routing, { $0.save(loan) }) { routing.close() }
  }
}

extension Loan {
  /// The label of the switch for the reminder.
  static let reminder = "Remind me a week before"
}
