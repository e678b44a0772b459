import ScreenSnapshot

extension DescribedState {
  /// What a link that pushes may show over the state, the one without presentations first; empty if it cannot push here.
  ///
  /// - Parameter screen: What a jump to the screen of the link shows, whose last route is pushed; a sheet may stay with
  ///   the route in it, or close.
  func states(pushing screen: DescribedState) -> [DescribedState] {
    guard let route = screen.stack.routes.last, !screen.isCovered, screen.flow == flow else {
      return []
    }
    return stack.stacks(pushing: route).map { stack in
      var state = self
      (state.stack, state.overlay) = (stack, nil)
      return state
    }
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
