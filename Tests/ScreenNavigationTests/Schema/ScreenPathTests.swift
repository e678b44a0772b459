import ScreenNavigation
import Testing

@Suite("ScreenPath")
@MainActor
struct ScreenPathTests {
  @Test("Presentations have a fixed order, and the first one is followed")
  func order() {
    let path = ScreenPath<Garden>(
      sheet: .newPlant, fullScreenCover: .guide, alert: .frost, confirmation: .felling)
    #expect(
      path.presentations
        == [.sheet(.newPlant), .fullScreenCover(.guide), .alert(.frost), .confirmation(.felling)])
    #expect(path.stack == StackState(presenting: .sheet(.newPlant)))
    #expect((path.sheet, path.fullScreenCover) == (.newPlant, .guide))
    #expect((path.alert, path.confirmation) == (.frost, .felling))
    let none = ScreenPath<Garden>(tab: .shed)
    #expect((none.sheet, none.fullScreenCover) == (nil, nil))
    #expect((none.alert, none.confirmation) == (nil, nil))
  }

  // Rule 5
  @Test("Both routers reject a path with two presentations")
  func several() {
    let path = ScreenPath<Garden>(sheet: .newPlant, alert: .frost)
    let error = ScreenPathError.severalPresentations(kinds: [.sheet, .alert])
    #expect(throws: error) { try TabRouter<Garden>().check(path) }
    #expect(throws: error) { try AppRouter<Garden>().check(path) }
  }

  @Test("A single stack rejects a path with a tab")
  func noTabs() throws {
    #expect(throws: ScreenPathError.noTabs(tab: "shed")) {
      try AppRouter<Garden>().check(ScreenPath(tab: .shed))
    }
    try AppRouter<Garden>().check(ScreenPath(routes: [.settings], sheet: .guide))
  }
}
