import ScreenCrawl
import ScreenDriver
import ScreenSnapshot

/// When a link is opened, if neither after a start nor over a screen after a jump.
enum LinkMoment: String, CaseIterable, Codable, Hashable, Sendable {
  case closedSheet
  case closedDialog
  case back
  case tabChange
  case linkAndBack
  case beforeSettling

  /// The words after a cause.
  var words: String {
    switch self {
    case .closedSheet: " after a closed sheet"
    case .closedDialog: " after a closed dialog"
    case .back: " after a push and back"
    case .tabChange: " after a change of tab"
    case .linkAndBack: " after a link and back"
    case .beforeSettling: " before the app's first 'settle'"
    }
  }
}

extension LinkMoment {
  /// The control that makes the moment on a screen; nil if none does.
  func control(among controls: [ScreenControl], of state: DescribedState) -> ScreenControl? {
    let back = controls.first(where: \.isBack)
    switch (self, state.stack.topmost) {
    case (.closedSheet, let top?) where !top.isDialog && top.stack.routes.isEmpty: return back
    case (.closedDialog, let top?) where top.isDialog:
      return controls.first(where: \.isCancel) ?? controls.first(where: \.isWiredButton)
    case (.back, nil) where !state.stack.routes.isEmpty: return back
    case (.tabChange, nil):
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
    switch self {
    case .closedSheet, .closedDialog: after.stack.depth < before.stack.depth
    case .back: after.stack.routes.count < before.stack.routes.count
    case .tabChange: after.tab != before.tab
    case .linkAndBack, .beforeSettling: true
    }
  }
}

extension Inspector {
  /// The screens, of those that the process has shown, whose controls make a moment.
  func screens(with moment: LinkMoment) -> [Int] {
    screens(with: moment) { moment.control(among: $0.scene.controls, of: $0.state) != nil }
  }
}

/// Where a link is opened: over a screen or after a start, maybe at a moment that follows.
struct LinkOpening: Codable, Hashable, Sendable {
  /// The screen that a jump shows before; nil for the start of the app.
  let screen: Int?

  /// What happens between the jump and the link; nil for nothing.
  let moment: LinkMoment?

  /// Over a screen, or after a start, maybe at a moment.
  init(over screen: Int?, _ moment: LinkMoment? = nil) {
    (self.screen, self.moment) = (screen, moment)
  }
}
