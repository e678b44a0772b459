import Foundation
import ScreenContents

@testable import ScreenCoverage
@testable import ScreenJobs
@testable import ScreenSnapshot

/// An app whose cases contain other enums, whose sheets are existential, and whose alerts are values.
enum Station {
  indirect enum Route: Sendable {
    case hall
    case platform(PlatformRoute)
    case train(TrainRoute?)
    case ticket(price: TicketRoute)
    case search(Filter, from: String)
    case signIn(then: Route)
    case line(Loadable<PlatformRoute>)
    case plan(Result<Int, any Error>)
    case signal(FloatingPointSign)
    case any(any Hashable & Sendable)
  }

  enum PlatformRoute: Hashable, Sendable {
    case bench
    case clock(ClockRoute)
    case kiosk
  }

  enum ClockRoute: Sendable { case face, hands }
  enum TrainRoute: Sendable { case seat, restaurant }
  enum TicketRoute: Sendable { case single, monthly }
  enum Filter: Sendable { case all, fast }
  enum LiftRoute: Hashable, Sendable {
    case to(floor: Int)
    case to(room: String)
    case basement
  }
  enum Loadable<Value: Sendable>: Sendable {
    case loaded(Value)
    case loading
  }
  enum SettingsRoute { case sound, light }
  enum Alert {
    case delayed(minutes: Int)
    case cancelled
  }

  struct Leaflet: Hashable, Sendable {}
  enum Sheet: Hashable, Sendable { case map, clock }
}

struct StationSnapshots: SnapshotHarness {
  @TaskLocal static var coverageExceptions: [CoverageException] = []
  @TaskLocal static var coveredTypes: [CoverageType] = []
  @TaskLocal static var state: @MainActor @Sendable () -> Navigator.State = { .init() }

  enum Screen: String, CaseIterable { case first, second }

  final class Navigator: ScreenNavigating {
    typealias State = VisibleState<Never, Station.Route, AnyHashable>
    var visibleState = State()
  }

  static func makeNavigator() -> Navigator { Navigator() }

  static func content(of destination: Destination, in context: Context) -> ScreenContent? { nil }

  static func navigate(_ navigator: Navigator, to screen: Screen) {
    if screen == .first { navigator.visibleState = state() }
  }

  /// The coverage if the first screen has routes and a presentation.
  @MainActor
  static func report(
    _ routes: [Station.Route] = [],
    presenting presentation:
      @autoclosure @escaping @MainActor @Sendable () ->
      VisiblePresentation<Station.Route, AnyHashable>? = nil,
    coveredTypes: [CoverageType] = [], exceptions: [CoverageException] = []
  ) async throws -> CoverageReport {
    let state: @MainActor @Sendable () -> Navigator.State = {
      Navigator.State(
        stack: VisibleStack(routes: routes, presentations: presentation().map { [$0] } ?? []))
    }
    return try await $state.withValue(state) {
      try await $coveredTypes.withValue(coveredTypes) {
        try await $coverageExceptions.withValue(exceptions) {
          try await CoverageCollector(of: AnySnapshotHarness(Self.self)).report()
        }
      }
    }
  }
}
