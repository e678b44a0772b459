import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("Reading lists")
@MainActor
struct ListsTests {
  @Test("Removing a list asks for confirmation")
  func removesList() async throws {
    let user = AppUser(on: .lists)
    try await user.tap("Winter Evenings")
    #expect(user.state == FlowState(at: .readingList))
    try await user.tap("Remove List")
    #expect(user.state == FlowState(at: .removeListConfirmation))
    try user.answer("Remove")
    #expect(user.state == FlowState(at: .lists))
  }

  @Test("Share List presents a sheet")
  func sharesList() async throws {
    let user = AppUser(on: .readingList)
    try await user.tap("Share List")
    #expect(user.state == FlowState(at: .shareListSheet))
    try await user.tap("Stop Sharing")
    #expect(user.state == FlowState(at: .readingList))
  }

  @Test("The forms of a new and an existing list have different ids")
  func editsLists() async throws {
    let user = AppUser(on: .lists)
    try await user.tap("New")
    #expect(user.state == FlowState(at: .listCreateSheet))
    #expect(Bookshelf.Sheet.listEditor(nil).id != Bookshelf.Sheet.listEditor(.fixture).id)
  }
}
