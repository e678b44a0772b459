import ScreenContents

/// What the content of a destination is asked for with: its position in a visible state, and what else the
/// content depends on.
struct ContentRequest {
  /// A position in a visible state.
  enum Position {
    /// In the stack at ``ContentRequest/depth``: 0 is its visible screen, and the last one is its root.
    case stack(fromTop: Int)
    /// A position in the list of tabs.
    case tab(Int)
    case overlay
  }

  var position: Position

  /// The number of sheets, popovers and covers up to the stack.
  var depth: Int

  var layout: ScreenLayout

  var isFrontmost: Bool

  /// Whether only the label of the destination is drawn: on its tab or on a back button.
  var isLabel: Bool
}

extension VisibleFlowState {
  /// The destination that a request is about.
  func destination(
    of request: ContentRequest
  ) -> ScreenDestination<Flow, Tab, Route, Sheet, Overlay> {
    switch request.position {
    case .tab(let position): return .tab(tabs[position])
    case .overlay: return overlay.map { .overlay($0) } ?? .root
    case .stack(let position):
      if let destination: ScreenDestination<Flow, Tab, Route, Sheet, Overlay> =
        stack.destination(fromTop: position, at: request.depth)
      {
        return destination
      }
      if let tab { return .tab(tab) }
      return flow.map { .flow($0) } ?? .root
    }
  }

  /// The tab that contains the destination of a request.
  func tab(of request: ContentRequest) -> Tab? {
    if case .tab(let position) = request.position { tabs[position] } else { tab }
  }
}

extension VisibleStack {
  /// A screen of this stack, or of the one that a number of sheets, popovers and covers over it leads to;
  /// nil for the root of this stack.
  func destination<Flow, Tab, Overlay>(
    fromTop position: Int, at depth: Int
  ) -> ScreenDestination<Flow, Tab, Route, Sheet, Overlay>? {
    if depth == 0 {
      let index = routes.count - 1 - position
      return index >= 0 ? .route(routes[index]) : nil
    }
    guard let (sheet, inner) = presentations.first?.content else {
      preconditionFailure("a stack is missing at depth \(depth)")
    }
    return inner.destination(fromTop: position, at: depth - 1) ?? .sheet(sheet)
  }
}
