import ScreenNavigation

/// The control that a harness names for a dialog, as steps on a screen of the manifest.
package struct NamedPresenter: Codable, Hashable, Sendable {
  /// The name of the screen.
  package let screen: String

  /// The steps of a journey; the last one taps the control.
  package let steps: [String]

  init<Screen: RawRepresentable<String>>(_ presenter: DialogPresenter<Screen>) {
    screen = presenter.screen.rawValue
    steps = presenter.steps + ["tap \(presenter.control)"]
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
