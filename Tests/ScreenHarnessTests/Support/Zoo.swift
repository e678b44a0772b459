import Foundation
import ScreenContents

@testable import ScreenPayloads
@testable import ScreenSnapshot

/// An app whose destinations have any types; a session chooses its screens and what it declares.
struct ZooApp: Sendable {
  typealias State = ZooSnapshots.Navigator.State

  @TaskLocal static var current = ZooApp()

  var screens: KeyValuePairs<String, @MainActor @Sendable () throws -> State> = [:]
  var layouts: [ScreenLayout] = [.compact, .regular]
  var link: URL?
  var coveredTypes: [CoverageType] = []
  var coverageExceptions: [CoverageException] = []
  var content:
    @MainActor @Sendable (ZooSnapshots.Destination, ZooSnapshots.Navigator) -> ScreenContent? = {
      _, _ in nil
    }
}

/// The types of destinations.
enum Zoo {
  enum Route: Hashable {
    case house(House)
    case search(Diet, text: String)
  }

  enum House { case lions, apes }
  enum Diet { case meat, leaves }
  enum Ticket { case day, year }
  struct Map: Hashable {}
  enum Alert { case leave, stay }

  enum Secrets: Hashable, Error {
    case keys(owner: String, accessToken: String, site: URL)
    case rejected(password: String)
  }
}

enum MovieRoute: Hashable {
  case detail(Int)
  case credits, list
}

/// Routes with two names of ``MovieRoute``.
enum ShowRoute: Hashable {
  case detail(Int)
  case credits, episodes
}

struct ZooSnapshots: SnapshotHarness {
  private static var app: ZooApp { ZooApp.current }

  struct Screen: CaseIterable, RawRepresentable {
    let rawValue: String

    static var allCases: [Screen] { ZooApp.current.screens.map { Screen(rawValue: $0.key) } }
  }

  final class Navigator: ScreenNavigating {
    typealias State = VisibleState<Never, any Hashable, any Hashable>

    var visibleState = State()
  }

  static let redaction = Redaction.standard.adding(names: ["taxNumber"])

  static var layouts: [ScreenLayout] { app.layouts }
  static var coveredTypes: [CoverageType] { app.coveredTypes }
  static var coverageExceptions: [CoverageException] { app.coverageExceptions }

  static func makeNavigator() -> Navigator { Navigator() }

  static func navigate(_ navigator: Navigator, to screen: Screen) throws {
    let state = app.screens.first { $0.key == screen.rawValue }?.value
    navigator.visibleState = try state?() ?? Navigator.State()
  }

  static func goBack(in navigator: Navigator) { navigator.visibleState.stack.routes.removeLast() }

  static func link(to screen: Screen) -> URL? { app.link }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? {
    app.content(destination, context.navigator)
  }
}
