import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("Reading lists")
@MainActor
struct ListsTests {
  @Test("Removing a list asks for confirmation")
  func removesList() throws {
    let user = AppUser(on: .lists)
    try user.tap("Winter Evenings")
    #expect(user.state == FlowState(at: .readingList))
    try user.tap("Remove List")
    #expect(user.state == FlowState(at: .removeListConfirmation))
    try user.answer("Remove")
    #expect(user.state == FlowState(at: .lists))
  }

  @Test("Share List presents a sheet")
  func sharesList() throws {
    let user = AppUser(on: .readingList)
    try user.tap("Share List")
    #expect(user.state == FlowState(at: .shareListSheet))
    try user.tap("Stop Sharing")
    #expect(user.state == FlowState(at: .readingList))
  }

  @Test("The forms of a new and an existing list have different ids")
  func editsLists() throws {
    let user = AppUser(on: .lists)
    try user.tap("New")
    #expect(user.state == FlowState(at: .listCreateSheet))
    #expect(Bookshelf.Sheet.listEditor(nil).id != Bookshelf.Sheet.listEditor(.fixture).id)
  }
}
