import BookshelfNavigation
import ScreenContents
import ScreenNavigation
import Testing

@testable import BookshelfFeatures
@testable import BookshelfSnapshots

@Suite("Reading lists")
@MainActor
struct ListsTests {
  @Test("A new list replaces no other list, whatever its name is")
  func addsLists() async throws {
    let user = AppUser(on: .lists)
    for name in ["Winter", "WINTER", "Summer"] {
      try await user.tap("New")
      try await user.type(name, into: "Name")
      try await user.tap("Save")
    }
    #expect(
      user.navigator.store.library.value?.lists.map(\.id)
        == ["winter", "sea-and-sand", "someday", "winter-2", "winter-3", "summer"])
  }

  @Test("A list shows its finished books last if it is asked to")
  func sortsList() async throws {
    let user = AppUser(on: .listEditSheet)
    let model = user.models.pushed(.readingList(.fixture))
    let titles = ["雪国", "Middlemarch", "Fräulein Else", "Dune"]
    #expect(model.links == titles)
    for order in [Array(titles.dropFirst() + titles.prefix(1)), titles] {
      try await user.tap("Finished books last")
      try await user.tap("Save")
      #expect(model.links == order)
      try await user.tap("Edit")
    }
  }

  @Test("A list counts its finished books among those that it has")
  func countsFinishedBooks() throws {
    let user = AppUser(on: .lists)
    try user.navigator.store.update { $0.remove(.snowCountry) }
    let content = "\(try #require(user.content).elements)"
    #expect(content.contains("0 of 3") && content.contains("2 of 2"))
  }
}
