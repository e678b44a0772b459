import Testing

@testable import ScreenSnapshot

@Suite("A visible state")
struct VisibleStateTests {
  private enum Tab: CaseIterable { case first, second }
  private typealias State = VisibleState<Tab, Int, String>

  @Test("has all cases of the tab type for tabs, where one is selected")
  func tabs() {
    #expect(State(tab: .second).tabs == [.first, .second])
    #expect(State().tabs.isEmpty)
    #expect(State(tabs: [.second], tab: .second).tabs == [.second])
    #expect(State(tabs: [.second]).tabs.isEmpty)
    #expect(VisibleState<String, Int, String>(tab: "a").tabs.isEmpty)
  }

  @Test("presents what it is given, in the order of the keys in a golden")
  func presentations() {
    let dialog = VisibleDialog("Sure?")
    let state = State(
      routes: [1, 2], sheet: "sheet", fullScreenCover: "cover", alert: dialog,
      confirmation: dialog)
    #expect(state.stack.routes == [1, 2])
    #expect(throws: VisibleStateError.severalPresentations(Self.all)) { try state.check() }
  }

  private static let all = ["a sheet", "a full-screen cover", "an alert", "a confirmation"]

  @Test("is fine with one presentation for each stack, however deep")
  func nested() throws {
    var stack = VisibleStack<Int, String>(presentations: [.alert(VisibleDialog("Sure?"))])
    for _ in 0..<50 { stack = VisibleStack(presentations: [.sheet("sheet", stack)]) }
    try State(stack: stack).check()
  }
}
