public import BookshelfNavigation
import Foundation

extension Library: PreviewFixture {
  /// The example library.
  public static let fixture = Library(
    books: Book.shelf,
    catalog: Book.shelf + [.childrenOfDune],
    authors: Author.known,
    reviews: [
      Book.dune.id: .loaded(Review.examples), Book.middlemarch.id: .loading,
      Book.mollFlanders.id: .failed(.unreachable),
    ],
    notes: [
      Book.dune.id: [
        1: "Everybody in this house watches everybody else.",
        3: "The map at the end of the book helps. Look up the Shield Wall.",
      ]
    ],
    isbns: [
      Book.dune.id: "9780441172719", Book.duneMessiah.id: "9780441172696",
      Book.childrenOfDune.id: "9780441104024",
    ],
    genres: [
      Book.dune.id: .scienceFiction, Book.duneMessiah.id: .scienceFiction,
      Book.feynman.id: .memoir, Book.fraeuleinElse.id: .novel, Book.middlemarch.id: .novel,
      Book.mollFlanders.id: .adventure, Book.robinsonCrusoe.id: .adventure,
      Book.snowCountry.id: .novel,
    ],
    tags: [
      Book.dune.id: ["desert", "ecology", "epic"], Book.duneMessiah.id: ["desert", "epic"],
      Book.middlemarch.id: ["epic"], Book.robinsonCrusoe.id: ["sea"],
    ],
    loans: Loan.examples,
    lists: ReadingList.examples,
    log: LogEntry.examples,
    tabs: Bookshelf.Tab.allCases,
    bookWeekEndsOn: Date.fixture.adding(days: 6),
    clubs: Club.examples,
    joinedClubs: [Club.fixture.id],
    account: Account(name: "Ada", email: "ada@bookshelf.example"),
    preferences: [.nightMode, .loanReminders, .eveningPage],
    syncedOn: .fixture,
    logStart: LogEntry.firstDay,
    shareToken: "b3a1")

  /// The example library without an account.
  public static let signedOut: Library = {
    var library = fixture
    library.account = nil
    return library
  }()
}
