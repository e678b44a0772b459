import ScreenContents
import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("Effects of navigation")
struct NavigationEffectTests {
  struct Book: Identifiable {
    var id = "dune"
    var title = "Dune"
  }
  enum Flow { case onboarding, main }
  enum Tab: CaseIterable { case library, search, settings }
  enum Route {
    case book(Book)
    case page(Int)
    case text(String)
  }
  enum Sheet {
    case edit, lend
    case note(String)
  }
  enum Overlay { case success, sync }

  private typealias State = VisibleFlowState<Flow, Tab, Route, Sheet, Overlay>
  private typealias Stack = VisibleStack<Route, Sheet>

  private static func effect(from old: State, to new: State) -> NavigationEffect {
    var describer = PayloadDescriber(redaction: .standard)
    return NavigationEffect(
      from: describer.state(old.erased), to: describer.state(new.erased))
  }

  private static func stack(_ pages: Int..., presenting: VisiblePresentation<Route, Sheet>? = nil)
    -> Stack
  {
    Stack(routes: pages.map { .page($0) }, presentations: presenting.map { [$0] } ?? [])
  }

  private static func state(_ pages: Int..., presenting: VisiblePresentation<Route, Sheet>? = nil)
    -> State
  {
    State(
      stack: Stack(
        routes: pages.map { .page($0) }, presentations: presenting.map { [$0] } ?? []))
  }

  private static var question: VisibleDialog { VisibleDialog("Delete?", buttons: [.button("No")]) }

  private static func check(_ cases: [(old: State, new: State, words: String)]) {
    for (old, new, words) in cases {
      #expect(effect(from: old, to: new).text == words)
    }
  }

  @Test("The common prefix of two stacks stays")
  func stacks() {
    Self.check([
      (Self.state(), Self.state(), "no change"),
      (Self.state(1, 2), Self.state(1, 2), "no change"),
      (Self.state(), Self.state(1), "push page(1)"),
      (Self.state(1), Self.state(1, 2, 3), "push page(2), then push page(3)"),
      (Self.state(1), Self.state(), "pop"),
      (Self.state(1, 2, 3), Self.state(1), "pop 2"),
      (Self.state(1, 2), Self.state(1, 3), "replace with page(3)"),
      (Self.state(1, 2, 3), Self.state(1, 4), "pop 2, then push page(4)"),
      (Self.state(1), Self.state(2, 3), "pop, then push page(2), then push page(3)"),
    ])
  }

  @Test("A presentation is presented, dismissed or replaced")
  func presentations() {
    let edit = Self.state(1, presenting: .sheet(.edit))
    Self.check([
      (Self.state(1), edit, "present sheet edit"),
      (Self.state(1), Self.state(1, presenting: .popover(.edit)), "present popover edit"),
      (Self.state(1), Self.state(1, presenting: .fullScreenCover(.edit)), "present cover edit"),
      (
        Self.state(1), Self.state(1, presenting: .confirmation(Self.question)),
        "present confirmation “Delete?”"
      ),
      (Self.state(1), Self.state(1, presenting: .alert(Self.question)), "present alert “Delete?”"),
      (edit, Self.state(1), "dismiss"),
      (edit, edit, "no change"),
      (edit, Self.state(1, presenting: .sheet(.lend)), "replace with sheet lend"),
      (edit, Self.state(1, presenting: .popover(.edit)), "replace with popover edit"),
      (edit, Self.state(1, presenting: .fullScreenCover(.edit)), "replace with cover edit"),
      (
        edit, Self.state(1, presenting: .alert(Self.question)),
        "dismiss, then present alert “Delete?”"
      ),
      (edit, Self.state(), "dismiss, then pop"),
      (edit, Self.state(1, 2), "dismiss, then push page(2)"),
      (
        edit, Self.state(1, 2, presenting: .sheet(.edit)), "push page(2) beneath sheet edit"
      ),
      (
        edit, Self.state(2, 3, presenting: .sheet(.edit, Self.stack(4))),
        "pop, then push page(2), then push page(3) beneath sheet edit, then push page(4)"
      ),
      (
        edit, Self.state(1, 2, presenting: .sheet(.lend)),
        "dismiss, then push page(2), then present sheet lend"
      ),
      (
        Self.state(1, presenting: .alert(Self.question)),
        Self.state(1, 2, presenting: .alert(Self.question)),
        "dismiss, then push page(2), then present alert “Delete?”"
      ),
      (
        Self.state(1), Self.state(2, presenting: .sheet(.edit)),
        "replace with page(2), then present sheet edit"
      ),
    ])
  }

  @Test("Presentations over each other have stacks of their own")
  func nested() {
    let inner = Self.state(presenting: .sheet(.edit, Self.stack(1)))
    let deep = Self.state(
      presenting: .sheet(.edit, Self.stack(1, presenting: .fullScreenCover(.lend, Self.stack(2)))))
    Self.check([
      (Self.state(), inner, "present sheet edit, then push page(1)"),
      (
        Self.state(), deep,
        "present sheet edit, then push page(1), then present cover lend, then push page(2)"
      ),
      (inner, Self.state(presenting: .sheet(.edit)), "pop"),
      (inner, Self.state(presenting: .sheet(.edit, Self.stack(1, 2))), "push page(2)"),
      (inner, deep, "present cover lend, then push page(2)"),
      (deep, inner, "dismiss"),
      (deep, Self.state(), "dismiss 2"),
      (deep, Self.state(presenting: .sheet(.lend)), "dismiss 2, then present sheet lend"),
      (
        inner, Self.state(presenting: .sheet(.lend, Self.stack(3))),
        "replace with sheet lend, then push page(3)"
      ),
    ])
  }

  @Test("Tabs are selected, added and removed; another tab shows its own stack")
  func tabs() {
    func state(_ tab: Tab, _ pages: Int..., tabs: [Tab] = Tab.allCases) -> State {
      State(tabs: tabs, tab: tab, stack: Stack(routes: pages.map { .page($0) }))
    }
    Self.check([
      (state(.library, 1), state(.search), "select tab search"),
      (state(.library, 1), state(.search, 2), "select tab search, then push page(2)"),
      (state(.library, 1), state(.library), "pop"),
      (
        state(.library), state(.library, tabs: [.library, .search]), "remove tab settings"
      ),
      (
        state(.library, tabs: [.library]), state(.search, tabs: [.library, .search]),
        "add tab search, then select tab search"
      ),
      (
        state(.settings, 1), state(.library, tabs: [.library, .search]),
        "remove tab settings, then select tab library"
      ),
    ])
  }

  @Test("A sheet that stays while another tab is selected is not presented again")
  func tabBeneath() {
    func state(_ tab: Tab, _ pages: Int...) -> State {
      State(
        tab: tab,
        stack: Stack(routes: pages.map { .page($0) }, presentations: [.sheet(.edit)]))
    }
    Self.check([
      (state(.library, 1), state(.search), "select tab search beneath sheet edit"),
      (
        state(.library, 1), state(.search, 2),
        "select tab search, then push page(2) beneath sheet edit"
      ),
      (
        State(flow: .onboarding, sheet: .edit), State(flow: .main, sheet: .edit),
        "flow onboarding → main beneath sheet edit"
      ),
    ])
  }

  @Test("Another flow begins anew, in its first tab unless another one is selected")
  func flows() {
    let start = State(flow: .onboarding, stack: Self.stack(1))
    Self.check([
      (start, State(flow: .main), "flow onboarding → main"),
      (
        start, State(flow: .main, stack: Self.stack(2)), "flow onboarding → main, then push page(2)"
      ),
      (start, State(flow: .main, tab: .library), "flow onboarding → main"),
      (start, State(flow: .main, tab: .search), "flow onboarding → main, then select tab search"),
      (State(), State(flow: .main), "flow main"),
      (start, State(), "flow onboarding → none"),
    ])
  }

  @Test("An overlay is hidden first and shown last")
  func overlays() {
    Self.check([
      (State(), State(overlay: .success), "show overlay success"),
      (State(overlay: .success), State(), "hide overlay"),
      (State(overlay: .success), State(overlay: .success), "no change"),
      (
        State(overlay: .success), State(routes: [.page(1)], overlay: .success),
        "push page(1) beneath overlay success"
      ),
      (State(overlay: .success), State(overlay: .sync), "hide overlay, then show overlay sync"),
      (
        State(routes: [.page(1)], overlay: .success), State(overlay: .sync),
        "hide overlay, then pop, then show overlay sync"
      ),
    ])
  }

  @Test("Values with equal short forms are different if their data differ")
  func data() {
    let secret = Self.effect(
      from: State(sheet: .note("a")), to: State(sheet: .note("b")))
    #expect(secret.text == #"replace with sheet note("b")"#)
    let book = Self.effect(
      from: State(routes: [.book(Book())]), to: State(routes: [.book(Book(title: "Emma"))]))
    #expect(book.text == #"replace with book(id: "dune")"#)
    let dialog = Self.effect(
      from: State(alert: VisibleDialog("Delete?", message: "1")),
      to: State(alert: VisibleDialog("Delete?", message: "2")))
    #expect(dialog.text == "dismiss, then present alert “Delete?”")
  }

  @Test("A value without a short line continues in a block")
  func blocks() {
    let text = String(repeating: "a", count: 80)
    let effect = Self.effect(
      from: State(), to: State(routes: [.text(text), .page(1), .text(text)]))
    #expect(effect.text == "push text(…), then push page(1), then push text(…)")
    #expect(effect.block == [#"text: "\#(text)""#, #"text: "\#(text)""#])
  }
}

@Suite("Paths of states")
struct DescribedStateTests {
  private typealias Words = NavigationEffectTests
  private typealias State = VisibleFlowState<
    Words.Flow, Words.Tab, Words.Route, Words.Sheet, Words.Overlay
  >

  @Test("A path has the tab or the flow, the routes, the presentations and the overlay")
  func paths() {
    let inner = VisibleStack<Words.Route, Words.Sheet>(
      routes: [.page(2)], presentations: [.alert(VisibleDialog("Sure?"))])
    let long = String(repeating: "a", count: 80)
    let paths: [(State, [String])] = [
      (State(), ["root"]),
      (State(routes: [.page(1)]), ["root › page(1)"]),
      (State(flow: .onboarding), ["onboarding"]),
      (State(flow: .main, tab: .library), ["library"]),
      (State(tab: .search, routes: [.book(.init())]), [#"search › book(id: "dune")"#]),
      (State(tab: .search, sheet: .edit), ["search › sheet edit"]),
      (State(tab: .search, popover: .edit), ["search › popover edit"]),
      (State(tab: .search, fullScreenCover: .edit), ["search › cover edit"]),
      (State(confirmation: VisibleDialog("Sure?")), ["root › confirmation “Sure?”"]),
      (
        State(stack: VisibleStack(routes: [.page(1)], presentations: [.sheet(.lend, inner)])),
        ["root › page(1) › sheet lend › page(2) › alert “Sure?”"]
      ),
      (
        State(tab: .library, sheet: .edit, overlay: .sync),
        [
          "library › sheet edit › overlay sync"
        ]
      ),
      (
        State(routes: [.text(long), .page(1)]),
        ["root › text(…) › page(1)", #"  text: "\#(long)""#]
      ),
    ]
    var describer = PayloadDescriber(redaction: .standard)
    for (state, path) in paths { #expect(describer.state(state.erased).path == path) }
  }

  @Test("A dialog that the app describes has the short form of its value")
  func dialogs() {
    var describer = PayloadDescriber(redaction: .standard)
    let state = State(alert: VisibleDialog(describing: Words.Route.page(3)))
    #expect(describer.state(state.erased).path == ["root › alert page(3)"])
    let title = String(repeating: "a", count: 71)
    let long = State(alert: VisibleDialog(title))
    #expect(describer.state(long.erased).path == ["root › alert “…”", "  “\(title)”"])
  }
}
