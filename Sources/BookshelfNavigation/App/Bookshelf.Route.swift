public import Foundation

extension Bookshelf {
  /// A destination that is pushed on the stack of a tab or a sheet.
  ///
  /// A route carries the initial data of its screen: a small model, or the id of an entity that the
  /// screen looks up.
  public enum Route: Hashable, Codable, Sendable {
    // MARK: Library

    /// A book in the library.
    case bookDetail(Book)

    /// An author and their books.
    case author(id: Author.ID)

    /// The reviews of a book.
    case reviews(of: Book.ID, sortedBy: Review.Order)

    /// The chapters of a book with notes of the user.
    case notes(of: Book.ID)

    /// The user's note on one chapter of a book.
    case chapterNote(of: Book.ID, chapter: Int)

    /// The lent books.
    case loans

    /// A loan.
    case loanDetail(Loan)

    /// The choice of the cover of a book.
    case coverPicker(of: Book.ID)

    // MARK: Search

    /// The results of a search.
    case searchResults(query: String, filter: SearchFilter)

    /// The books of one genre.
    case genre(Genre)

    /// The books with all the tags.
    case taggedBooks(TagSet)

    /// A page of the public catalog.
    case cataloguePage(URL)

    // MARK: Lists

    /// A reading list.
    case readingList(ReadingList)

    /// The books finished since a date.
    case readingLog(since: Date)

    // MARK: Clubs

    /// A screen of the book clubs.
    case club(ClubRoute)

    // MARK: Settings

    /// The account of the user.
    case account

    /// The notification settings.
    case notifications

    /// The subscription of the user.
    case subscription

    /// The choice of visible tabs.
    case tabChoice

    /// The recording of navigation for a bug report.
    case eventLog

    // MARK: Onboarding

    /// The choice of genres.
    case onboardingGenres(chosen: [Genre])

    /// The reading goal.
    case onboardingGoal(pagesPerDay: Int)

    // MARK: Maintenance

    /// The status of the service since the start of an outage.
    case serviceStatus(since: Date)
  }
}

extension Bookshelf.Route: Identifiable {
  /// The route itself.
  public var id: Self { self }
}
