import ScreenContents
import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("Paths of states that differ although their paths are the same text")
struct DistinctPathsTests {
  struct Book: Identifiable {
    var id = "dune"
    var pages = 412
    var password = "sand"
  }
  enum Tab { case library, search }
  enum Route {
    case book(Book)
    case stops([Int])
  }

  private typealias State = VisibleFlowState<Never, Tab, Route, Never, Never>

  private static var states: [(State, State, [String])] {
    [
      (State(), State(), ["root", "root"]),
      (
        State(routes: [.stops([1])]), State(routes: [.stops([2])]),
        ["root › stops([1])", "root › stops([2])"]
      ),
      (
        State(routes: [.book(Book())]), State(routes: [.book(Book(pages: 7))]),
        [
          "root › book(id: \"dune\") with 'pages: 412'",
          "root › book(id: \"dune\") with 'pages: 7'",
        ]
      ),
      (
        State(routes: [.book(Book())]), State(routes: [.book(Book(password: "spice"))]),
        ["root › book(id: \"dune\")", "root › book(id: \"dune\") with other texts or secrets"]
      ),
      (
        State(alert: VisibleDialog("Sure?", buttons: [.button("OK")])),
        State(alert: VisibleDialog("Sure?")),
        ["root › alert “Sure?”", "root › alert “Sure?” with other texts or secrets"]
      ),
      (
        State(tabs: [.library, .search], tab: .library), State(tabs: [.library], tab: .library),
        ["library with the tabs library and search", "library with the tabs library"]
      ),
    ]
  }

  @Test("What differs is written, wherever it is")
  func differences() {
    for (expected, found, words) in Self.states {
      var describer = PayloadDescriber(redaction: .standard)
      let paths = describer.state(expected.erased)
        .distinctPaths(to: describer.state(found.erased))
      #expect([paths.own, paths.other] == words)
    }
  }
}
