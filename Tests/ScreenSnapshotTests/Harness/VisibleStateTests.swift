import Testing

@testable import ScreenSnapshot

@Suite("VisibleState")
struct VisibleStateTests {
  private enum Tab: CaseIterable { case first, second }
  private typealias State = VisibleState<Tab, Int, String>

  @Test("The default tabs are all cases of the tab type if a tab is selected")
  func tabs() {
    #expect(State(tab: .second).tabs == [.first, .second])
    #expect(State().tabs.isEmpty)
    #expect(State(tabs: [.second], tab: .second).tabs == [.second])
    #expect(State(tabs: [.second]).tabs.isEmpty)
    #expect(VisibleState<String, Int, String>(tab: "a").tabs.isEmpty)
  }

  @Test("Presentations have the same order as the keys of the front matter")
  func presentations() {
    let dialog = VisibleDialog("Sure?")
    let state = State(
      routes: [1, 2], sheet: "sheet", fullScreenCover: "cover", alert: dialog, confirmation: dialog)
    #expect(state.stack.routes == [1, 2])
    #expect(throws: VisibleStateError.severalPresentations(Self.all)) { try state.checked() }
  }

  private static let all = ["a sheet", "a full-screen cover", "an alert", "a confirmation"]

  @Test("A state with one presentation per stack is valid at any depth")
  func nested() throws {
    var stack = VisibleStack<Int, String>(presentations: [.alert(VisibleDialog("Sure?"))])
    for _ in 0..<50 { stack = VisibleStack(presentations: [.sheet("sheet", stack)]) }
    try State(stack: stack).checked()
  }
}

extension VisibleFlowState {
  fileprivate func checked() throws(VisibleStateError) {
    var identities = PayloadWriter(redaction: .none)
    try check(&identities)
  }
}
