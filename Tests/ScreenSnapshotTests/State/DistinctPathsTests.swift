import Foundation
import ScreenContents
import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("Paths of states that differ although their paths are the same text")
struct DistinctPathsTests {
  struct Book: Identifiable {
    var id = "dune"
    var title = "Dune"
    var pages = 412
    var password = "sand"
  }
  enum Tab { case library, search }
  enum Route {
    case book(Book)
    case stops([Int])
    case trip(Trip)
  }

  enum Flow { case member }
  struct Trip: Identifiable {
    var id = "alps"
    var stops: [String]
    var logins = [Credentials()]
  }
  struct Credentials {
    var url = URL(string: "https://bob:0@example.org")
  }
  private typealias State = VisibleFlowState<Flow, Tab, Route, Never, Never>

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
          "root › book(id: \"dune\") (book: … pages: 412)",
          "root › book(id: \"dune\") (book: … pages: 7)",
        ]
      ),
      (
        State(routes: [.trip(Trip(stops: ["Bern", "Chur"])), .book(Book())]),
        State(routes: [.trip(Trip(stops: ["Bern", "Arth", "Chur"])), .book(Book(pages: 7))]),
        [
          "root › trip(id: \"alps\") › book(id: \"dune\")",
          "root › trip(id: \"alps\") › book(id: \"dune\") (stops: … \"Arth\")",
        ]
      ),
      (
        State(routes: [.trip(Trip(stops: [String(repeating: "long ", count: 20)]))]),
        State(routes: [.trip(Trip(stops: []))]),
        [
          "root › trip(id: \"alps\") (trip: … stops:)",
          "root › trip(id: \"alps\") (trip: … stops: [])",
        ]
      ),
      (
        State(routes: [.book(Book(title: String(repeating: "long ", count: 20)))]),
        State(routes: [.book(Book())]),
        [
          "root › book(id: \"dune\") (book: … title: \"\(String(repeating: "long ", count: 11))l…)",
          "root › book(id: \"dune\") (book: … title: \"Dune\")",
        ]
      ),
      (
        State(flow: .member, tabs: [.library], tab: .library),
        State(tabs: [.library], tab: .library),
        ["library (flow: member)", "library"]
      ),
      (
        State(routes: [.book(Book())]), State(routes: [.book(Book(password: "spice"))]),
        [
          "root › book(id: \"dune\") (password: <redacted>)",
          "root › book(id: \"dune\") (password: <redacted>, another value)",
        ]
      ),
      (
        State(routes: [.trip(Trip(stops: []))]),
        State(routes: [
          .trip(
            Trip(stops: [], logins: [Credentials(url: URL(string: "https://bob:1@example.org"))]))
        ]),
        [
          "root › trip(id: \"alps\") (url: <redacted>)",
          "root › trip(id: \"alps\") (url: <redacted>, another value)",
        ]
      ),
      (
        State(alert: VisibleDialog("Sure?", buttons: [.button("OK")])),
        State(alert: VisibleDialog("Sure?")),
        ["root › alert “Sure?”", "root › alert “Sure?” without the ordinary button 'OK'"]
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
