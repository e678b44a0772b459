import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func library(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Library",
      leading: [
        .button("Scan") { context.router.present(fullScreenCover: .scannerTour(.welcome)) }
      ],
      trailing: [.button("Add") { context.router.present(sheet: .bookCreate(isbn: nil)) }],
      elements: [
        .link("Lent to others", "\(Loan.examples.count)") {
          context.router.navigate(to: .loans)
        },
        .books(Book.shelf, title: "On the shelf", in: context),
      ])
  }

  static func loans(in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Lent",
      elements: Loan.examples.map { loan in
        .link(loan.book.title, loan.borrower) { context.router.navigate(to: .loanDetail(loan)) }
      })
  }

  static func loanDetail(_ loan: Loan, in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Loan",
      elements: [
        .link("Book", loan.book.title) { context.router.navigate(to: .bookDetail(loan.book)) },
        .row("Lent to", loan.borrower),
        .row("Since", loan.lentOn.day),
        .row("Due back", loan.dueOn?.day ?? "Any time"),
        .section(nil, [.button("It Is Back") { context.router.pop() }]),
      ])
  }

  static func lend(_ book: Book, in context: BookshelfSnapshots.Context) -> ScreenContent {
    ScreenContent(
      title: "Lend Book",
      leading: [.button("Cancel", role: .cancel) { context.presenter?.dismiss() }],
      trailing: [.button("Lend") { context.presenter?.dismiss() }],
      elements: [
        .row("Book", book.title),
        .field("To", "", placeholder: "Name"),
        .field("Due back", "", placeholder: "Any time"),
        .toggle("Remind me a week before", isOn: true, action: .effect),
      ])
  }
}
