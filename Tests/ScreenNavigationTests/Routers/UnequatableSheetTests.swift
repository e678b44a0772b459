import ScreenNavigation
import Testing

private enum Kiosk: NavigationSchema {
  typealias Tab = Garden.Tab
  typealias Route = Garden.Route

  struct Sheet: Identifiable {
    var id: Int
    var text = ""
  }
}

@Suite("Sheets that are not Equatable")
@MainActor
struct UnequatableSheetTests {
  @Test("A new payload keeps the router of the sheet and notifies readers")
  func newPayload() throws {
    let router = AppRouter<Kiosk>()
    router.present(sheet: Kiosk.Sheet(id: 1, text: "old"))
    let inside = try #require(router.presented)
    let count = changes(of: router.activeSheet) {
      router.present(sheet: Kiosk.Sheet(id: 1, text: "new"))
    }
    #expect(router.presented === inside)
    #expect(router.activeSheet?.text == "new")
    #expect(count == 1)
  }

  @Test("Assigning the same sheet again notifies readers")
  func samePayload() {
    let router = AppRouter<Kiosk>()
    let sheet = Kiosk.Sheet(id: 1)
    router.present(sheet: sheet)
    #expect(changes(of: router.activeSheet) { router.present(sheet: sheet) } == 1)
    #expect(changes(of: router.stack) { router.present(sheet: sheet) } == 0)
  }
}
