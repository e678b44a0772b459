import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Book clubs")
@MainActor
struct ClubTests {
  @Test("A reader joins a club by accepting its rules, and not by declining them, and is a member")
  func joins() async throws {
    let user = AppUser(on: .clubToJoin)
    try await user.tap("Join")
    #expect(user.state == FlowState(at: .clubRulesSheet))
    try await user.tap("Decline")
    #expect(user.state == FlowState(at: .clubToJoin))
    #expect(user.joinedClubs == [Club.fixture.id])
    try await user.tap("Join")
    try await user.tap("Accept")
    #expect(user.state == FlowState(at: .clubToJoin))
    #expect(user.joinedClubs == [Club.fixture.id, Club.open.id])
    let library = try #require(user.navigator.store.library.value)
    #expect(library.members(of: .open) == ["Tom", "You"])
    #expect(library.freePlaces(in: .open) == Club.open.places - 2)
    #expect(user.models.pushed(.club(.members(of: Club.open.id))).texts == ["Tom", "You"])
    try await user.tap("Enter Room")
    #expect(user.app.current.stack.last == .club(.room(of: Club.open.id)))
    let room = user.models.pushed(.club(.room(of: Club.open.id)))
    #expect(room.texts == [ClubRoomModel.rule, "Tom", "You"])
    #expect((room as? ClubRoomModel)?.members == ["Tom", "You"])
  }

  @Test("A swipe is no answer to the rules of a club")
  func keepsRules() {
    let user = AppUser(on: .clubRulesSheet)
    #expect(user.content?.isDismissDisabled == true)
  }

  @Test("A club without a free place takes no member")
  func full() async throws {
    let user = AppUser(on: .clubIsFullAlert)
    #expect(user.app.current.activeAlert?.title == "Club Is Full")
    try user.answer("OK")
    #expect(user.state == FlowState(at: .fullClub))
    try await user.tap("Join")
    #expect(user.state == FlowState(at: .clubIsFullAlert))
    #expect(user.joinedClubs == [Club.fixture.id])
  }

  @Test("Leaving a club stays on its screen, which offers to join again")
  func leaves() async throws {
    let user = AppUser(on: .club)
    try await user.tap("Leave Club")
    #expect(user.state == FlowState(at: .club))
    #expect(user.joinedClubs == [])
    try await user.tap("Join")
    try await user.tap("Accept")
    #expect(user.joinedClubs == [Club.fixture.id])
  }

  @Test("A room has no back button and no tab bar, and leads back to its club or to the notes")
  func leavesRoom() async throws {
    let user = AppUser(on: .clubRoom)
    let content = try #require(user.content)
    #expect(content.hidesBack && content.hidesTabs)
    try await user.tap("Leave")
    #expect(user.state == FlowState(at: .club))
    user.coordinator.navigate(to: AppScreen.clubRoom)
    try await user.tap("Leave for My Notes")
    #expect(
      user.app.current.stack == [.bookDetail(.dune), .notes(of: Book.dune.id)])
    #expect(user.app.tabs.selectedTab == .lists)
  }

  @Test(
    "The compact layout has the members on a screen of their own, the regular one beside the club")
  func members() async throws {
    let user = AppUser(on: .club)
    let content = try #require(user.content)
    let regular = content.limited(to: .regular)
    #expect("\(regular.elements)".contains("Jonas"))
    await #expect(throws: ScreenContentError.self) { try await regular.tap("Members") }
    #expect(!"\(content.limited(to: .compact).elements)".contains("Jonas"))
    try await content.limited(to: .compact).tap("Members")
    #expect(user.state == FlowState(at: .clubMembers))
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

extension AppUser {
  fileprivate var joinedClubs: Set<Club.ID>? { navigator.store.library.value?.joinedClubs }
}
