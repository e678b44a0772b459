import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("In the search")
@MainActor
struct SearchTests {
  @Test("a recent search leads to its results, and they to the catalogue")
  func searchesAgain() throws {
    let user = AppUser(on: .search)
    try user.tap("Dune")
    #expect(user.state == FlowState(showing: .searchResults))
    try user.tap("Filter")
    #expect(user.state == FlowState(showing: .searchFiltersSheet))
    try user.tap("Done")
    #expect(user.state == FlowState(showing: .searchResults))
  }

  // Rule 9
  @Test("the catalogue leads back to the results, however deep it was opened")
  func returnsToResults() throws {
    let user = AppUser(on: .cataloguePage)
    user.app.current.stack.append(.genre(.memoir))
    user.app.current.returnToResults()
    #expect(user.state == FlowState(showing: .searchResults))
    user.coordinator.navigate(to: AppScreen.cataloguePage)
    try user.tap("Back to Results")
    #expect(user.state == FlowState(showing: .searchResults))
  }

  @Test("another filter is shown in the same sheet")
  func choosesFilter() throws {
    let user = AppUser(on: .searchFiltersSheet)
    let sheet = user.app.current.presented
    try user.tap("By Frank Herbert")
    #expect(user.app.current.activeSheet == .searchFilters(.author(named: "Frank Herbert")))
    #expect(user.app.current.presented === sheet)
  }

  @Test("a search for an author comes from the library, which stays as it is")
  func searchesForAuthor() throws {
    let user = AppUser(on: .author)
    try user.tap("Search for More")
    let results = Bookshelf.Route.searchResults(
      query: "川端康成", filter: .author(named: "川端康成"))
    #expect(user.app.tabs.selectedTab == .search)
    #expect(user.app.current.stack == [results])
    #expect(user.app.tabs.router(for: .library).stack == AppScreen.author.navigationPath.routes)
  }

  @Test("a search without results can be made without the filter")
  func searchesEverything() throws {
    let user = AppUser(on: .searchWithoutResults)
    try user.tap("Search Everything")
    #expect(
      user.app.current.stack == [.searchResults(query: "dragons", filter: .everything)])
  }
}
