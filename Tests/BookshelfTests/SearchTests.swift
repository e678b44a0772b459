import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@Suite("Search")
@MainActor
struct SearchTests {
  @Test("A recent search opens its results, which link to the catalog")
  func searchesAgain() async throws {
    let user = AppUser(on: .search)
    try await user.tap("Dune")
    #expect(user.state == FlowState(at: .searchResults))
    try await user.tap("Filter")
    #expect(user.state == FlowState(at: .searchFiltersSheet))
    try await user.tap("Done")
    #expect(user.state == FlowState(at: .searchResults))
  }

  @Test("Without the Search tab, a search opens its results where the user is")
  func withoutTab() async throws {
    let user = AppUser(on: .author)
    try user.app.tabs.replaceTabs(with: [.library, .lists, .settings])
    try await user.tap("Search for More")
    guard case .searchResults? = user.app.current.stack.last else {
      Issue.record("\(user.app.current.stack)")
      return
    }
  }

  @Test("Typing into the search field opens the results")
  func types() async throws {
    let user = AppUser(on: .search)
    try await user.type("Dune", into: "Search")
    #expect(user.state == FlowState(at: .searchResults))
  }

  // Rule 9
  @Test("Back to Results returns to the nearest results from any depth")
  func returnsToResults() async throws {
    let user = AppUser(on: .cataloguePage)
    user.app.current.stack.append(.genre(.memoir))
    user.app.current.returnToResults()
    #expect(user.state == FlowState(at: .searchResults))
    user.coordinator.navigate(to: AppScreen.cataloguePage)
    try await user.tap("Back to Results")
    #expect(user.state == FlowState(at: .searchResults))
  }

  @Test("Choosing a filter keeps the sheet, and Done applies the filter")
  func choosesFilter() async throws {
    let user = AppUser(on: .searchFiltersSheet)
    let sheet = user.app.current.presented
    try await user.tap("By Frank Herbert")
    #expect(user.app.current.activeSheet == .searchFilters(.author(named: "Frank Herbert")))
    #expect(user.app.current.presented === sheet)
    try await user.tap("Done")
    let results = Bookshelf.Route.searchResults(
      query: "Dune", filter: .author(named: "Frank Herbert"))
    #expect(user.app.current.state == StackState(routes: [results]))
  }

  @Test("A new search in the results keeps their filter")
  func keepsFilter() async throws {
    let user = AppUser(on: .searchWithoutResults)
    try await user.type("moll", into: "Search")
    let filter = SearchFilter.published(from: 1800, to: 1899)
    #expect(user.app.current.stack == [.searchResults(query: "moll", filter: filter)])
  }

  @Test("A filter without results below it changes no screen")
  func filtersNothing() {
    let user = AppUser(on: .genre)
    user.app.current.filterResults(by: .author(named: "Frank Herbert"))
    #expect(user.state == FlowState(at: .genre))
  }

  @Test("A search from the Library tab keeps the stack of that tab")
  func searchesForAuthor() async throws {
    let user = AppUser(on: .author)
    try await user.tap("Search for More")
    let results = Bookshelf.Route.searchResults(query: "川端康成", filter: .author(named: "川端康成"))
    #expect(user.app.tabs.selectedTab == .search)
    #expect(user.app.current.stack == [results])
    #expect(user.app.tabs.router(for: .library).stack == AppScreen.author.navigationPath.routes)
  }

  @Test("A search offers a filter for each author and century, and the filter that it has")
  func offersFilters() async {
    let user = AppUser(on: .searchFiltersSheet)
    let filter = SearchFilter.author(named: "Ursula K. Le Guin")
    user.app.current.present(sheet: .searchFilters(filter))
    let titles = [
      "Everything", "By Arthur Schnitzler", "By Daniel Defoe", "By Frank Herbert",
      "By George Eliot", "By Richard P. Feynman", "By 川端康成", "From 1700 to 1799",
      "From 1800 to 1899", "From 1900 to 1999", "By Ursula K. Le Guin",
    ]
    await #expect(throws: ScreenContentError.menu(label: "Books", items: titles)) {
      try await user.tap("Books")
    }
  }

  @Test("Search Everything repeats a search without its filter")
  func searchesEverything() async throws {
    let user = AppUser(on: .searchWithoutResults)
    try await user.tap("Search Everything")
    #expect(user.app.current.stack == [.searchResults(query: "dragons", filter: .everything)])
    await #expect(throws: (any Error).self) { try await user.tap("Search Everything") }
  }
}
