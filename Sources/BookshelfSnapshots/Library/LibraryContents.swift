import BookshelfNavigation
import ScreenHarness
import ScreenNavigation

extension ScreenContent {
  static func library(in router: any LibraryRouting) -> ScreenContent {
    ScreenContent(
      title: "Library",
      leading: [
        .button("Scan") { router.current.present(fullScreenCover: .scannerTour(.welcome)) }
      ],
      trailing: [.button("Add") { router.current.present(sheet: .bookCreate(isbn: nil)) }],
      elements: [
        .link("Lent to others", "\(Loan.examples.count)") {
          router.current.navigate(to: .loans)
        },
        .books(Book.shelf, title: "On the shelf", in: router),
      ])
  }

  static func loans(in router: any LibraryRouting) -> ScreenContent {
    ScreenContent(
      title: "Lent",
      elements: Loan.examples.map { loan in
        .link(loan.book.title, loan.borrower) { router.current.navigate(to: .loanDetail(loan)) }
      })
  }

  static func loanDetail(_ loan: Loan, in router: any LibraryRouting) -> ScreenContent {
    ScreenContent(
      title: "Loan",
      elements: [
        .link("Book", loan.book.title) { router.current.navigate(to: .bookDetail(loan.book)) },
        .row("Lent to", loan.borrower),
        .row("Since", loan.lentOn.day),
        .row("Due back", loan.dueOn?.day ?? "Any time"),
        .section(nil, [.button("It Is Back") { router.current.pop() }]),
      ])
  }

  static func lend(_ book: Book, in router: any LibraryRouting) -> ScreenContent {
    ScreenContent(
      title: "Lend Book",
      leading: [.button("Cancel", role: .cancel) { router.current.dismissSheet() }],
      trailing: [.button("Lend") { router.current.dismissSheet() }],
      elements: [
        .row("Book", book.title),
        .field("To", "", placeholder: "Name"),
        .field("Due back", "", placeholder: "Any time"),
        .toggle("Remind me a week before", isOn: true),
      ])
  }
}
