import Foundation
import ScreenContents

@testable import ScreenPayloads
@testable import ScreenSnapshot

private struct Book: Identifiable {
  var id = "dune"
  var title = "Dune"
  var pages = 412
  var password = "sand"
}

private struct Trip: Identifiable {
  var id = "alps"
  var stops: [String]
  var logins = [Credentials()]
}

private struct Credentials {
  var url = URL(string: "https://bob:0@example.org")
}

private enum Flow { case member }
private enum Tab { case library, search }
private enum Route {
  case book(Book)
  case stops([Int])
  case trip(Trip)
}

private typealias State = VisibleFlowState<Flow, Tab, Route, Never, Never>

private func pairs(_ states: (State, State)...) -> String {
  states.map { own, other in
    var describer = PayloadDescriber(redaction: .standard)
    let paths = describer.state(own.erased).distinctPaths(to: describer.state(other.erased))
    return "\(paths.own)\n\(paths.other)"
  }.joined(separator: "\n\n")
}

extension SessionPicture {
  static let distinctPaths = [
    SessionPicture("paths of two states") {
      let login = Credentials(url: URL(string: "https://bob:1@example.org"))
      let long = String(repeating: "long ", count: 20)
      return pairs(
        (State(), State()), (State(routes: [.stops([1])]), State(routes: [.stops([2])])),
        (State(routes: [.book(Book())]), State(routes: [.book(Book(pages: 7))])),
        (
          State(routes: [.trip(Trip(stops: ["Bern", "Chur"])), .book(Book())]),
          State(routes: [.trip(Trip(stops: ["Bern", "Arth", "Chur"])), .book(Book(pages: 7))])
        ),
        (State(routes: [.trip(Trip(stops: [long]))]), State(routes: [.trip(Trip(stops: []))])),
        (State(routes: [.book(Book(title: long))]), State(routes: [.book(Book())])),
        (
          State(flow: .member, tabs: [.library], tab: .library),
          State(tabs: [.library], tab: .library)
        ),
        (State(routes: [.book(Book())]), State(routes: [.book(Book(password: "spice"))])),
        (
          State(routes: [.trip(Trip(stops: []))]),
          State(routes: [.trip(Trip(stops: [], logins: [login]))])
        ),
        (
          State(alert: VisibleDialog("Sure?", buttons: [.button("OK")])),
          State(alert: VisibleDialog("Sure?"))
        ),
        (
          State(tabs: [.library, .search], tab: .library), State(tabs: [.library], tab: .library)
        ))
    }
  ]
}
