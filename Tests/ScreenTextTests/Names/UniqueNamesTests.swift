import Testing

@testable import ScreenText

@Suite("UniqueNames")
struct UniqueNamesTests {
  @Test("A name that is taken gets the first free number")
  func unique() {
    var names = UniqueNames(separator: "_")
    let unique = ["id", "id_2", "id", "id", "name"].map { names.unique($0) }
    #expect(unique == ["id", "id_2", "id_3", "id_4", "name"])
  }
}
