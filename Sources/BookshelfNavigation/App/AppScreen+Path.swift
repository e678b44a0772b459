public import ScreenNavigation

extension AppScreen {
  /// The path to the screen.
  ///
  /// The function is long because it is a table with one entry per screen.
  public var navigationPath: ScreenPath<Bookshelf> {
    switch self {
    // Onboarding
    case .onboarding: ScreenPath(flow: .onboarding)
    case .onboardingGenres:
      ScreenPath(flow: .onboarding, routes: [.onboardingGenres(chosen: [.novel])])
    case .onboardingGoal:
      ScreenPath(
        flow: .onboarding,
        routes: [.onboardingGenres(chosen: [.novel]), .onboardingGoal(pagesPerDay: 30)])
    case .skipOnboardingConfirmation:
      ScreenPath(
        flow: .onboarding, routes: [.onboardingGenres(chosen: [])],
        confirmation: .skipOnboarding())
    case .paywallDuringOnboarding:
      ScreenPath(flow: .onboarding, overlay: .paywall(.fixture))

    // Maintenance
    case .maintenance: ScreenPath(flow: .maintenance)
    case .serviceStatus: ScreenPath(flow: .maintenance, routes: [.serviceStatus(since: .fixture)])

    // Overlays
    case .bookAddedSuccess: ScreenPath(tab: .library, overlay: .success(.fixture))
    case .welcomeSuccess: ScreenPath(tab: .library, overlay: .success(.welcome))
    case .paywall:
      ScreenPath(tab: .settings, routes: [.subscription], overlay: .paywall(.fixture))

    // Library
    case .library: ScreenPath(tab: .library)
    case .bookDetail: ScreenPath(tab: .library, routes: [.bookDetail(.fixture)])
    case .author:
      ScreenPath(
        tab: .library,
        routes: [.bookDetail(.snowCountry), .author(id: Author.kawabataYasunari.id)])
    case .authorOtherBook:
      ScreenPath(
        tab: .library,
        routes: [
          .bookDetail(.mollFlanders), .author(id: Author.danielDefoe.id),
          .bookDetail(.robinsonCrusoe),
        ])
    case .reviews:
      ScreenPath(
        tab: .library,
        routes: [.bookDetail(.fixture), .reviews(of: Book.fixture.id, sortedBy: .best)])
    case .reviewsLoading:
      ScreenPath(
        tab: .library,
        routes: [.bookDetail(.middlemarch), .reviews(of: Book.middlemarch.id, sortedBy: .best)])
    case .reviewsFailed:
      ScreenPath(
        tab: .library,
        routes: [.bookDetail(.mollFlanders), .reviews(of: Book.mollFlanders.id, sortedBy: .best)])
    case .notes:
      ScreenPath(
        tab: .library, routes: [.bookDetail(.fixture), .notes(of: Book.fixture.id)])
    case .chapterNote:
      ScreenPath(
        tab: .library,
        routes: [
          .bookDetail(.fixture), .notes(of: Book.fixture.id),
          .chapterNote(of: Book.fixture.id, chapter: 3),
        ])
    case .loans: ScreenPath(tab: .library, routes: [.loans])
    case .loanDetail: ScreenPath(tab: .library, routes: [.loans, .loanDetail(.fixture)])
    case .bookCreateSheet: ScreenPath(tab: .library, sheet: .bookCreate(isbn: nil))
    case .bookCreateByISBN:
      ScreenPath(tab: .library, sheet: .bookCreate(isbn: "9780441104024"))
    case .discardNewBookConfirmation:
      ScreenPath(
        tab: .library,
        presenting: .sheet(
          .bookCreate(isbn: "9780441104024"),
          StackState(presenting: .confirmation(.discardNewBook()))))
    case .bookEditSheet:
      ScreenPath(tab: .library, routes: [.bookDetail(.fixture)], sheet: .bookEdit(.fixture))
    case .coverPicker:
      ScreenPath(
        tab: .library, routes: [.bookDetail(.fixture), .coverPicker(of: Book.fixture.id)])
    case .signInOverBookEdit:
      ScreenPath(
        tab: .library, routes: [.bookDetail(.fixture)],
        presenting: .sheet(
          .bookEdit(.fixture), StackState(routes: [.account], presenting: .sheet(.signIn))))
    case .lendSheet:
      ScreenPath(tab: .library, routes: [.bookDetail(.fixture)], sheet: .lend(.fixture))
    case .deleteBookConfirmation:
      ScreenPath(
        tab: .library, routes: [.bookDetail(.fixture)], confirmation: .deleteBook(.fixture))
    case .reader:
      ScreenPath(
        tab: .library, routes: [.bookDetail(.fixture)],
        fullScreenCover: .reader(book: .fixture, page: 147))
    case .scannerTour: ScreenPath(tab: .library, fullScreenCover: .scannerTour(.welcome))
    case .scannerTourAim: ScreenPath(tab: .library, fullScreenCover: .scannerTour(.aim))
    case .scannerTourCamera: ScreenPath(tab: .library, fullScreenCover: .scannerTour(.camera))
    case .cameraDeniedAlert:
      ScreenPath(
        tab: .library,
        presenting: .fullScreenCover(
          .scannerTour(.camera), StackState(presenting: .alert(.cameraDenied))))

    // Search
    case .search: ScreenPath(tab: .search)
    case .searchResults: ScreenPath(tab: .search, routes: [Self.duneResults])
    case .searchWithoutResults:
      ScreenPath(
        tab: .search,
        routes: [.searchResults(query: "dragons", filter: .published(from: 1800, to: 1899))])
    case .genre: ScreenPath(tab: .search, routes: [.genre(.scienceFiction)])
    case .taggedBooks: ScreenPath(tab: .search, routes: [.taggedBooks(["desert", "epic"])])
    case .cataloguePage:
      ScreenPath(
        tab: .search,
        routes: [Self.duneResults, .cataloguePage(BookshelfSite.page(on: .childrenOfDune))])
    case .searchFiltersSheet:
      ScreenPath(tab: .search, routes: [Self.duneResults], sheet: .searchFilters(.everything))

    // Lists
    case .lists: ScreenPath(tab: .lists)
    case .readingList: ScreenPath(tab: .lists, routes: [.readingList(.fixture)])
    case .readingLog: ScreenPath(tab: .lists, routes: [.readingLog(since: LogEntry.firstDay)])
    case .listCreateSheet: ScreenPath(tab: .lists, sheet: .listEditor(nil))
    case .listEditSheet:
      ScreenPath(tab: .lists, routes: [.readingList(.fixture)], sheet: .listEditor(.fixture))
    case .shareListSheet:
      ScreenPath(
        tab: .lists, routes: [.readingList(.fixture)],
        sheet: .shareList(list: .fixture, link: BookshelfSite.link(to: .fixture, token: "b3a1")))
    case .removeListConfirmation:
      ScreenPath(
        tab: .lists, routes: [.readingList(.fixture)], confirmation: .removeList(.fixture))

    // Clubs
    case .clubs: ScreenPath(tab: .lists, routes: [.club(.all)])
    case .club: ScreenPath(tab: .lists, routes: [.club(.all), .club(.detail(id: Club.fixture.id))])
    case .clubMembers:
      ScreenPath(
        tab: .lists,
        routes: [
          .club(.all), .club(.detail(id: Club.fixture.id)), .club(.members(of: Club.fixture.id)),
        ])
    case .clubRoom:
      ScreenPath(
        tab: .lists,
        routes: [
          .club(.all), .club(.detail(id: Club.fixture.id)), .club(.room(of: Club.fixture.id)),
        ])
    case .clubToJoin:
      ScreenPath(tab: .lists, routes: [.club(.all), .club(.detail(id: Club.open.id))])
    case .clubRulesSheet:
      ScreenPath(
        tab: .lists, routes: [.club(.all), .club(.detail(id: Club.open.id))],
        sheet: .clubRules(of: Club.open.id))
    case .fullClub:
      ScreenPath(tab: .lists, routes: [.club(.all), .club(.detail(id: Club.full.id))])
    case .clubIsFullAlert:
      ScreenPath(
        tab: .lists, routes: [.club(.all), .club(.detail(id: Club.full.id))],
        alert: .clubIsFull(.full))

    // Settings
    case .settings: ScreenPath(tab: .settings)
    case .account: ScreenPath(tab: .settings, routes: [.account])
    case .notifications: ScreenPath(tab: .settings, routes: [.notifications])
    case .tabChoice: ScreenPath(tab: .settings, routes: [.tabChoice])
    case .subscription: ScreenPath(tab: .settings, routes: [.subscription])
    case .eventLog: ScreenPath(tab: .settings, routes: [.eventLog])
    case .signInSheet: ScreenPath(tab: .settings, routes: [.account], sheet: .signIn)
    case .signOutConfirmation:
      ScreenPath(tab: .settings, routes: [.account], confirmation: .signOut())
    case .syncFailedAlert: ScreenPath(tab: .settings, alert: .syncFailed())
    case .replayedAlert:
      ScreenPath(
        tab: .settings, routes: [.eventLog], alert: .replayed(events: 5, leadsToSameScreen: true))
    }
  }

  private static let duneResults = Bookshelf.Route.searchResults(
    query: "Dune", filter: .everything)
}
