import ScreenDriver
import ScreenSnapshot

/// When a link is opened, if neither after a start nor over a screen after a jump; in words after a cause.
enum LinkMoment: String, CaseIterable, Codable, Hashable, Sendable {
  case closedSheet = "after a closed sheet"
  case closedDialog = "after a closed dialog"
  case back = "after a push and back"
  case tabChange = "after a change of tab"
  case beforeSettling = "before the app's first 'settle'"
}

extension LinkMoment {
  /// The control that makes the moment on a screen; nil if no control does.
  func control(among controls: [ScreenControl], of state: DescribedState) -> ScreenControl? {
    let back = controls.first(where: \.isBack)
    let isPresented = state.stack.contains(where: \.isPresentation)
    switch (self, state.stack.last) {
    case (.closedSheet, let top?) where top.isPresentation && !top.isDialog: return back
    case (.closedDialog, let top?) where top.isDialog:
      return controls.first(where: \.isCancel) ?? controls.first(where: \.isWiredButton)
    case (.back, _?) where !isPresented: return back
    case (.tabChange, _) where !isPresented:
      let tabs = controls.filter(\.isTab)
      guard let own = state.tabs.firstIndex(where: { $0 == state.tab }), tabs.count > 1,
        tabs.indices.contains(own)
      else { return nil }
      return tabs[(own + 1) % tabs.count]
    default: return nil
    }
  }

  /// Whether the control has made the moment.
  func isMade(from before: DescribedState, to after: DescribedState) -> Bool {
    self == .tabChange ? after.tab != before.tab : after.levels.count < before.levels.count
  }
}
