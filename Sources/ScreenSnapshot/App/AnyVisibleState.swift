import ScreenNavigation
import ScreenPayloads

/// A visible state with values of any type.
package struct AnyVisibleState {
  package let flow: Any?
  package let tabs: [Any]
  package let tab: Any?

  /// The routes and presentations above the root, as ``DescribedState/stack`` has them.
  package let stack: [Level]
  package let overlay: Any?

  /// A route, a sheet, a popover or a cover of the app, or a `VisibleDialog`.
  package struct Level {
    package let kind: Place.Kind
    package let value: Any
  }
}

extension VisibleFlowState {
  /// The state with values of any type; of several presentations over a stack, which
  /// ``VisibleStack/check()`` finds, it has the first.
  var erased: AnyVisibleState {
    AnyVisibleState(
      flow: flow as Any?, tabs: tabs.map { $0 as Any }, tab: tab as Any?, stack: stack.levels,
      overlay: overlay as Any?)
  }
}

extension VisibleStack {
  fileprivate var levels: [AnyVisibleState.Level] {
    routes.map { .init(kind: .route, value: $0) } + (presentations.first?.levels ?? [])
  }

  /// Checks that every stack has at most one presentation.
  func check() throws(VisibleStateError) {
    if presentations.count > 1 {
      let kinds = presentations.compactMap { $0.levels.first?.kind }
      throw .severalPresentations(kinds.map { $0 == .cover ? "a full-screen cover" : $0.phrase })
    }
    switch presentations.first {
    case .sheet(_, let inner), .popover(_, let inner), .fullScreenCover(_, let inner):
      try inner.check()
    case .alert, .confirmation, nil: break
    }
  }
}

extension VisiblePresentation {
  /// The presentation, and what is on it.
  fileprivate var levels: [AnyVisibleState.Level] {
    switch self {
    case .sheet(let sheet, let inner): [.init(kind: .sheet, value: sheet)] + inner.levels
    case .popover(let popover, let inner): [.init(kind: .popover, value: popover)] + inner.levels
    case .fullScreenCover(let cover, let inner): [.init(kind: .cover, value: cover)] + inner.levels
    case .alert(let dialog): [.init(kind: .alert, value: dialog)]
    case .confirmation(let dialog): [.init(kind: .confirmation, value: dialog)]
    }
  }
}

extension ScreenManifest {
  /// What the path describes.
  var pathState: AnyVisibleState {
    let path = navigationPath
    return AnyVisibleState(
      flow: path.flow as Any?, tabs: [], tab: path.tab as Any?,
      stack: VisibleStack(path.stack).levels, overlay: path.overlay as Any?)
  }
}

// MARK: - Description

extension PayloadDescriber {
  /// Describes a visible state.
  mutating func state(_ state: AnyVisibleState) -> DescribedState {
    DescribedState(
      flow: state.flow.map { place(.flow, $0) }, tabs: state.tabs.map { place(.tab, $0) },
      tab: state.tab.map { place(.tab, $0) }, stack: state.stack.map { place($0.kind, $0.value) },
      overlay: state.overlay.map { place(.overlay, $0) })
  }

  private mutating func place(_ kind: Place.Kind, _ value: Any) -> Place {
    guard kind.isDialog, let dialog = value as? VisibleDialog else {
      return .value(kind, describe(value))
    }
    return .dialog(DescribedDialog(dialog, as: kind), dialog.value.map { describe($0) })
  }
}
