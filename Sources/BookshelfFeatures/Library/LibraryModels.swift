public import BookshelfNavigation
public import ScreenContents

/// The shelf.
public struct LibraryModel: ScreenModel {
  let store: any BookshelfStore

  /// The moves of the screen.
  public let routing: any LibraryRouting

  /// The books and the loans; nil if they are not loaded.
  public var library: Library? { store.library.value }

  /// The screen in words, which has a view of its own in the app.
  public var content: ScreenContent {
    ScreenContent(
      title: "Library",
      leading: [.button("Scan") { routing.scan() }],
      trailing: [.button("Add") { routing.addBook(isbn: nil) }],
      elements: store.elements { library in
        [
          .section([.link("Lent to others", "\(library.loans.count)") { routing.openLoans() }]),
          .books(library.books, title: Self.shelf, routing: routing),
        ]
      })
  }
}

extension LibraryModel {
  /// The heading over the books.
  public static let shelf = "Your books"
}

/// The lent books.
struct LoansModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Lent",
      elements: store.elements { library in
        [
          .list(library.loans, orElse: "No book is lent.") { loan in
            .link(loan.book.title, loan.borrower) { routing.openLoan(loan) }
          }
        ]
      })
  }
}

/// A loan.
struct LoanModel: ScreenModel {
  let loan: Loan
  let store: any BookshelfStore
  let routing: any LibraryRouting

  var content: ScreenContent {
    ScreenContent(
      title: "Loan",
      elements: store.elements { library in
        guard let loan = library.loans.first(where: { $0.id == loan.id }) else {
          return [.section([.text("This book is back.")])]
        }
        return [
          .section(
            [
              .link("Book", loan.book.title) { routing.openBook(loan.book) },
              .row("Lent to", loan.borrower),
              .row("Since", loan.lentOn.day),
              .row("Due back", loan.dueOn?.day ?? "Any time"),
            ] + (loan.dueOn == nil ? [] : [reminder(of: loan)])),
          .section([.button("It Is Back") { returnBook() }]),
        ]
      })
  }

  private func reminder(of loan: Loan) -> ScreenElement {
    .toggle(Loan.reminder, isOn: loan.hasReminder) { isOn in
      store.update(reportingTo: routing) { $0.setReminder(isOn, of: loan) }
    }
  }

  private func returnBook() {
    if store.update(reportingTo: routing, { $0.remove(loan) }) { routing.goBack() }
  }
}
