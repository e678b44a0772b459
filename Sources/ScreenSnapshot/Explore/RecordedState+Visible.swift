import ScreenNavigation

extension RecordedState {
  /// The visible state of an app, with its payloads, as a recording of its navigation has it.
  init(_ state: AnyVisibleState) {
    var levels = state.stack.recordedLevels
    if let overlay = state.overlay { levels.append((.overlay, overlay)) }
    self.init(flow: state.flow, tab: state.tab, levels: levels, includingPayloads: true)
  }
}

extension VisibleStack<Any, Any> {
  fileprivate var recordedLevels: [(kind: RecordedState.Kind, value: Any?)] {
    let pushes = routes.map { (RecordedState.Kind.push, $0 as Any?) }
    switch presentations.first {
    case nil: return pushes
    // A phone presents a popover as a sheet, and the library has no popovers.
    case .sheet(let sheet, let inner)?, .popover(let sheet, let inner)?:
      return pushes + [(.sheet, sheet)] + inner.recordedLevels
    case .fullScreenCover(let cover, let inner)?:
      return pushes + [(.fullScreenCover, cover)] + inner.recordedLevels
    case .alert(let dialog)?: return pushes + [(.alert, dialog.countedValue)]
    case .confirmation(let dialog)?: return pushes + [(.confirmation, dialog.countedValue)]
    }
  }
}
