import BookshelfNavigation
import ScreenNavigation

/// What moving between screens costs while the app runs, against the same without a library.
@MainActor
struct NavigationPlan {
  let bench: BenchmarkEnvironment

  /// So many pushes are one pass: a push copies the stack, so that it costs more the more lies on
  /// it.
  private static let depth = 8
  private static let route = Bookshelf.Route.bookDetail(.dune)
  private static let paths = AppScreen.allCases.map(\.navigationPath)

  var measurements: [Measurement] { pushes + switches + jumps }

  /// A row whose work is done so often in one pass.
  private func row(
    _ name: String, to baseline: String? = nil, steps: Int,
    _ pass: @escaping @MainActor () -> Bool
  ) -> Measurement {
    let passes = bench.passes(of: steps, shortest: bench.shortest * 10)
    return Measurement(
      key: .init(name: name), unit: .nanoseconds, count: steps,
      baseline: baseline.map { .init(name: $0) },
      source: .work { try await .timing(passes, name, pass) })
  }
}

// MARK: - Push

extension NavigationPlan {
  private var pushes: [Measurement] {
    let steps = Self.depth
    let plain = PlainState()
    let observable = ObservableState()
    let router = AppRouter<Bookshelf>()
    let tracked = AppRouter<Bookshelf>()
    let events = EventCount()
    tracked.tracker = events
    return [
      row("push, plain array", steps: steps) {
        var stack: [Bookshelf.Route] = []
        for _ in 0..<steps { Self.push(Self.route, on: &stack) }
        return stack.count == steps
      },
      row("push, plain class", steps: steps) {
        plain.popToRoot()
        for _ in 0..<steps { plain.push(Self.route) }
        return plain.stack.count == steps
      },
      row("push", to: "push, plain class", steps: steps) {
        router.popToRoot()
        for _ in 0..<steps { router.navigate(to: Self.route) }
        return router.stack.count == steps
      },
      row("push, plain @Observable", steps: steps) {
        observable.popToRoot()
        for _ in 0..<steps {
          Observer.observing {
            _ = observable.stack
          } _: {
            observable.push(Self.route)
          }
        }
        return observable.stack.count == steps
      },
      row("push, observed", to: "push, plain @Observable", steps: steps) {
        router.popToRoot()
        for _ in 0..<steps {
          Observer.observing {
            _ = router.stack
          } _: {
            router.navigate(to: Self.route)
          }
        }
        return router.stack.count == steps
      },
      row("push, tracked", to: "push, plain class", steps: steps) {
        let before = events.events
        tracked.popToRoot()
        for _ in 0..<steps { tracked.navigate(to: Self.route) }
        return tracked.stack.count == steps && events.events - before >= steps
      },
    ]
  }

  @inline(never)
  private static func push(_ route: Bookshelf.Route, on stack: inout [Bookshelf.Route]) {
    stack.append(route)
  }
}

// MARK: - Tab switch

extension NavigationPlan {
  private var switches: [Measurement] {
    let tabs = (0..<16).flatMap { _ in Bookshelf.Tab.allCases }
    let plain = PlainState()
    let observable = ObservableState()
    let router = TabRouter<Bookshelf>()
    let tracked = TabRouter<Bookshelf>()
    let events = EventCount()
    tracked.tracker = events
    return [
      row("tab switch, plain class", steps: tabs.count) {
        for tab in tabs { plain.select(tab) }
        return plain.tab == tabs.last
      },
      row("tab switch", to: "tab switch, plain class", steps: tabs.count) {
        for tab in tabs { router.selectedTab = tab }
        return router.selectedTab == tabs.last
      },
      row("tab switch, plain @Observable", steps: tabs.count) {
        for tab in tabs {
          Observer.observing {
            _ = observable.tab
          } _: {
            observable.select(tab)
          }
        }
        return observable.tab == tabs.last
      },
      row("tab switch, observed", to: "tab switch, plain @Observable", steps: tabs.count) {
        for tab in tabs {
          Observer.observing {
            _ = router.selectedTab
          } _: {
            router.selectedTab = tab
          }
        }
        return router.selectedTab == tabs.last
      },
      row("tab switch, tracked", to: "tab switch, plain class", steps: tabs.count) {
        let before = events.events
        for tab in tabs { tracked.selectedTab = tab }
        return events.events - before >= tabs.count - 1
      },
    ]
  }
}

// MARK: - Jump

extension NavigationPlan {
  private var jumps: [Measurement] {
    let paths = Self.paths
    let plain = PlainState()
    let observable = ObservableState()
    let router = Self.router()
    let tracked = Self.router()
    let events = EventCount()
    tracked.tracker = events
    return [
      row("jump, plain class", steps: paths.count) {
        for path in paths { plain.jump(to: path) }
        return plain.tab == .settings
      },
      row("jump", to: "jump, plain class", steps: paths.count) {
        for path in paths { router.navigate(to: path) }
        return router.tabs.selectedTab == .settings
      },
      row("jump, plain @Observable", steps: paths.count) {
        for path in paths {
          Observer.observing {
            _ = observable.tab
          } _: {
            observable.jump(to: path)
          }
        }
        return observable.tab == .settings
      },
      row("jump, observed", to: "jump, plain @Observable", steps: paths.count) {
        for path in paths {
          Observer.observing {
            _ = router.tabs.selectedTab
          } _: {
            router.navigate(to: path)
          }
        }
        return router.tabs.selectedTab == .settings
      },
      row("jump, tracked", to: "jump, plain class", steps: paths.count) {
        let before = events.events
        for path in paths { tracked.navigate(to: path) }
        return events.events - before >= paths.count - 1
      },
    ]
  }

  private static func router() -> FlowRouter<Bookshelf> {
    FlowRouter(startingIn: .authorized, tabsIn: .authorized)
  }
}
