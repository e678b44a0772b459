import Foundation
import ScreenContents
import TestApps

@testable import ScreenSnapshot

extension SessionApp {
  private typealias State = ZooApp.State

  @MainActor private static func app(_ change: (inout ZooApp) -> Void) -> SessionApp {
    var app = ZooApp()
    change(&app)
    return SessionApp(ZooSnapshots.self, with(ZooApp.$current, app))
  }

  /// Destinations of any types.
  @MainActor static let zoos: [String: SessionApp] = {
    @MainActor func zoo(
      _ exceptions: CoverageException..., describesDialogs: Bool = true
    ) -> SessionApp {
      app {
        $0.screens = nestedScreens(describesDialogs: describesDialogs)
        $0.coveredTypes = [
          .init(.route, Zoo.Route.self), .init(.alert, Zoo.Alert.self),
          .init(.sheet, Zoo.Ticket.self),
        ]
        $0.coverageExceptions = exceptions
      }
    }
    return [
      "Zoo": zoo(),
      "Zoo, with four stale exceptions": zoo(
        .init(.alert, "stay", because: "not built yet"),
        .init(.sheet, "*", in: "Map", because: "no cases"),
        .init(.route, "apes", in: "House", because: "old"),
        .init(.route, "lions", because: "without a type"),
        .init(.route, "*", in: "Houses", because: "misspelled")),
      "Zoo, with a dialog that no value describes": zoo(describesDialogs: false),
      "Zoo, with films": app(showFilms),
      "Zoo, with films, without declared types": app {
        showFilms(in: &$0)
        $0.coveredTypes = []
      },
      "Zoo, with secrets": app { keepSecrets(of: "Ada", in: &$0) },
      "Zoo, with secrets of Grace": app { keepSecrets(of: "Grace", in: &$0) },
    ]
  }()

  /// Enums inside cases, sheets of any type, and an alert.
  private static func nestedScreens(
    describesDialogs: Bool
  ) -> KeyValuePairs<String, @MainActor @Sendable () throws -> State> {
    [
      "gate": { State(sheet: Zoo.Map()) },
      "house": { State(routes: [Zoo.Route.search(.meat, text: ""), Zoo.Route.house(.apes)]) },
      "ticket": { State(sheet: Zoo.Ticket.day) },
      "leaving": {
        State(
          alert: describesDialogs
            ? VisibleDialog(describing: Zoo.Alert.leave) : VisibleDialog("Leave?"))
      },
    ]
  }

  /// Routes of several types with the same names.
  nonisolated private static func showFilms(in app: inout ZooApp) {
    app.layouts = [.compact, .controls]
    app.coveredTypes = [
      .init(.route, MovieRoute.self), .init(.route, ShowRoute.self),
    ]
    app.screens = [
      "movie": { State(routes: [MovieRoute.detail(1)]) },
      "show": { State(routes: [ShowRoute.detail(1)]) },
      "movieCredits": { State(routes: [MovieRoute.detail(1), MovieRoute.credits]) },
      "showCredits": { State(routes: [ShowRoute.detail(1), ShowRoute.credits]) },
      "episodes": { State(routes: [ShowRoute.episodes]) },
    ]
    app.content = { destination, navigator in
      guard case .route(let route) = destination, route as? ShowRoute == .episodes else {
        return nil
      }
      func go(_ label: String, _ routes: [any Hashable & Sendable]) -> ScreenElement {
        .button(label) { navigator.visibleState.stack.routes = routes }
      }
      return ScreenContent(elements: [
        go("Film", [ShowRoute.episodes, MovieRoute.detail(2)]),
        go("Series", [ShowRoute.episodes, ShowRoute.detail(2)]),
        go("Both", [MovieRoute.credits, ShowRoute.credits]),
        go("Ticket", [ShowRoute.episodes, Zoo.Ticket.day]),
      ])
    }
  }

  /// A secret in everything with a name.
  private static func keepSecrets(of owner: String, in app: inout ZooApp) {
    let secret = "hunter2"
    guard let site = URL(string: "https://me:\(secret)@zoo.example/?token=\(secret)") else {
      return
    }
    app.link = site
    app.screens = [
      "keys": { State(routes: [Zoo.Secrets.keys(owner: owner, accessToken: secret, site: site)]) },
      "rejected": { throw Zoo.Secrets.rejected(password: "sesame") },
    ]
    app.content = { _, _ in
      let elements = [
        "Password", "API Key", "Access tokens", "Private Key:", "Client Secret", "Tax number",
        "Your IBAN",
      ].flatMap { label -> [ScreenElement] in
        [.row(label, secret), .link(label, secret), .field(label, secret)]
      }
      return ScreenContent(
        title: "Keys of \(owner)",
        elements: elements + [
          .section("More", [.section("Inside", elements)]),
          .section("Sign in", [.field("Word", secret, isSecure: true)]),
        ])
    }
  }
}
