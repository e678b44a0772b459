import BookshelfNavigation
import Observation
import ScreenNavigation

/// The rows about routers, which take the same steps as classes without a library.
@MainActor
struct NavigationRows {
  /// The number of steps that a row repeats at least.
  let minimumSteps: Int

  private static let tabs = (0..<16).flatMap { _ in Bookshelf.Tab.standard }
  private static let paths = AppScreen.allCases.map(\.navigationPath)
    .filter { $0.flow == nil && $0.overlay == nil }

  var measurements: [Measurement] {
    let push = NavigationTopic(
      name: "push", steps: 8, makeRouter: { AppRouter<Bookshelf>() },
      track: { $0.tracker = $1 },
      move: { router, step in
        if step == 0 { router.popToRoot() }
        router.navigate(to: .bookDetail(.dune))
      }, read: { $0.stack.count },
      change: { state, step in
        if step == 0 { state.stack = [] }
        state.stack.append(.bookDetail(.dune))
      }, readState: { $0.stack.count })
    let tabSwitch = NavigationTopic(
      name: "tab switch", steps: Self.tabs.count, makeRouter: { TabRouter<Bookshelf>() },
      track: { $0.tracker = $1 }, move: { $0.selectedTab = Self.tabs[$1] },
      read: { $0.selectedTab }, change: { $0.tab = Self.tabs[$1] }, readState: { $0.tab })
    let jump = NavigationTopic(
      name: "jump", steps: Self.paths.count, makeRouter: { TabRouter<Bookshelf>() },
      track: { $0.tracker = $1 }, move: { $0.navigate(to: Self.paths[$1]) },
      read: { $0.current.stack.count }, change: { $0.jump(to: Self.paths[$1]) },
      readState: { $0.stack.count })
    return push.rows(minimumSteps) + tabSwitch.rows(minimumSteps) + jump.rows(minimumSteps)
  }
}

/// One kind of step, taken by a router and by classes that hold the same state.
@MainActor
struct NavigationTopic<Router: AnyObject, Value: Equatable> {
  let name: String
  let steps: Int
  let makeRouter: () -> Router
  let track: (Router, EventCounter) -> Void
  let move: (Router, Int) -> Void
  let read: (Router) -> Value
  let change: (inout NavigationState, Int) -> Void
  let readState: (NavigationState) -> Value

  /// Rows for a plain class, a router, both with an observer, and a router with analytics.
  func rows(_ minimumSteps: Int) -> [Measurement] {
    let (plain, observable) = (PlainState(), ObservableState())
    let (router, observed, tracked) = (makeRouter(), makeRouter(), makeRouter())
    let counter = EventCounter()
    track(tracked, counter)
    let passes = max(minimumSteps / steps, 1)
    func row(
      _ suffix: String, to baseline: String? = nil, _ step: @escaping @MainActor (Int) -> Void,
      isCorrect: @escaping @MainActor () -> Bool
    ) -> Measurement {
      Measurement(
        key: .init(name: name + suffix), unit: .nanoseconds, count: steps,
        baselines: baseline.map { [.init(name: name + $0)] } ?? [],
        source: .work {
          try .timing(name + suffix, passes: passes) {
            for index in 0..<steps { step(index) }
            return isCorrect()
          }
        })
    }
    /// The value after all steps, by the plain class.
    func expected() -> Value {
      var state = NavigationState()
      for index in 0..<steps { change(&state, index) }
      return readState(state)
    }
    let end = expected()
    return [
      row(
        ", plain class", { change(&plain.state, $0) }, isCorrect: { readState(plain.state) == end }),
      row("", to: ", plain class", { move(router, $0) }, isCorrect: { read(router) == end }),
      row(
        ", plain @Observable",
        { index in
          withObservationTracking({ _ = readState(observable.state) }, onChange: {})
          change(&observable.state, index)
        }, isCorrect: { readState(observable.state) == end }),
      row(
        ", observed", to: ", plain @Observable",
        { index in
          withObservationTracking({ _ = read(observed) }, onChange: {})
          move(observed, index)
        }, isCorrect: { read(observed) == end }),
      row(
        ", tracked", to: "", { move(tracked, $0) },
        isCorrect: { read(tracked) == end && counter.events > 0 }),
    ]
  }
}

/// The state of an app's navigation, without a library.
struct NavigationState {
  var tab = Bookshelf.Tab.library
  var stack: [Bookshelf.Route] = []
  var presentations: [Presentation<Bookshelf>] = []

  mutating func jump(to path: ScreenPath<Bookshelf>) {
    if let tab = path.tab { self.tab = tab }
    stack = path.routes
    presentations = path.presentations
  }
}

@MainActor
final class PlainState {
  var state = NavigationState()
}

@MainActor
@Observable
final class ObservableState {
  var state = NavigationState()
}

/// Analytics that only count events.
@MainActor
final class EventCounter: NavigationTracking {
  private(set) var events = 0

  func track(_ event: NavigationEvent<Bookshelf>) { events += 1 }
}
