import ScreenContents
import ScreenNavigation
import TestApps

@testable import ScreenSnapshot

enum TicketRoute: Hashable {
  case seats, list
  case row(Row)

  enum Row: Hashable { case front, back, balcony }
}

/// A route without a name of its own.
struct Trailer: Hashable { let id: Int }

enum CinemaScreen: String, CaseIterable {
  case movie, show, movieCredits, showCredits, episodes, seats
  case frontRow, backRow, firstTrailer, secondTrailer
}

/// A navigator whose stack accepts several types of routes.
@MainActor
final class CinemaNavigator: ScreenNavigating {
  var routes: [any Hashable] = []

  var visibleState: VisibleState<Never, any Hashable, Never> {
    VisibleState(routes: routes)
  }

  static func routes(to screen: CinemaScreen) -> [any Hashable] {
    switch screen {
    case .movie: [MovieRoute.detail(1)]
    case .show: [ShowRoute.detail(1)]
    case .movieCredits: [MovieRoute.detail(1), MovieRoute.credits]
    case .showCredits: [ShowRoute.detail(1), ShowRoute.credits]
    case .episodes: [ShowRoute.episodes]
    case .seats: [TicketRoute.seats]
    case .frontRow: [TicketRoute.row(.front)]
    case .backRow: [TicketRoute.row(.back)]
    case .firstTrailer: [Trailer(id: 1)]
    case .secondTrailer: [Trailer(id: 2)]
    }
  }
}

enum CinemaSnapshots: SnapshotHarness {
  typealias Screen = CinemaScreen

  static let layouts: [ScreenLayout] = [.compact, .controls]

  @TaskLocal static var coveredTypes: [CoverageType] = [
    CoverageType(.route, MovieRoute.self), CoverageType(.route, ShowRoute.self),
  ]

  static func makeNavigator() -> CinemaNavigator { CinemaNavigator() }

  static func navigate(_ navigator: CinemaNavigator, to screen: CinemaScreen) {
    navigator.routes = CinemaNavigator.routes(to: screen)
  }

  static func goBack(in navigator: CinemaNavigator) { navigator.routes.removeLast() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    let navigator = context.navigator
    guard case .route(let route) = destination, route as? ShowRoute == .episodes else { return nil }
    return ScreenContent(elements: [
      .button("Film") { navigator.routes.append(MovieRoute.detail(2)) },
      .button("Series") { navigator.routes.append(ShowRoute.detail(2)) },
      .button("Both") { navigator.routes = [MovieRoute.credits, ShowRoute.credits] },
      .button("Seats") { navigator.routes.append(TicketRoute.list) },
      .button("Show") { navigator.routes = [ShowRoute.detail(1)] },
      .button("Front Row") { navigator.routes = [TicketRoute.row(.front)] },
      .button("Balcony") { navigator.routes = [TicketRoute.row(.balcony)] },
      .button("Trailer") { navigator.routes = [Trailer(id: 1)] },
    ])
  }
}
