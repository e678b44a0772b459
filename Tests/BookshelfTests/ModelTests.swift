import BookshelfNavigation
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Models of screens")
@MainActor
struct ModelTests {
  @Test("Deleting a book without a screen on the stack changes nothing")
  func ignoresOthers() {
    let user = AppUser(on: .authorOtherBook)
    user.app.current.leave(.dune)
    #expect(user.state == FlowState(at: .authorOtherBook))
  }

  @Test("A filter without results below it changes no screen")
  func filtersNothing() {
    let user = AppUser(on: .genre)
    user.app.current.filterResults(by: .author(named: "Frank Herbert"))
    #expect(user.state == FlowState(at: .genre))
  }

  @Test("The filter form offers its filter, too, if no book has it")
  func offersFilter() async throws {
    let user = AppUser(on: .searchFiltersSheet)
    let filter = SearchFilter.author(named: "Ursula K. Le Guin")
    user.app.current.present(sheet: .searchFilters(filter))
    try await user.tap("By Ursula K. Le Guin")
    #expect(user.app.current.activeSheet == .searchFilters(filter))
  }

  @Test(
    "A club that does not exist any more has a sentence, and no button that needs it",
    arguments: [ClubRoute.detail(id: "gone"), .members(of: "gone"), .room(of: "gone")])
  func gone(route: ClubRoute) {
    let user = AppUser()
    let model = user.models.pushed(.club(route))
    #expect(model.texts == ["This club is gone."])
    #expect(model.links == [])
    #expect((model as? ClubRoomModel)?.club == nil)
  }
}
