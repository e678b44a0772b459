import ScreenNavigation

/// A visible state with values of any type, which other types describe, compare and count.
package typealias AnyVisibleState = VisibleFlowState<Any, Any, Any, Any, Any>

/// A stack with values of any type.
typealias AnyVisibleStack = VisibleStack<Any, Any>

extension VisibleFlowState {
  /// The state with values of any type.
  var erased: AnyVisibleState {
    AnyVisibleState(
      flow: flow as Any?, listedTabs: tabs.map { $0 as Any }, tab: tab as Any?,
      stack: stack.erased, overlay: overlay as Any?)
  }
}

extension VisibleStack {
  var erased: AnyVisibleStack {
    AnyVisibleStack(
      routes: routes.map { $0 as Any }, presentations: presentations.map { $0.erased })
  }
}

extension VisiblePresentation {
  var erased: VisiblePresentation<Any, Any> {
    switch self {
    case .sheet(let sheet, let inner): .sheet(sheet, inner.erased)
    case .popover(let popover, let inner): .popover(popover, inner.erased)
    case .fullScreenCover(let cover, let inner): .fullScreenCover(cover, inner.erased)
    case .alert(let dialog): .alert(dialog)
    case .confirmation(let dialog): .confirmation(dialog)
    }
  }
}

extension ScreenManifest {
  /// What the path describes.
  var pathState: AnyVisibleState {
    let path = navigationPath
    return AnyVisibleState(
      flow: path.flow as Any?, listedTabs: [], tab: path.tab as Any?,
      stack: VisibleStack(path.stack).erased, overlay: path.overlay as Any?)
  }
}

// MARK: - Checks

extension AnyVisibleStack {
  /// Checks that every stack has at most one presentation.
  func check() throws(VisibleStateError) {
    if presentations.count > 1 {
      let kinds = presentations.map(\.kind)
      throw .severalPresentations(kinds.map { $0 == .cover ? "a full-screen cover" : $0.phrase })
    }
    try inner?.check()
  }
}
