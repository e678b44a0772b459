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
  }

  @Test("A path can be asked for its presentation of each kind")
  func kinds() {
    let all = ScreenPath<Garden>(
      sheet: .newPlant, fullScreenCover: .guide, alert: .frost, confirmation: .felling)
    #expect(all.sheet == .newPlant)
    #expect(all.fullScreenCover == .guide)
    #expect(all.alert == .frost)
    #expect(all.confirmation == .felling)
    let none = ScreenPath<Garden>(tab: .shed)
    #expect(none.sheet == nil)
    #expect(none.fullScreenCover == nil)
    #expect(none.alert == nil)
    #expect(none.confirmation == nil)
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
