import ScreenCrawl
import ScreenSnapshot

/// What a link that pushes its screen may show.
struct PushedLink {
  /// The states that are right, the one without presentations first.
  private let states: [DescribedState]

  /// Finds what the link to a screen may show over a state; nil if the link cannot push there.
  ///
  /// - Parameters:
  ///   - screen: What a jump to the screen shows, whose last route is pushed.
  ///   - before: What is visible before the link; a sheet may stay with the route in it, or close.
  init?(to screen: DescribedState, over before: DescribedState) {
    guard let route = screen.stack.routes.last, !screen.isCovered, screen.flow == before.flow else {
      return nil
    }
    states = before.stack.stacks(pushing: route).map { stack in
      var state = before
      (state.stack, state.overlay) = (stack, nil)
      return state
    }
  }

  /// The right state that is visible, or else the first one.
  func state(showing result: OperationResult) -> DescribedState {
    states.first { result == .visible($0) } ?? states[0]
  }
}

extension DescribedStack {
  /// The stack with a route and without its presentation, and with a route on the stack of each sheet.
  ///
  /// An app may leave a stack as it is if the route is in front already.
  fileprivate func stacks(pushing route: DescribedValue) -> [DescribedStack] {
    let own =
      [DescribedStack(routes: routes + [route])]
      + (routes.last == route ? [DescribedStack(routes: routes)] : [])
    guard let presentation, !presentation.isDialog else { return own }
    return own
      + presentation.stack.stacks(pushing: route).map { inner in
        DescribedStack(
          routes: routes,
          presentation: DescribedPresentation(
            kind: presentation.kind, value: presentation.value, stack: inner))
      }
  }
}
