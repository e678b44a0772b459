public import Foundation

extension Bookshelf {
  /// What is pushed on a stack, on that of a tab or on that of a sheet.
  ///
  /// A route carries what its screen needs to begin with: a small model, or the id of something
  /// that the screen looks up.
  public enum Route: Hashable, Codable, Sendable {
    // MARK: Library

    /// A book of one's own.
    case bookDetail(Book)

    /// Who wrote a book, and what else.
    case author(id: Author.ID)

    /// What readers say about a book.
    case reviews(of: Book, sortedBy: Review.Order)

    /// One's notes on a book, or on one chapter of it.
    case notes(of: Book, chapter: Int?)

    /// The books that are lent to others.
    case loans

    /// One of them.
    case loanDetail(Loan)

    /// The choice of a cover, inside of the sheets that edit a book.
    case coverPicker

    // MARK: Search

    /// The books that a search found.
    case searchResults(query: String, filter: SearchFilter)

    /// The books of one genre.
    case genre(Genre)

    /// The books that have all of the tags.
    case taggedBooks(TagSet)

    /// A page of the public catalogue.
    case cataloguePage(URL)

    // MARK: Lists

    /// A reading list.
    case readingList(ReadingList)

    /// What was read since a day.
    case readingLog(since: Date)

    // MARK: Settings

    /// Who is signed in.
    case account

    /// What the app may interrupt one for.
    case notifications

    /// What one has subscribed to.
    case subscription

    /// Which tabs are shown.
    case tabChoice

    // MARK: Onboarding

    /// The choice of genres, with those that are chosen.
    case onboardingGenres(chosen: [Genre])

    /// How much one wants to read.
    case onboardingGoal(pagesPerDay: Int)

    // MARK: Maintenance

    /// What is known about an outage.
    case serviceStatus(since: Date)
  }
}
