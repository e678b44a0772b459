import ScreenContents

@testable import ScreenPayloads
@testable import ScreenSnapshot

private struct Book: Identifiable {
  var id = "dune"
  var title = "Dune"
}

private enum Flow { case onboarding, main }

private enum Tab: CaseIterable { case library, search, settings }

private enum Route {
  case book(Book)
  case page(Int)
  case text(String)
}

private enum Sheet {
  case edit, lend
  case note(String)
}

private enum Overlay { case success, sync }

private typealias State = VisibleFlowState<Flow, Tab, Route, Sheet, Overlay>
private typealias Stack = VisibleStack<Route, Sheet>

private func stack(_ pages: Int..., presenting: VisiblePresentation<Route, Sheet>? = nil) -> Stack {
  Stack(routes: pages.map { .page($0) }, presentations: presenting.map { [$0] } ?? [])
}

private func state(_ pages: Int..., presenting: VisiblePresentation<Route, Sheet>? = nil) -> State {
  State(
    stack: Stack(routes: pages.map { .page($0) }, presentations: presenting.map { [$0] } ?? []))
}

private func state(_ tab: Tab, _ pages: Int..., tabs: [Tab] = Tab.allCases) -> State {
  State(tabs: tabs, tab: tab, stack: Stack(routes: pages.map { .page($0) }))
}

/// The path of a state, the path of the next one, and the effect that leads to it.
private func changes(_ states: (State, State)...) -> String {
  var describer = PayloadDescriber(redaction: .standard)
  let texts = states.map { old, new in
    let (old, new) = (describer.state(old.erased), describer.state(new.erased))
    let effect = NavigationEffect(from: old, to: new)
    let path = ["→ \(new.path[0])"] + new.path.dropFirst()
    let lines = old.path + path + ([effect.text] + effect.block).map { "  \($0)" }
    return lines.joined(separator: "\n")
  }
  return texts.joined(separator: "\n")
}

private func paths(_ states: [State]) -> String {
  var describer = PayloadDescriber(redaction: .standard)
  return states.flatMap { describer.state($0.erased).path }.joined(separator: "\n")
}

extension SessionPicture {
  static let effects = [
    SessionPicture("effects on a stack") {
      changes(
        (state(), state()), (state(1, 2), state(1, 2)), (state(), state(1)),
        (state(1), state(1, 2, 3)), (state(1), state()), (state(1, 2, 3), state(1)),
        (state(1, 2), state(1, 3)), (state(1, 2, 3), state(1, 4)), (state(1), state(2, 3)))
    },
    SessionPicture("effects on presentations") {
      let question = VisibleDialog("Delete?", buttons: [.button("No")])
      let (page, edit) = (state(1), state(1, presenting: .sheet(.edit)))
      return changes(
        (page, edit), (page, state(1, presenting: .popover(.edit))),
        (page, state(1, presenting: .fullScreenCover(.edit))),
        (page, state(1, presenting: .confirmation(question))),
        (page, state(1, presenting: .alert(question))), (edit, page), (edit, edit),
        (edit, state(1, presenting: .sheet(.lend))), (edit, state(1, presenting: .popover(.edit))),
        (edit, state(1, presenting: .fullScreenCover(.edit))),
        (edit, state(1, presenting: .alert(question))), (edit, state()), (edit, state(1, 2)),
        (edit, state(1, 2, presenting: .sheet(.edit))),
        (edit, state(2, 3, presenting: .sheet(.edit, stack(4)))),
        (edit, state(1, 2, presenting: .sheet(.lend))),
        (
          state(1, presenting: .alert(question)), state(1, 2, presenting: .alert(question))
        ), (page, state(2, presenting: .sheet(.edit))))
    },
    SessionPicture("effects on nested presentations") {
      let inner = state(presenting: .sheet(.edit, stack(1)))
      let deep = state(
        presenting: .sheet(.edit, stack(1, presenting: .fullScreenCover(.lend, stack(2)))))
      return changes(
        (state(), inner), (state(), deep), (inner, state(presenting: .sheet(.edit))),
        (inner, state(presenting: .sheet(.edit, stack(1, 2)))), (inner, deep), (deep, inner),
        (deep, state()), (deep, state(presenting: .sheet(.lend))),
        (inner, state(presenting: .sheet(.lend, stack(3)))))
    },
    SessionPicture("effects on tabs") {
      let two: [Tab] = [.library, .search]
      return changes(
        (state(.library, 1), state(.search)), (state(.library, 1), state(.search, 2)),
        (state(.library, 1), state(.library)), (state(.library), state(.library, tabs: two)),
        (state(.library, tabs: [.library]), state(.search, tabs: two)),
        (state(.settings, 1), state(.library, tabs: two)))
    },
    SessionPicture("effects beneath a sheet") {
      func state(_ tab: Tab, _ pages: Int...) -> State {
        State(
          tab: tab, stack: Stack(routes: pages.map { .page($0) }, presentations: [.sheet(.edit)]))
      }
      return changes(
        (state(.library, 1), state(.search)), (state(.library, 1), state(.search, 2)),
        (State(flow: .onboarding, sheet: .edit), State(flow: .main, sheet: .edit)))
    },
    SessionPicture("effects on flows") {
      let start = State(flow: .onboarding, stack: stack(1))
      return changes(
        (start, State(flow: .main)), (start, State(flow: .main, stack: stack(2))),
        (start, State(flow: .main, tab: .library)), (start, State(flow: .main, tab: .search)),
        (State(), State(flow: .main)), (start, State()))
    },
    SessionPicture("effects on overlays") {
      let success = State(overlay: .success)
      let page = State(routes: [.page(1)], overlay: .success)
      return changes(
        (State(), success), (success, State()), (success, success), (success, page),
        (success, State(overlay: .sync)), (page, State(overlay: .sync)))
    },
    SessionPicture("effects on values with equal short forms") {
      changes(
        (State(sheet: .note("a")), State(sheet: .note("b"))),
        (State(routes: [.book(Book())]), State(routes: [.book(Book(title: "Emma"))])),
        (
          State(alert: VisibleDialog("Delete?", message: "1")),
          State(alert: VisibleDialog("Delete?", message: "2"))
        ))
    },
    SessionPicture("effects with blocks") {
      let text = Route.text(String(repeating: "a", count: 80))
      return changes((State(), State(routes: [text, .page(1), text])))
    },
    SessionPicture("paths") {
      let inner = Stack(routes: [.page(2)], presentations: [.alert(VisibleDialog("Sure?"))])
      let states = [
        State(flow: .main, tab: .library), State(tab: .search, popover: .edit),
        State(tab: .search, fullScreenCover: .edit), State(confirmation: VisibleDialog("Sure?")),
        State(stack: Stack(routes: [.page(1)], presentations: [.sheet(.lend, inner)])),
        State(tab: .library, sheet: .edit, overlay: .sync),
        State(alert: VisibleDialog(describing: Route.page(3))),
        State(alert: VisibleDialog(String(repeating: "a", count: 71))),
      ]
      return paths(states)
    },
  ]
}
