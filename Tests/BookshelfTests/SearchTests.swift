import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("Search")
@MainActor
struct SearchTests {
  @Test("A recent search opens its results, which link to the catalog")
  func searchesAgain() throws {
    let user = AppUser(on: .search)
    try user.tap("Dune")
    #expect(user.state == FlowState(at: .searchResults))
    try user.tap("Filter")
    #expect(user.state == FlowState(at: .searchFiltersSheet))
    try user.tap("Done")
    #expect(user.state == FlowState(at: .searchResults))
  }

  // Rule 9
  @Test("Back to Results returns to the nearest results from any depth")
  func returnsToResults() throws {
    let user = AppUser(on: .cataloguePage)
    user.app.current.stack.append(.genre(.memoir))
    user.app.current.returnToResults()
    #expect(user.state == FlowState(at: .searchResults))
    user.coordinator.navigate(to: AppScreen.cataloguePage)
    try user.tap("Back to Results")
    #expect(user.state == FlowState(at: .searchResults))
  }

  @Test("Choosing a filter keeps the sheet")
  func choosesFilter() throws {
    let user = AppUser(on: .searchFiltersSheet)
    let sheet = user.app.current.presented
    try user.tap("By Frank Herbert")
    #expect(user.app.current.activeSheet == .searchFilters(.author(named: "Frank Herbert")))
    #expect(user.app.current.presented === sheet)
  }

  @Test("A search from the Library tab keeps the stack of that tab")
  func searchesForAuthor() throws {
    let user = AppUser(on: .author)
    try user.tap("Search for More")
    let results = Bookshelf.Route.searchResults(query: "川端康成", filter: .author(named: "川端康成"))
    #expect(user.app.tabs.selectedTab == .search)
    #expect(user.app.current.stack == [results])
    #expect(user.app.tabs.router(for: .library).stack == AppScreen.author.navigationPath.routes)
  }

  @Test("Search Everything repeats a search without its filter")
  func searchesEverything() throws {
    let user = AppUser(on: .searchWithoutResults)
    try user.tap("Search Everything")
    #expect(user.app.current.stack == [.searchResults(query: "dragons", filter: .everything)])
  }
}
