import BookshelfNavigation

/// The shelf.
struct LibraryModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any LibraryRouting

  let title = "Library"

  var leading: [ActionModel] { [ActionModel("Scan") { routing.scan() }] }

  var trailing: [ActionModel] { [ActionModel("Add") { routing.addBook(isbn: nil) }] }

  var sections: [SectionModel] {
    store.sections { library in
      [
        SectionModel(
          nil, [.link("Lent to others", "\(library.loans.count)") { routing.openLoans() }]),
        .books(library.books, title: "On the shelf", routing: routing),
      ]
    }
  }
}

/// The lent books.
struct LoansModel: ScreenModel {
  let store: any BookshelfStore
  let routing: any LibraryRouting

  let title = "Lent"

  var sections: [SectionModel] {
    store.sections { library in
      let links = library.loans.map { loan in
        RowModel.link(loan.book.title, loan.borrower) { routing.openLoan(loan) }
      }
      return [SectionModel(nil, links)]
    }
  }
}

/// A loan.
struct LoanModel: ScreenModel {
  let loan: Loan
  let store: any BookshelfStore
  let routing: any LibraryRouting

  let title = "Loan"

  var sections: [SectionModel] {
    [
      SectionModel(
        nil,
        [
          .link("Book", loan.book.title) { routing.openBook(loan.book) },
          .value("Lent to", loan.borrower),
          .value("Since", loan.lentOn.day),
          .value("Due back", loan.dueOn?.day ?? "Any time"),
        ]),
      SectionModel(nil, [.button("It Is Back") { returnBook() }]),
    ]
  }

  private func returnBook() {
    if store.update(reportingTo: routing, { $0.remove(loan) }) { routing.goBack() }
  }
}
