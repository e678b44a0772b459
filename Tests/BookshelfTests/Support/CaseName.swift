import BookshelfNavigation

// The names of all cases with payloads. A new case does not compile here before it has a name, and
// a name fails the test of coverage before it has a screen.

/// The cases of `Bookshelf.Route`.
enum RouteName: CaseIterable {
  case bookDetail
  case author
  case reviews
  case notes
  case loans
  case loanDetail
  case coverPicker
  case searchResults
  case genre
  case taggedBooks
  case cataloguePage
  case readingList
  case readingLog
  case account
  case notifications
  case subscription
  case tabChoice
  case onboardingGenres
  case onboardingGoal
  case serviceStatus

  init(_ route: Bookshelf.Route) {
    switch route {
    case .bookDetail: self = .bookDetail
    case .author: self = .author
    case .reviews: self = .reviews
    case .notes: self = .notes
    case .loans: self = .loans
    case .loanDetail: self = .loanDetail
    case .coverPicker: self = .coverPicker
    case .searchResults: self = .searchResults
    case .genre: self = .genre
    case .taggedBooks: self = .taggedBooks
    case .cataloguePage: self = .cataloguePage
    case .readingList: self = .readingList
    case .readingLog: self = .readingLog
    case .account: self = .account
    case .notifications: self = .notifications
    case .subscription: self = .subscription
    case .tabChoice: self = .tabChoice
    case .onboardingGenres: self = .onboardingGenres
    case .onboardingGoal: self = .onboardingGoal
    case .serviceStatus: self = .serviceStatus
    }
  }
}

/// The cases of `Bookshelf.Sheet`.
enum SheetName: CaseIterable {
  case bookCreate
  case bookEdit
  case lend
  case reader
  case scannerTour
  case searchFilters
  case listEditor
  case shareList
  case signIn

  init(_ sheet: Bookshelf.Sheet) {
    switch sheet {
    case .bookCreate: self = .bookCreate
    case .bookEdit: self = .bookEdit
    case .lend: self = .lend
    case .reader: self = .reader
    case .scannerTour: self = .scannerTour
    case .searchFilters: self = .searchFilters
    case .listEditor: self = .listEditor
    case .shareList: self = .shareList
    case .signIn: self = .signIn
    }
  }
}

/// The cases of `Bookshelf.Overlay`.
enum OverlayName: CaseIterable {
  case success
  case paywall

  init(_ overlay: Bookshelf.Overlay) {
    switch overlay {
    case .success: self = .success
    case .paywall: self = .paywall
    }
  }
}
