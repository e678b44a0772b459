import ScreenSnapshot

extension DescribedState {
  /// Adds the last route of a screen, as a link that pushes may do: a sheet stays with the route in it, or closes.
  ///
  /// - Returns: The states that are right, the one without presentations first; none if the link cannot push here.
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
