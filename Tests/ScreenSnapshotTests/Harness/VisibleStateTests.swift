import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("VisibleState")
struct VisibleStateTests {
  private enum Tab: CaseIterable { case first, second }
  private enum OtherTab { case first, second }
  private enum FolderTab {
    case folder(String)
    case vault(token: String)
  }
  private typealias State = VisibleState<Tab, Int, String>
  private typealias Folders = VisibleState<FolderTab, Int, String>

  @Test("The default tabs are all cases of the tab type, or the selected tab if it has no list")
  func tabs() {
    #expect(State(tab: .second).tabs == [.first, .second])
    #expect(State().tabs.isEmpty)
    #expect(State(tabs: [.second], tab: .second).tabs == [.second])
    #expect(State(tabs: [.second]).tabs.isEmpty)
    #expect(VisibleState<String, Int, String>(tab: "a").tabs == ["a"])
    #expect(VisibleState<String, Int, String>(tabs: [], tab: "a").tabs.isEmpty)
  }

  @Test("A stack has one presentation, and several are in the order of the front matter's keys")
  func presentations() {
    let dialog = VisibleDialog("Sure?")
    let state = State(
      routes: [1, 2], sheet: "sheet", popover: "popover", fullScreenCover: "cover", alert: dialog,
      confirmation: dialog)
    let over = VisibleStack<Int, String>(presentations: [.fullScreenCover("b"), .alert(dialog)])
    #expect(state.stack.routes == [1, 2])
    #expect(
      state.error
        == .severalPresentations([
          "a sheet", "a popover", "a full-screen cover", "an alert", "a confirmation",
        ]))
    #expect(
      State(stack: VisibleStack(presentations: [.sheet("a", over)])).error
        == .severalPresentations(["a full-screen cover", "an alert"]))
  }

  @Test("The selected tab must be among the tabs, and no tab may occur twice")
  func listedTabs() {
    let tabs: [FolderTab] = [.folder("a"), .folder("b"), .vault(token: "1"), .vault(token: "2")]
    #expect(State(tabs: [.second], tab: .second).error == nil)
    #expect(Folders(tabs: tabs, tab: .vault(token: "2")).error == nil)
    #expect(
      State(tabs: [.second], tab: .first).error == .unlistedTab("first", tabs: ["second"]))
    #expect(
      Folders(tabs: tabs, tab: .folder("c")).error
        == .unlistedTab("folder", tabs: ["folder", "folder", "vault", "vault"]))
    #expect(
      State(tabs: [.first, .second, .first], tab: .second).error == .repeatedTab("first"))
    #expect(Folders(tabs: tabs + [.folder("b")], tab: tabs[0]).error == .repeatedTab("folder"))
    let mixed: [Any] = [Tab.first, Tab.second, OtherTab.first, OtherTab.second]
    #expect(VisibleState<Any, Int, String>(tabs: mixed, tab: OtherTab.first).error == nil)
  }

  @Test("A value with too many parts is an error that names it")
  func large() {
    let state = VisibleState<Never, [Int], String>(routes: [Array(0..<100_001)])
    #expect(state.error == .tooLargeValue("array"))
  }
}

extension VisibleFlowState {
  /// Why the state is not valid; nil if it is.
  fileprivate var error: VisibleStateError? {
    var describer = PayloadDescriber(redaction: .standard)
    do throws(VisibleStateError) {
      try stack.check()
      try describer.state(erased).check()
      return nil
    } catch {
      return error
    }
  }
}
