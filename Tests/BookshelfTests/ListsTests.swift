import BookshelfNavigation
import ScreenNavigation
import Testing

@Suite("In the lists")
@MainActor
struct ListsTests {
  @Test("a list is removed after a question")
  func removesList() throws {
    let user = AppUser(on: .lists)
    try user.tap("Winter Evenings")
    #expect(user.state == FlowState(showing: .readingList))
    try user.tap("Remove List")
    #expect(user.state == FlowState(showing: .removeListConfirmation))
    try user.answer("Remove")
    #expect(user.state == FlowState(showing: .lists))
  }

  @Test("a list is shared in a sheet")
  func sharesList() throws {
    let user = AppUser(on: .readingList)
    try user.tap("Share List")
    #expect(user.state == FlowState(showing: .shareListSheet))
    try user.tap("Stop Sharing")
    #expect(user.state == FlowState(showing: .readingList))
  }

  @Test("a new list and an old one are edited in sheets of different identity")
  func editsLists() throws {
    let user = AppUser(on: .lists)
    try user.tap("New")
    #expect(user.state == FlowState(showing: .listCreateSheet))
    #expect(Bookshelf.Sheet.listEditor(nil).id != Bookshelf.Sheet.listEditor(.fixture).id)
  }
}
