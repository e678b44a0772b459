import ScreenContents
import Testing

@testable import ScreenPayloads
@testable import ScreenSnapshot

@Suite("Paths of states that differ although their paths are the same text")
struct DistinctPathsTests {
  struct Book: Identifiable {
    var id = "dune"
    var pages = 412
    var place = Place()
  }
  struct Place {
    var shelves = [1, 2]
    var password = "sand"
  }
  struct AccessToken { var text = "sand" }
  enum Flow { case guest, member }
  enum Tab { case library, search }
  enum Route {
    case book(Book)
    case note(String, visits: Int)
    case stops([Int])
  }

  private typealias State = VisibleFlowState<Never, Tab, Route, Never, Never>

  private static func paths(_ expected: State, _ found: State) -> [String] {
    var describer = PayloadDescriber(redaction: .standard)
    let paths = DistinctPaths(
      expected: describer.state(expected.erased), found: describer.state(found.erased))
    return [paths.expected, paths.found]
  }

  private static let longer = String(repeating: "x", count: 600)
  private static let long = String(repeating: "x", count: 80)

  private static let differences: [(Route, Route, [String])] = [
    (Route.stops([1]), Route.stops([2]), ["root › stops([1])", "root › stops([2])"]),
    (
      .note(long, visits: 1), .note(long, visits: 2),
      ["root › note(…, visits: 1)", "root › note(…, visits: 2)"]
    ),
    (
      .note(longer, visits: 1), .note("y" + longer, visits: 1),
      ["root › note(…, …)", "root › note(…, another value)"]
    ),
    (
      .book(Book()), .book(Book(pages: 7)),
      ["root › book(…, pages: 412)", "root › book(…, pages: 7)"]
    ),
    (
      .book(Book()), .book(Book(place: Place(shelves: [1, 3]))),
      ["root › book(…, place.shelves[1]: 2)", "root › book(…, place.shelves[1]: 3)"]
    ),
    (
      .book(Book()), .book(Book(place: Place(shelves: []))),
      [
        "root › book(…, place.shelves: 2 elements)", "root › book(…, place.shelves: 0 elements)",
      ]
    ),
    (
      .book(Book()), .book(Book(place: Place(password: "spice"))),
      [
        "root › book(…, place.password: <redacted>)",
        "root › book(…, place.password: <redacted>, another value)",
      ]
    ),
    (
      .note(long, visits: 1), .note("y" + long, visits: 1),
      ["root › note(…, \"\(long)\")", "root › note(…, \"y\(long)\")"]
    ),
  ]

  @Test("The part that differs is written, wherever it is", arguments: differences)
  func parts(expected: Route, found: Route, paths: [String]) {
    #expect(Self.paths(State(routes: [expected]), State(routes: [found])) == paths)
  }

  @Test("Flows and the texts of dialogs may differ")
  func otherParts() {
    typealias State = VisibleFlowState<Flow, Tab, Never, Never, Never>
    func paths(_ expected: State, _ found: State) -> [String] {
      var describer = PayloadDescriber(redaction: .standard)
      let paths = DistinctPaths(
        expected: describer.state(expected.erased), found: describer.state(found.erased))
      return [paths.expected, paths.found]
    }
    #expect(
      paths(State(flow: .guest, tab: .library), State(flow: .member, tab: .library))
        == ["guest › library", "member › library"])
    let alert = VisibleDialog("Sure?", buttons: [.button("OK")])
    #expect(
      paths(State(alert: alert), State(alert: VisibleDialog("Sure?")))
        == ["root › alert “Sure?”", "root › alert “Sure?” with other texts"])
  }

  @Test("Other lists of tabs are named, and equal paths stay as they are")
  func tabs() {
    #expect(
      Self.paths(
        State(tabs: [.library, .search], tab: .library), State(tabs: [.library], tab: .library))
        == ["library with the tabs library and search", "library with the tabs library"])
    #expect(Self.paths(State(), State()) == ["root", "root"])
  }
}
