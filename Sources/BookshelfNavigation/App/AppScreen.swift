public import ScreenNavigation

/// All screens of Bookshelf; `AppScreen+Path.swift` has their paths.
public enum AppScreen: String, ScreenManifest {
  // MARK: Onboarding

  /// The welcome screen.
  case onboarding

  /// The choice of genres, with one genre selected.
  case onboardingGenres

  /// The number of pages to read each day.
  case onboardingGoal

  /// The confirmation before skipping the onboarding.
  case skipOnboardingConfirmation

  /// The offer of a subscription during the onboarding.
  case paywallDuringOnboarding

  // MARK: Maintenance

  /// The message that the service is unavailable.
  case maintenance

  /// The status of the service.
  case serviceStatus

  // MARK: Overlays

  /// The success message after adding a book.
  case bookAddedSuccess

  /// The success message after the onboarding.
  case welcomeSuccess

  /// The offer of a subscription in the settings.
  case paywall

  // MARK: Library

  /// The shelf.
  case library

  /// A book with reviews, notes and all actions.
  case bookDetail

  /// An author whose name has double-width characters.
  case author

  /// A book reached through its author: three routes deep, with a title longer than a line.
  case authorOtherBook

  /// The reviews of a book, sorted by rating.
  case reviews

  /// The reviews of a book that are not here yet.
  case reviewsLoading

  /// The reviews of a book that could not be loaded.
  case reviewsFailed

  /// The notes on all chapters of a book.
  case notes

  /// The note on one chapter.
  case chapterNote

  /// The lent books.
  case loans

  /// A loan without a due date.
  case loanDetail

  /// The empty form for a new book.
  case bookCreateSheet

  /// The form for a new book, filled in by its ISBN.
  case bookCreateByISBN

  /// The confirmation before discarding a filled-in form.
  case discardNewBookConfirmation

  /// The form that edits a book.
  case bookEditSheet

  /// The choice of the book's cover.
  case coverPicker

  /// The form to sign in as another user, presented over that form: a sheet over a sheet.
  case signInOverBookEdit

  /// The form for lending a book.
  case lendSheet

  /// The confirmation before deleting a book.
  case deleteBookConfirmation

  /// A book, opened in the middle.
  case reader

  /// The first step of the scanner's tour.
  case scannerTour

  /// The second step of the tour.
  case scannerTourAim

  /// The last step of the tour.
  case scannerTourCamera

  /// The alert that ends the tour if the app may not use the camera.
  case cameraDeniedAlert

  // MARK: Search

  /// The search without a query.
  case search

  /// Search results with books.
  case searchResults

  /// Search results without books, because of the filter.
  case searchWithoutResults

  /// The books of one genre.
  case genre

  /// The books with two tags.
  case taggedBooks

  /// A book's page in the public catalog, opened from search results.
  case cataloguePage

  /// The form for the search filter, over the results.
  case searchFiltersSheet

  // MARK: Lists

  /// The reading lists.
  case lists

  /// A list with one finished book.
  case readingList

  /// The books finished since a date.
  case readingLog

  /// The form for a new list.
  case listCreateSheet

  /// The form that edits a list.
  case listEditSheet

  /// The link to a list.
  case shareListSheet

  /// The confirmation before removing a list.
  case removeListConfirmation

  // MARK: Clubs

  /// The book clubs.
  case clubs

  /// The club of the user, whose members the regular layout lists beside it.
  case club

  /// The members of a club, which the compact layout has on a screen of their own.
  case clubMembers

  /// The room of a club, without a back button and without the tab bar.
  case clubRoom

  /// A club that the user can join.
  case clubToJoin

  /// The rules of a club, which cannot be swiped away.
  case clubRulesSheet

  /// A club without a free place.
  case fullClub

  /// The alert of a user who cannot join the club without a free place.
  case clubIsFullAlert

  // MARK: Settings

  /// The preferences.
  case settings

  /// The account of the user.
  case account

  /// The notification settings.
  case notifications

  /// The subscription of the user.
  case subscription

  /// The choice of visible tabs.
  case tabChoice

  /// The recording of navigation for a bug report, before it starts.
  case eventLog

  /// The form to sign in as another user.
  case signInSheet

  /// The confirmation before signing out.
  case signOutConfirmation

  /// The alert about a failed sync.
  case syncFailedAlert

  /// The alert after a replay of the recorded navigation.
  case replayedAlert
}
