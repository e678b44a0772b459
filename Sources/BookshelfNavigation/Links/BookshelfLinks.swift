public import Foundation
public import ScreenNavigation

/// The app's links, with the scheme `bookshelf` and on the app's site.
public enum BookshelfLinks {
  /// Creates the table of all links.
  ///
  /// - Parameter repository: The store of books and lists. The link to an entity that is not found
  ///   leads to the root of its tab.
  /// - Returns: The table.
  /// - Throws: `DeepLinkTableError` if two patterns match one URL.
  public static func table(
    _ repository: any BookshelfRepository = FixtureRepository()
  ) throws -> DeepLinkTable<Bookshelf> {
    try DeepLinkTable(
      schemes: ["bookshelf"], hosts: [host],
      tabs + library(repository) + search + lists(repository) + settings(repository) + flows)
  }

  /// Returns the universal link to a screen, or nil if the screen has no link.
  public static func url(of screen: AppScreen) throws -> URL? {
    do {
      return try shared.get().link(to: .path(screen.navigationPath)).url(host: host)
    } catch DeepLinkError.noURL {
      return nil
    }
  }

  private static let host = "bookshelf.example"
  private static let shared = Result { try table() }

  typealias Entry = DeepLinkTable<Bookshelf>.Entry

  /// Returns an entry without parameters that leads to one path.
  static func entry(_ pattern: String, _ path: ScreenPath<Bookshelf>) -> Entry {
    Entry(pattern) { _ in
      .path(path)
    } parameters: {
      $0 == .path(path) ? [:] : nil
    }
  }
}

extension BookshelfLinks {
  /// The links to the tabs that every user has.
  ///
  /// A campaign has none, because a link must not lead to one that has ended.
  private static var tabs: [Entry] {
    Bookshelf.Tab.standard.map { entry($0.rawValue, ScreenPath(tab: $0)) }
  }

  private static func settings(_ repository: any BookshelfRepository) -> [Entry] {
    [
      personal("settings/account", .account, repository),
      entry("settings/notifications", ScreenPath(tab: .settings, routes: [.notifications])),
      personal("settings/subscription", .subscription, repository),
      entry("settings/tabs", ScreenPath(tab: .settings, routes: [.tabChoice])),
      entry("sign-in", ScreenPath(tab: .settings, routes: [.account], sheet: .signIn)),
    ]
  }

  /// Returns the entry for a screen that needs an account; without one, the form to sign in covers
  /// the screen, and the outcome has the reason.
  private static func personal(
    _ pattern: String, _ route: Bookshelf.Route, _ repository: any BookshelfRepository
  ) -> Entry {
    let path = ScreenPath<Bookshelf>(tab: .settings, routes: [route])
    return Entry(pattern) { _ in
      if try await repository.isSignedIn { return .path(path) }
      return .fallback(
        ScreenPath(tab: .settings, routes: [route], sheet: .signIn),
        because: "the screen needs an account")
    } parameters: {
      $0 == .path(path) ? [:] : nil
    }
  }

  private static var flows: [Entry] {
    [
      entry("welcome", ScreenPath(flow: .onboarding)),
      entry("status", ScreenPath(flow: .maintenance)),
      // A command for widgets. No link signs out, because any web page can contain the link.
      Entry("open") { _ in
        .command(.goToAuthorized(tab: .library))
      } parameters: {
        $0 == .command(.goToAuthorized(tab: .library)) ? [:] : nil
      },
    ]
  }

  private static var search: [Entry] {
    [
      Entry("search/results?q={query}") { parameters in
        .path(results(for: try parameters.text("query")))
      } parameters: { destination in
        guard case .path(let path) = destination,
          case .searchResults(let query, .everything)? = path.routes.first,
          path == results(for: query)
        else { return nil }
        return ["query": query]
      },
      Entry("genres/{genre}") { parameters in
        .path(shelf(of: try parameters.value("genre")))
      } parameters: { destination in
        guard case .path(let path) = destination, case .genre(let genre)? = path.routes.first,
          path == shelf(of: genre)
        else { return nil }
        return ["genre": genre.rawValue]
      },
    ]
  }

  private static func results(for query: String) -> ScreenPath<Bookshelf> {
    ScreenPath(tab: .search, routes: [.searchResults(query: query, filter: .everything)])
  }

  private static func shelf(of genre: Genre) -> ScreenPath<Bookshelf> {
    ScreenPath(tab: .search, routes: [.genre(genre)])
  }

  private static func lists(_ repository: any BookshelfRepository) -> [Entry] {
    [
      Entry("lists/{id}") { parameters in
        guard let list = try await repository.list(id: try parameters.text("id")) else {
          return .notFound(tab: .lists, because: "no reading list has this id")
        }
        return .path(ScreenPath(tab: .lists, routes: [.readingList(list)]))
      } parameters: { destination in
        guard case .path(let path) = destination, case .readingList(let list)? = path.routes.first,
          path == ScreenPath(tab: .lists, routes: [.readingList(list)])
        else { return nil }
        return ["id": list.id]
      },
      entry("clubs", ScreenPath(tab: .lists, routes: [.club(.all)])),
      entry("new-list", ScreenPath(tab: .lists, sheet: .listEditor(nil))),
    ]
  }
}
