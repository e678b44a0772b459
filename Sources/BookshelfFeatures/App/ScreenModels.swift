public import BookshelfNavigation

/// The model of each destination in one stack.
///
/// This is the only place that names the models of all features. Each model gets the contract of
/// its feature, which the one router implements.
@MainActor
public struct ScreenModels {
  private let store: any BookshelfStore
  private let routing: FeatureRouter
  private let environment: ScreenEnvironment

  /// Creates the models of one stack.
  public init(store: any BookshelfStore, routing: FeatureRouter, environment: ScreenEnvironment) {
    self.store = store
    self.routing = routing
    self.environment = environment
  }

  /// The root of a flow; nil for the flow with tabs.
  public func root(of flow: Bookshelf.Flow) -> (any ScreenModel)? {
    switch flow {
    case .onboarding: WelcomeModel(routing: routing)
    case .maintenance: MaintenanceModel(today: environment.today, routing: routing)
    case .authorized: nil
    }
  }

  /// The root of a tab.
  public func root(of tab: Bookshelf.Tab) -> any ScreenModel {
    switch tab {
    case .library: LibraryModel(store: store, routing: routing)
    case .search: SearchModel(routing: routing)
    case .lists: ListsModel(store: store, routing: routing)
    case .bookWeek: BookWeekModel(store: store, routing: routing)
    case .settings: SettingsModel(store: store, routing: routing)
    }
  }

  /// A pushed screen.
  public func pushed(_ route: Bookshelf.Route) -> any ScreenModel {
    switch route {
    case .bookDetail(let book): BookModel(route: book, store: store, routing: routing)
    case .author(let id): AuthorModel(id: id, store: store, routing: routing)
    case .reviews(let book, let order):
      ReviewsModel(book: book, order: order, store: store, routing: routing)
    case .notes(let book): NotesModel(book: book, store: store, routing: routing)
    case .chapterNote(let book, let chapter):
      ChapterNoteModel(book: book, chapter: chapter, store: store)
    case .loans: LoansModel(store: store, routing: routing)
    case .loanDetail(let loan): LoanModel(loan: loan, store: store, routing: routing)
    case .coverPicker(let book): CoverPickerModel(book: book, store: store, routing: routing)
    case .searchResults(let query, let filter):
      SearchResultsModel(for: query, filter: filter, store: store, routing: routing)
    case .genre(let genre): GenreModel(genre: genre, store: store, routing: routing)
    case .taggedBooks(let tags): TaggedBooksModel(tags: tags, store: store, routing: routing)
    case .cataloguePage(let url): CatalogPageModel(url: url, store: store, routing: routing)
    case .readingList(let list): ReadingListModel(route: list, store: store, routing: routing)
    case .readingLog(let day): ReadingLogModel(day: day, store: store)
    case .club(let route): club(route)
    case .account: AccountModel(store: store, routing: routing)
    case .notifications: NotificationsModel(store: store, routing: routing)
    case .subscription: SubscriptionModel(store: store, routing: routing)
    case .tabChoice: TabChoiceModel(store: store, routing: routing)
    case .eventLog: EventLogModel(routing: routing)
    case .onboardingGenres(let chosen): GenreChoiceModel(chosen: chosen, routing: routing)
    case .onboardingGoal(let pages): GoalModel(pagesPerDay: pages, routing: routing)
    case .serviceStatus(let day): ServiceStatusModel(day: day)
    }
  }

  private func club(_ route: ClubRoute) -> any ScreenModel {
    switch route {
    case .all: ClubsModel(store: store, routing: routing)
    case .detail(let id): ClubModel(id: id, store: store, routing: routing)
    case .members(let id): ClubMembersModel(id: id, store: store)
    case .room(let id): ClubRoomModel(id: id, store: store, routing: routing)
    }
  }

  /// The root of a sheet or a full-screen cover.
  public func presented(_ sheet: Bookshelf.Sheet) -> any ScreenModel {
    switch sheet {
    case .bookCreate(let isbn): NewBookModel(isbn: isbn, store: store, routing: routing)
    case .bookEdit(let book): EditBookModel(book, store: store, routing: routing)
    case .lend(let book):
      LendModel(book, today: environment.today, store: store, routing: routing)
    case .reader(let book, let page): ReaderModel(book: book, page: page, routing: routing)
    case .scannerTour(let step): ScannerTourModel(step: step, routing: routing)
    case .searchFilters(let filter):
      SearchFiltersModel(filter: filter, store: store, routing: routing)
    case .listEditor(let list): ListEditorModel(list, store: store, routing: routing)
    case .shareList(let list, let link):
      ShareListModel(
        list: list, link: link, copy: environment.copy, store: store, routing: routing)
    case .clubRules(let id): ClubRulesModel(id: id, store: store, routing: routing)
    case .signIn: SignInModel(store: store, routing: routing)
    }
  }

  /// A screen over the whole app.
  public func overlay(_ overlay: Bookshelf.Overlay) -> any ScreenModel {
    switch overlay {
    case .success(let message): SuccessModel(message: message, routing: routing)
    case .paywall(let subscription):
      PaywallModel(subscription: subscription, store: store, routing: routing)
    }
  }
}
