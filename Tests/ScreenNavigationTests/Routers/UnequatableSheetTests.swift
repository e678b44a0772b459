import ScreenNavigation
import Testing

@Suite("A sheet that is not Equatable")
@MainActor
struct UnequatableSheetTests {
  @Test("keeps its router and takes the new payload, and its readers are told")
  func newPayload() throws {
    let router = AppRouter<Kiosk>()
    router.present(sheet: Kiosk.Sheet(id: 1, text: "old"))
    let inside = try #require(router.presented)
    let count = changes {
      _ = router.activeSheet
    } during: {
      router.present(sheet: Kiosk.Sheet(id: 1, text: "new"))
    }
    #expect(router.presented === inside)
    #expect(router.activeSheet?.text == "new")
    #expect(count == 1)
  }

  @Test("is signalled again rather than lost when nothing can tell whether it changed")
  func samePayload() {
    let router = AppRouter<Kiosk>()
    let sheet = Kiosk.Sheet(id: 1)
    router.present(sheet: sheet)
    #expect(
      changes {
        _ = router.activeSheet
      } during: {
        router.present(sheet: sheet)
      } == 1)
    #expect(
      changes {
        _ = router.stack
      } during: {
        router.present(sheet: sheet)
      } == 0)
  }

  @Test("is reached by a jump and left by a reset")
  func jump() {
    let tabs = TabRouter<Kiosk>()
    tabs.navigate(to: ScreenPath(routes: [.item(1)], sheet: Kiosk.Sheet(id: 2)))
    #expect(tabs.current.stack == [.item(1)])
    #expect(tabs.current.activeSheet?.id == 2)
    tabs.reset()
    #expect(tabs.state.stacks.isEmpty)
  }
}
