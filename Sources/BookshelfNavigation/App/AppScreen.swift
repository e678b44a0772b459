public import ScreenNavigation

/// All screens of Bookshelf, one case each.
///
/// The way to each is in `AppScreen+Path.swift`.
public enum AppScreen: String, ScreenManifest {
  // MARK: Onboarding

  /// The welcome.
  case onboarding

  /// The choice of genres, one of them chosen.
  case onboardingGenres

  /// How much to read a day.
  case onboardingGoal

  /// The question before the first steps are skipped.
  case skipOnboardingConfirmation

  /// A subscription, offered to somebody new.
  case paywallDuringOnboarding

  // MARK: Maintenance

  /// The service is not there.
  case maintenance

  /// What is known about that.
  case serviceStatus

  // MARK: Overlays

  /// A book was added.
  case bookAddedSuccess

  /// The first steps are done.
  case welcomeSuccess

  /// A subscription, offered in the settings.
  case paywall

  // MARK: Library

  /// The shelf.
  case library

  /// A book with reviews, notes and all else.
  case bookDetail

  /// An author whose name is in characters of double width.
  case author

  /// A book that was found by way of its author: three deep, with a title longer than a line.
  case authorOtherBook

  /// The reviews of a book, the best first.
  case reviews

  /// One's notes on all chapters of a book.
  case notes

  /// One's note on one chapter.
  case chapterNote

  /// The books that are lent.
  case loans

  /// A loan without a day to be back on.
  case loanDetail

  /// The empty form for a new book.
  case bookCreateSheet

  /// The question that the filled-in form asks when it is cancelled.
  case discardNewBookConfirmation

  /// The form for a book's data.
  case bookEditSheet

  /// The choice of a cover, pushed inside of that form.
  case coverPicker

  /// The form to sign in with, over that form: a sheet over a sheet.
  case signInOverBookEdit

  /// The form for lending a book.
  case lendSheet

  /// The question before a book is deleted.
  case deleteBookConfirmation

  /// A book, opened somewhere in the middle.
  case reader

  /// The first step of the scanner's tour.
  case scannerTour

  /// The last step of the tour.
  case scannerTourCamera

  /// The message that ends the tour where there is no camera.
  case cameraDeniedAlert

  // MARK: Search

  /// The search before anything is typed.
  case search

  /// Some books were found.
  case searchResults

  /// None was found, for the years of the filter.
  case searchWithoutResults

  /// The books of one genre.
  case genre

  /// The books with two tags.
  case taggedBooks

  /// A book's page in the catalogue, found by a search.
  case cataloguePage

  /// The form for the filter, over the results.
  case searchFiltersSheet

  // MARK: Lists

  /// The reading lists.
  case lists

  /// A list with one book that is read.
  case readingList

  /// What was read since a day.
  case readingLog

  /// The form for a new list.
  case listCreateSheet

  /// The form for a list that there is.
  case listEditSheet

  /// The link to a list.
  case shareListSheet

  /// The question before a list is removed.
  case removeListConfirmation

  // MARK: Settings

  /// The preferences.
  case settings

  /// Who is signed in.
  case account

  /// What the app may interrupt one for.
  case notifications

  /// What one has subscribed to.
  case subscription

  /// Which tabs are shown.
  case tabChoice

  /// The form to sign in with.
  case signInSheet

  /// The question before signing out.
  case signOutConfirmation

  /// The message that the library could not be synced.
  case syncFailedAlert
}
