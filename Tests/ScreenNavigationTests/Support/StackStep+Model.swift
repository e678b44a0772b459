import ScreenNavigation

extension StackStep {
  /// Applies the step to a model of values, without a router.
  func take(on state: inout StackState<Garden>) {
    switch self {
    case .push(let route): state.routes += [route]
    case .pop(let count): state.routes = state.routes.dropLast(max(count, 0))
    case .popToRoot: state.routes = []
    case .popTo(let route):
      guard let index = state.routes.lastIndex(of: route) else { return }
      state.routes = Array(state.routes[...index])
    case .replaceAll(let route): state.routes = [route]
    case .resetAndNavigate(let routes): state.routes = routes
    case .sheet(let sheet):
      state.presentation = .sheet(sheet, state.inner(of: .sheet, id: sheet.id))
    case .cover(let cover):
      state.presentation = .fullScreenCover(cover, state.inner(of: .fullScreenCover, id: cover.id))
    case .alert: state.presentation = .alert(.frost)
    case .confirmation: state.presentation = .confirmation(.felling)
    case .dismiss: state.presentation = nil
    case .lateNil(let kind): state.dismiss([kind])
    case .confirm: state.dismiss([.alert, .confirmation])
    case .inside(let step): state.inside(step)
    }
  }
}

extension StackState<Garden> {
  /// Returns the stack of the presented sheet or cover if kind and `id` match, otherwise a new
  /// stack.
  fileprivate func inner(of kind: PresentationKind, id: String) -> StackState {
    switch presentation {
    case .sheet(let sheet, let inner) where kind == .sheet && sheet.id == id: inner
    case .fullScreenCover(let cover, let inner) where kind == .fullScreenCover && cover.id == id:
      inner
    default: StackState()
    }
  }

  fileprivate mutating func dismiss(_ kinds: [PresentationKind]) {
    if let presentation, kinds.contains(presentation.kind) { self.presentation = nil }
  }

  fileprivate mutating func inside(_ step: StackStep) {
    switch presentation {
    case .sheet(let sheet, var inner):
      step.take(on: &inner)
      presentation = .sheet(sheet, inner)
    case .fullScreenCover(let cover, var inner):
      step.take(on: &inner)
      presentation = .fullScreenCover(cover, inner)
    case .alert, .confirmation, nil: break
    }
  }
}
