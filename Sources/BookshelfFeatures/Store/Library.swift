public import BookshelfNavigation
public import Foundation

/// All data of the app.
public struct Library: Equatable, Sendable {
  /// The books, in the order of the shelf.
  public var books: [Book]

  /// The books in the public catalog, which changes of the shelf do not change.
  public var catalog: [Book] = []

  /// The authors with a biography.
  public var authors: [Author] = []

  /// The reviews of each book, the newest one first, as far as the server has sent them.
  public var reviews: [Book.ID: Loadable<[Review]>] = [:]

  /// The user's notes on the chapters of each book.
  public var notes: [Book.ID: [Int: String]] = [:]

  /// The ISBN of each book; older books have none.
  public var isbns: [Book.ID: String] = [:]

  /// The genre of each book.
  public var genres: [Book.ID: Genre] = [:]

  /// The tags of each book.
  public var tags: [Book.ID: Set<String>] = [:]

  /// The lent books.
  public var loans: [Loan] = []

  /// The reading lists.
  public var lists: [ReadingList] = []

  /// The finished books, the last one first.
  public var log: [LogEntry] = []

  /// The tabs that the server offers.
  public var tabs = Bookshelf.Tab.standard

  /// The tabs that the user has chosen.
  public var visibleTabs = Bookshelf.Tab.standard

  /// The last day of the campaign that the server offers.
  public var bookWeekEndsOn: Date?

  /// The book clubs.
  public var clubs: [Club] = []

  /// The ids of the clubs that the user has joined.
  public var joinedClubs: Set<Club.ID> = []

  /// The user; nil if nobody is signed in.
  public var account: Account?

  /// The preferences that are on.
  public var preferences: Set<Preference> = []

  /// The subscription, or nil without one.
  public var subscription: Subscription?

  /// The covers that the user has chosen.
  public var covers: [Book.ID: Cover] = [:]

  /// The date of the last sync.
  public var syncedOn: Date

  /// The first day of the reading log.
  public var logStart: Date

  /// The ids of the shared lists.
  public var sharedLists: Set<ReadingList.ID> = []

  /// The token that grants access to shared lists.
  public var shareToken = ""
}

/// The user of the app.
public struct Account: Hashable, Sendable {
  /// The user's name.
  public var name: String

  /// The user's address.
  public var email: String
}

/// The cover of a book.
public enum Cover: String, CaseIterable, Sendable {
  /// The cover of the first edition.
  case firstEdition

  /// Title and author without a picture.
  case plain
}

/// A setting that is on or off.
public enum Preference: String, CaseIterable, Sendable {
  /// The reader uses large letters.
  case largePrint

  /// The reader uses a dark background.
  case nightMode

  /// Notifications about loans with a due date.
  case loanReminders

  /// Notifications about reviews.
  case newReviews

  /// A notification each evening.
  case eveningPage
}
