/// A destination of a visible state by its position, and what else its content depends on.
@usableFromInline
struct ScreenPlace {
  /// A position in a visible state.
  @usableFromInline
  enum Position {
    /// In the stack at ``ScreenPlace/depth``: 0 is its visible screen, and the last one is its root.
    case stack(fromTop: Int)
    /// A position in the list of tabs.
    case tab(Int)
    case overlay
  }

  @usableFromInline var position: Position

  /// The number of sheets, popovers and covers up to the stack.
  @usableFromInline var depth: Int

  @usableFromInline var layout: ScreenLayout

  @usableFromInline var isFrontmost: Bool

  /// Whether only the label of the destination is drawn: on its tab or on a back button.
  @usableFromInline var isLabel: Bool
}

extension VisibleFlowState {
  /// The destination at a place.
  @inlinable
  func destination(
    at place: ScreenPlace
  ) -> ScreenDestination<Flow, Tab, Route, Sheet, Overlay> {
    switch place.position {
    case .tab(let position): return .tab(tabs[position])
    case .overlay: return overlay.map { .overlay($0) } ?? .root
    case .stack(let position):
      let (stack, sheet) = stack.stack(at: place.depth)
      let index = stack.routes.count - 1 - position
      if index >= 0 { return .route(stack.routes[index]) }
      if let sheet { return .sheet(sheet) }
      if let tab { return .tab(tab) }
      return flow.map { .flow($0) } ?? .root
    }
  }

  /// The tab that contains a place.
  @inlinable
  func tab(at place: ScreenPlace) -> Tab? {
    if case .tab(let position) = place.position { tabs[position] } else { tab }
  }
}

extension VisibleStack {
  /// A stack over this one, with the sheet, popover or cover that contains it.
  @inlinable
  func stack(at depth: Int) -> (stack: VisibleStack, sheet: Sheet?) {
    var found: (stack: VisibleStack, sheet: Sheet?) = (self, nil)
    for _ in 0..<depth {
      switch found.stack.presentations.first {
      case .sheet(let sheet, let inner), .popover(let sheet, let inner),
        .fullScreenCover(let sheet, let inner):
        found = (inner, sheet)
      case nil, .alert, .confirmation: preconditionFailure("no stack is at depth \(depth)")
      }
    }
    return found
  }
}
