import TestSupport
import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("VisibleState")
struct VisibleStateTests {
  private enum Tab: CaseIterable { case first, second }
  private typealias State = VisibleState<Tab, Int, String>

  @Test("The default tabs are all cases of the tab type, or the selected tab if it has no list")
  func tabs() {
    #expect(State(tab: .second).tabs == [.first, .second])
    #expect(State().tabs.isEmpty)
    #expect(State(tabs: [.second], tab: .second).tabs == [.second])
    #expect(State(tabs: [.second]).tabs.isEmpty)
    #expect(VisibleState<String, Int, String>(tab: "a").tabs == ["a"])
    #expect(VisibleState<String, Int, String>(tabs: [], tab: "a").tabs.isEmpty)
  }

  @Test("Presentations have the same order as the keys of the front matter")
  func presentations() {
    let dialog = VisibleDialog("Sure?")
    let state = State(
      routes: [1, 2], sheet: "sheet", popover: "popover", fullScreenCover: "cover", alert: dialog,
      confirmation: dialog)
    #expect(state.stack.routes == [1, 2])
    #expect(throws: VisibleStateError.severalPresentations(Self.all)) { try state.checked() }
    let over = VisibleStack<Int, String>(presentations: [.fullScreenCover("b"), .alert(dialog)])
    let inner = State(stack: VisibleStack(presentations: [.sheet("a", over)]))
    let two = ["a full-screen cover", "an alert"]
    #expect(throws: VisibleStateError.severalPresentations(two)) { try inner.checked() }
  }

  private static let all = [
    "a sheet", "a popover", "a full-screen cover", "an alert", "a confirmation",
  ]

  @Test("A selected tab must be among the tabs")
  func unlisted() throws {
    let error = try thrownError(VisibleStateError.self) {
      try State(tabs: [.second], tab: .first).checked()
    }
    #expect(error == .unlistedTab("first", tabs: ["second"]))
    #expect(
      error.description
        == "the selected tab 'first' is not among the tabs 'second'; add it to the tabs of the "
        + "visible state, or select one of them")
    try State(tabs: [.second], tab: .second).checked()
  }

  @Test("A tab must not occur twice")
  func repeated() throws {
    let error = try thrownError(VisibleStateError.self) {
      try State(tabs: [.first, .second, .first], tab: .second).checked()
    }
    #expect(error == .repeatedTab("first"))
    #expect(
      error.description
        == "the tab 'first' occurs twice among the tabs of the visible state; list each tab once")
  }

  @Test("Tabs are the same if their cases and payloads are the same, also if a name is secret")
  func payloads() throws {
    let tabs: [FolderTab] = [.folder("a"), .folder("b"), .vault(token: "1"), .vault(token: "2")]
    try VisibleState<FolderTab, Int, String>(tabs: tabs, tab: .vault(token: "2")).checked()
    let error = try thrownError(VisibleStateError.self) {
      try VisibleState<FolderTab, Int, String>(
        tabs: tabs + [.folder("b")], tab: tabs[0]
      ).checked()
    }
    #expect(error == .repeatedTab("folder"))
    #expect(
      throws: VisibleStateError.unlistedTab(
        "folder", tabs: ["folder", "folder", "vault", "vault"])
    ) {
      try VisibleState<FolderTab, Int, String>(tabs: tabs, tab: .folder("c")).checked()
    }
  }

  @Test("A value with too many parts is an error that names it")
  func large() throws {
    let error = try thrownError(VisibleStateError.self) {
      try VisibleState<Never, [Int], String>(routes: [Array(0..<100_001)]).checked()
    }
    #expect(error == .tooLargeValue("array"))
    #expect(
      error.description
        == "'array' has more than 100,000 parts or 100 levels; make its type 'SnapshotDescribing', "
        + "with a shorter description")
  }

  private enum FolderTab {
    case folder(String)
    case vault(token: String)
  }
}

extension VisibleFlowState {
  fileprivate func checked() throws(VisibleStateError) {
    var describer = PayloadDescriber(redaction: .standard)
    try stack.check()
    let described = describer.state(erased)
    try described.checkSize()
    _ = try described.positionOfTab()
  }
}
